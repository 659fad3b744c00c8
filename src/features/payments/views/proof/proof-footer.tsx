import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { formatBaht } from '../../../../../domain/money.ts';
import { typedTotal, dueOf } from '../../../../../domain/payments/payment-form.ts';
import { Button, ButtonRow } from '../../../../ui/controls/button.tsx';
import { Total } from '../../../../ui/values/total.tsx';
import { usePhotoObstacle } from '../../../photos/views/use-photo-obstacle.ts';
import { holdUpOf } from '../../../../ui/feedback/delivery-of.ts';
import type { ProofProps } from '../payment-props.ts';
import { ProofDifference } from './proof-difference.tsx';
import styles from './proof.module.css';

/** What is due and what will be paid, and the one button that sends it. */
export function ProofFooter({ proof, isTakingPhotos }: Omit<ProofProps, 'photos' | 'onPhotos'>) {
  const { t } = useTranslation();
  const { orderId, orders, chosen, form, photos } = useSelector(proof, ({ context }) => context);
  const isBusy = useSelector(proof, (snapshot) => snapshot.hasTag('busy'));
  const maySubmit = useSelector(proof, (snapshot) => snapshot.can({ type: 'proof.send' }));
  const isAwaiting = useSelector(proof, (snapshot) => snapshot.matches({ proof: 'awaitingPhotos' }));
  const obstacle = usePhotoObstacle(photos, isTakingPhotos);
  const due = dueOf(orders, chosen);
  const own = dueOf(orders, chosen.includes(orderId) ? [orderId] : []);
  const paid = typedTotal(form);
  const isWaiting = useSelector(proof, holdUpOf) === 'waiting';
  const busyWord = t(isAwaiting ? 'proof.awaitingPhotos' : isWaiting ? 'delivery.waits' : 'proof.submitting');
  return (
    <>
      <div className={styles.sums}>
        <ul className={styles.parts}>
          {due > own && (
            <>
              <li>{t('proof.thisOrder', { amount: formatBaht(own) })}</li>
              <li>{t('proof.debtSum', { amount: formatBaht(due - own) })}</li>
            </>
          )}
          <li className={styles.due}>{t('proof.due', { amount: formatBaht(due) })}</li>
        </ul>
        <Total stacked label={t('proof.paid')} amount={paid} />
      </div>
      <p className={styles.differs} role="status">
        {paid !== null && <ProofDifference due={due} paid={paid} />}
      </p>
      <ButtonRow>
        {isAwaiting && (
          <Button look="quiet" height={52} onClick={() => proof.send({ type: 'proof.edit' })}>
            {t('common.edit')}
          </Button>
        )}
        <Button
          height={52}
          submit
          grow
          reason={maySubmit ? obstacle : isBusy ? busyWord : t('order.noticeFirst')}
          onClick={() => proof.send({ type: 'proof.send' })}
        >
          {isBusy ? busyWord : t('proof.submit')}
        </Button>
      </ButtonRow>
    </>
  );
}
