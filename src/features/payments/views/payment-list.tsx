import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { readWire } from '../../../../domain/money.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ListFrame } from '../../record-lists/views/list-frame.tsx';
import { NothingListed } from '../../record-lists/views/nothing-listed.tsx';
import type { PaymentListActor } from '../../record-lists/views/list-props.ts';
import { PaymentCard } from './payment-card.tsx';
import styles from '../../record-lists/views/list-frame.module.css';

interface PaymentListProps {
  readonly payments: PaymentListActor;
  /** Leads to the orders. */
  readonly onOrders: () => void;
}

/** The payments, each with the orders that it pays. */
export function PaymentList({ payments, onOrders }: PaymentListProps) {
  const { t } = useTranslation();
  const items = useSelector(payments, ({ context }) => context.items);
  return (
    <ListFrame
      kind="payments"
      list={payments}
      total={items.reduce((sum, payment) => sum + readWire(payment.paid_amount), 0)}
      empty={
        <NothingListed
          list={payments}
          title={t('payments.empty.title')}
          text={t('payments.empty.text')}
          action={<Button onClick={onOrders}>{t('common.toOrders')}</Button>}
        />
      }
    >
      <ul className={styles.cards}>
        {items.map((payment) => (
          <PaymentCard key={payment.id} payment={payment} />
        ))}
      </ul>
    </ListFrame>
  );
}
