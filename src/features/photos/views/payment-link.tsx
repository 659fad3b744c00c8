import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './payment-link.module.css';

interface PaymentLinkProps {
  readonly paymentOrderId: string;
  readonly children: ReactNode;
}

/** A line of a banner that leads to a payment. */
export function PaymentLink({ paymentOrderId, children }: PaymentLinkProps) {
  return (
    <Link className={styles.link} to={`/payment/${paymentOrderId}`}>
      {children}
      <IconChevronRight size={18} aria-hidden="true" />
    </Link>
  );
}
