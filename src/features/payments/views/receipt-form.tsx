import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageTypes } from '../../../../domain/limits.ts';
import { formatBaht, parseBaht, readWire } from '../../../../domain/money.ts';
import { receiptPhotoLimit } from '../../../../domain/photos.ts';
import { MoneyField } from '../../../ui/controls/money-field.tsx';
import { PhotoGrid } from '../../../ui/photos/photo-grid.tsx';
import { PhotoNotices } from '../../photos/views/photo-notices.tsx';
import { RemovablePhotoPreview } from '../../../ui/photos/removable-photo-preview.tsx';
import { DifferenceBanner } from './paid-difference.tsx';
import type { ShownPaymentProps } from './payment-props.ts';
import styles from './payment-screen.module.css';

/** The amount that came in, against what was due, and photos of the receipt. */
export function ReceiptForm({ payment: actor, value, photos, onPhotos, isTakingPhotos }: ShownPaymentProps) {
  const { t } = useTranslation();
  const { amount, mistake, photos: kept } = useSelector(actor, ({ context }) => context);
  const [previewed, setPreviewed] = useState<number | null>(null);
  const due = readWire(value.should_paid_amount);
  const limit = receiptPhotoLimit(value);
  const retry = (blobId: string) => actor.send({ type: 'photo.retry', blobId });
  const remove = (blobId: string) => actor.send({ type: 'photo.remove', blobId });
  return (
    <div className={styles.form}>
      <p className={styles.label}>{t('payment.ordersTotal', { amount: formatBaht(due) })}</p>
      <MoneyField
        label={t('payment.received')}
        value={amount}
        error={mistake === 'amount' ? t('proof.mistake.amount') : undefined}
        onChange={(text) => actor.send({ type: 'amount.change', text })}
      />
      <DifferenceBanner due={due} paid={parseBaht(amount) ?? due} />
      <PhotoGrid
        title={t('payment.receiptPhotos')}
        photos={photos}
        limit={limit}
        taking={isTakingPhotos}
        accept={imageTypes.join(',')}
        onAdd={onPhotos}
        onRetry={retry}
        onOpen={(blobId) => setPreviewed(photos.findIndex(({ id }) => id === blobId))}
      >
        <PhotoNotices
          photos={kept}
          shown={photos}
          paymentOrderId={value.id}
          limit={limit}
          isMissing={false}
          isTooMany={mistake === 'tooManyPhotos'}
          isRepeated={mistake === 'repeatedPhoto'}
          onRetry={retry}
          onRemove={remove}
        />
      </PhotoGrid>
      <RemovablePhotoPreview
        name="photo"
        photos={photos.map(({ url }) => url ?? '')}
        at={previewed}
        onMove={setPreviewed}
        onRemove={(at) => remove(photos[at]?.id ?? '')}
      />
      <p className={styles.label}>{t('payment.finality')}</p>
    </div>
  );
}
