import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../domain/outcome.ts';
import { formatDateTime } from '../../i18n/format-date.ts';
import { translateReason } from '../../i18n/translate-reason.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { DeliveryBanner } from '../../ui/delivery-banner.tsx';
import type { PaymentScreenProps } from './payment-props.ts';
import { receiptDelivery } from './receipt-delivery.ts';
import styles from './payment-screen.module.css';

/** Where a confirmation under way stands, and why the last one was not taken. */
export function PaymentNotice({ payment: actor }: Pick<PaymentScreenProps, 'payment'>) {
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const { payment, problem } = snapshot.context;
  const status = receiptDelivery(snapshot);
  const reload = (
    <Button look="tonal" height={44} onClick={() => actor.send({ type: 'refusal.acknowledge' })}>
      {t('payment.reload')}
    </Button>
  );
  if (snapshot.matches({ payment: 'alreadyConfirmed' }) && problem !== null) {
    return (
      <div className={styles.notice}>
        <Banner
          kind="info"
          title={t('payment.alreadyConfirmed.title')}
          text={t('payment.alreadyConfirmed.text', confirmerOf(problem))}
          action={reload}
        />
      </div>
    );
  }
  if (snapshot.matches({ payment: 'refused' }) && problem !== null) {
    return (
      <div className={styles.notice}>
        <Banner
          kind="refused"
          title={t('payment.refused')}
          text={translateReason(i18n, problem)}
          action={reload}
        />
      </div>
    );
  }
  if (status !== null) {
    return (
      <div className={styles.notice}>
        <DeliveryBanner status={status} onRetry={() => actor.send({ type: 'receipt.retry' })} />
      </div>
    );
  }
  if (payment === null || !snapshot.matches({ payment: 'unloaded' })) return null;
  return (
    <div className={styles.notice}>
      <DeliveryBanner status="unreachable" onRetry={() => actor.send({ type: 'payment.open' })} />
    </div>
  );
}

/** Who was quicker, and when, as the refusal says. */
function confirmerOf({ details }: Problem): { readonly name: string; readonly at: string } {
  const { confirmed_by: by, confirmed_at: at } = details;
  const name =
    typeof by === 'object' && by !== null && 'name' in by && typeof by.name === 'string' ? by.name : '';
  return { name, at: typeof at === 'string' ? formatDateTime(at) : '' };
}
