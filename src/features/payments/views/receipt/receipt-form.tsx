import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { formatBaht, parseBaht, readWire } from '../../../../../domain/money.ts';
import { isNothingReceived } from '../../../../../domain/payments/payment-form.ts';
import { receiptPhotoLimit } from '../../../../../domain/photos/photos.ts';
import { isPointerFine } from '../../../../ui/layout/pointer.ts';
import { MoneyField } from '../../../../ui/controls/money-field.tsx';
import { PhotoField } from '../../../photos/views/photo-field.tsx';
import { DifferenceBanner, SmallDifference } from '../paid-difference.tsx';
import type { ShownPaymentProps } from '../payment-props.ts';
import styles from '../payment-screen.module.css';

/** The amount that came in, against what was due, and photos of the receipt. */
export function ReceiptForm({ payment: actor, value, photos, onPhotos, isTakingPhotos }: ShownPaymentProps) {
  const { t } = useTranslation();
  const { amount, mistake, photos: kept, receiptPhotos } = useSelector(actor, ({ context }) => context);
  const due = readWire(value.should_paid_amount);
  const proven = readWire(value.claimed_amount ?? value.paid_amount);
  const received = parseBaht(amount);
  const isNothing = isNothingReceived(due, received);
  function whatIsWrong() {
    if (received === null && (mistake === 'amount' || amount.trim() !== '')) return t('proof.mistake.amount');
    return isNothing ? t('proof.mistake.nothingPaid') : undefined;
  }
  return (
    <div className={styles.form}>
      <p className={styles.label}>{t('payment.ordersTotal', { amount: formatBaht(due) })}</p>
      <MoneyField
        label={t('payment.received')}
        value={amount}
        isFirst={isPointerFine()}
        error={whatIsWrong()}
        onChange={(text) => actor.send({ type: 'amount.change', text })}
      />
      {received !== null && <SmallDifference due={due} paid={received} />}
      {received !== null && received !== proven && (
        <p className={styles.label}>{t('payment.proofSays', { amount: formatBaht(proven) })}</p>
      )}
      <DifferenceBanner due={due} paid={received === null || isNothing ? due : received} />
      <PhotoField
        title={t('payment.receiptPhotos')}
        limit={receiptPhotoLimit(value, receiptPhotos)}
        kept={kept}
        mistake={mistake}
        paymentOrderId={value.id}
        onEvent={actor.send}
        photos={photos}
        onPhotos={onPhotos}
        isTakingPhotos={isTakingPhotos}
      />
      <p className={styles.label}>{t('payment.finality')}</p>
    </div>
  );
}
