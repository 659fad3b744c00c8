import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageTypes, maxProofPhotos } from '../../../../domain/limits.ts';
import { paymentTypes } from '../../../../domain/payment-form.ts';
import type { PaymentFormField } from '../../../../domain/payment-form.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { MoneyField } from '../../../ui/controls/money-field.tsx';
import { PhotoGrid } from '../../../ui/photos/photo-grid.tsx';
import { PhotoNotices } from '../../photos/views/photo-notices.tsx';
import { RemovablePhotoPreview } from '../../../ui/photos/removable-photo-preview.tsx';
import { SegmentedChoice } from '../../../ui/controls/segmented-choice.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import { DebtList } from './debt-list.tsx';
import type { ProofProps } from './payment-props.ts';
import { ProofRefusal } from './proof-refusal.tsx';
import styles from './proof.module.css';

/** Photos, kind of payment, amounts, and the debts settled with it. */
export function ProofForm(props: ProofProps) {
  const { proof, photos, onPhotos, isTakingPhotos } = props;
  const { t } = useTranslation();
  const snapshot = useSelector(proof, (current) => current);
  const { form, mistake } = snapshot.context;
  const status = holdUpOf(snapshot);
  const isLocked = !snapshot.matches({ proof: 'editing' });
  const [previewed, setPreviewed] = useState<number | null>(null);
  const field = (name: PaymentFormField) => ({
    value: form[name],
    disabled: isLocked,
    error: mistake === name ? t(`proof.mistake.${name}`) : undefined,
    onChange: (text: string) => proof.send({ type: 'amount.change', field: name, text }),
  });
  const retry = (blobId: string) => proof.send({ type: 'photo.retry', blobId });
  const remove = isLocked ? undefined : (blobId: string) => proof.send({ type: 'photo.remove', blobId });
  return (
    <div className={styles.form}>
      {snapshot.matches({ proof: 'refused' }) && <ProofRefusal {...props} />}
      {status !== null && (
        <DeliveryBanner status={status} onRetry={() => proof.send({ type: 'proof.retry' })} />
      )}
      <PhotoGrid
        title={t('proof.photos')}
        photos={photos}
        limit={maxProofPhotos}
        locked={isLocked}
        taking={isTakingPhotos}
        accept={imageTypes.join(',')}
        onAdd={onPhotos}
        onRetry={retry}
        onOpen={(blobId) => setPreviewed(photos.findIndex(({ id }) => id === blobId))}
      >
        <PhotoNotices
          photos={snapshot.context.photos}
          shown={photos}
          limit={maxProofPhotos}
          isMissing={mistake === 'photos'}
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
        onRemove={remove && ((at) => remove(photos[at]?.id ?? ''))}
      />
      <section>
        <h3 className={styles.title}>{t('proof.type')}</h3>
        <SegmentedChoice
          label={t('proof.type')}
          options={paymentTypes.map((type) => ({ value: type, label: t(`paymentType.${type}`) }))}
          value={form.type}
          disabled={isLocked}
          onChange={(paymentType) => proof.send({ type: 'type.choose', paymentType })}
        />
      </section>
      {form.type === 'mix' ? (
        <div className={styles.mix}>
          <MoneyField label={t('paymentType.cash')} {...field('cash')} />
          <MoneyField label={t('paymentType.receipt')} {...field('receipt')} />
        </div>
      ) : (
        <MoneyField label={t('proof.amount')} {...field('amount')} />
      )}
      <DebtList proof={proof} />
      {mistake === 'orders' && <Banner kind="refused" title={t('proof.mistake.orders')} />}
    </div>
  );
}
