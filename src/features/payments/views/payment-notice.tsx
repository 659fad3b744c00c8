import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { readConfirmer } from '../../../../domain/outcome.ts';
import { isMissing } from '../../../../domain/photos/photos.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { nameActor, translateReason } from '../../../i18n/translate-reason.ts';
import { Banner, intoView } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { OutdatedBanner } from '../../../ui/feedback/outdated-banner.tsx';
import type { PaymentScreenProps } from './payment-props.ts';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import styles from './payment-screen.module.css';

/** The state of a confirmation under way, and why the last one was refused. */
export function PaymentNotice({ payment: actor }: Pick<PaymentScreenProps, 'payment'>) {
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const { isStale, problem, photos } = snapshot.context;
  const status = holdUpOf(snapshot);
  const confirmer = problem === null ? null : readConfirmer(problem);
  const reload = (
    <Button look="tonal" height={44} onClick={() => actor.send({ type: 'refusal.acknowledge' })}>
      {t('payment.reload')}
    </Button>
  );
  if (snapshot.matches({ payment: 'alreadyConfirmed' }) && problem !== null) {
    return (
      <div className={styles.notice} ref={intoView}>
        <Banner
          kind="info"
          title={t('payment.alreadyConfirmed.title')}
          text={t('payment.alreadyConfirmed.text', {
            name: confirmer?.by ? nameActor(i18n, confirmer.by) : '',
            at: confirmer?.at ? formatDateTime(confirmer.at) : '',
          })}
          action={reload}
        />
      </div>
    );
  }
  if (snapshot.matches({ payment: 'refused' }) && problem !== null) {
    return (
      <div className={styles.notice} ref={intoView}>
        <Banner
          kind="refused"
          title={t('payment.refused')}
          text={photos.some(isMissing) ? t('payment.photoGone') : translateReason(i18n, problem)}
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
  if (!isStale || !snapshot.matches({ payment: 'shown' })) return null;
  return (
    <div className={styles.notice}>
      <OutdatedBanner title={t('payment.unreachable')} onRetry={() => actor.send({ type: 'payment.open' })} />
    </div>
  );
}
