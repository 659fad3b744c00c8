import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { nameActor, translateReason } from '../../../i18n/translate-reason.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner, intoView } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import type { PaymentScreenProps } from './payment-props.ts';
import styles from './payment-screen.module.css';

/** What became of rejecting a payment that is not rejected yet. */
export function RejectionProblem({ rejection }: Pick<PaymentScreenProps, 'rejection'>) {
  const { t, i18n } = useTranslation();
  const problem = useSelector(rejection, ({ context }) => context.problem);
  const status = useSelector(rejection, holdUpOf);
  if (problem !== null) {
    return (
      <div className={styles.notice} ref={intoView}>
        <Banner
          kind="refused"
          title={t('payment.rejection.refused')}
          text={translateReason(i18n, problem)}
          action={
            <Button
              look="tonal"
              height={44}
              onClick={() => rejection.send({ type: 'rejection.acknowledge' })}
            >
              {t('payment.reload')}
            </Button>
          }
        />
      </div>
    );
  }
  if (status !== null) {
    return (
      <div className={styles.notice}>
        <DeliveryBanner status={status} onRetry={() => rejection.send({ type: 'rejection.retry' })} />
      </div>
    );
  }
  return null;
}

/** Why a payment was rejected, or what became of rejecting it. */
export function RejectionNotice({ payment, rejection }: Pick<PaymentScreenProps, 'payment' | 'rejection'>) {
  const { t, i18n } = useTranslation();
  const rejected = useSelector(payment, ({ context }) => context.payment?.rejected);
  if (rejected === undefined) return <RejectionProblem rejection={rejection} />;
  return (
    <div className={styles.notice}>
      <Banner
        kind="info"
        title={t('payment.rejection.done')}
        text={t('payment.rejection.by', {
          name: nameActor(i18n, rejected.by),
          at: formatDateTime(rejected.at),
          reason: rejected.reason,
        })}
      />
    </div>
  );
}
