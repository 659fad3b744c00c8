import { useSelector } from '@xstate/react';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import type { EditPaymentProps } from './edit-payment-props.ts';
import styles from './edit-payment.module.css';

/** Where a correction is that was put aside before the server answered. */
export function EditPaymentNotice({ edit }: Pick<EditPaymentProps, 'edit'>) {
  const status = useSelector(edit, holdUpOf);
  if (status === null) return null;
  return (
    <div className={styles.notice}>
      <DeliveryBanner status={status} onRetry={() => edit.send({ type: 'edit.retry' })} />
    </div>
  );
}
