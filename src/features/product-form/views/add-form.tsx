import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { maxProductPhotos } from '../../../../domain/limits.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import { PhotoField } from '../../photos/views/photo-field.tsx';
import type { AddSheetProps } from './form-props.ts';
import { CategoryField } from './category-field.tsx';
import { ProductFields, useFaultWords, useRefusalWords } from './product-fields.tsx';
import styles from './product-fields.module.css';

type AddFormProps = Omit<AddSheetProps, 'opened' | 'onClose' | 'onAnother'>;

/** Pictures, category, and what is typed of a new product. */
export function AddForm({ draft, tree, notice, photos, onPhotos, isTakingPhotos }: AddFormProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(draft, (current) => current);
  const { form, faults, mistake, problem } = snapshot.context;
  const isLocked = !snapshot.hasTag('editable');
  const status = holdUpOf(snapshot);
  const faultIn = useFaultWords({ faults, problem, isNew: true });
  const refusal = useRefusalWords();
  const pictureFault = faultIn('photos');
  return (
    <div className={styles.form}>
      {notice}
      {problem !== null && snapshot.matches({ form: { editing: 'refused' } }) && (
        <Banner kind="refused" title={t('productForm.addFail')} text={refusal(problem)} />
      )}
      {status !== null && (
        <DeliveryBanner status={status} onRetry={() => draft.send({ type: 'form.retry' })} />
      )}
      <div>
        <PhotoField
          title={t('productForm.field.photos')}
          limit={maxProductPhotos}
          kept={snapshot.context.photos}
          mistake={mistake}
          isLocked={isLocked}
          photos={photos}
          isTakingPhotos={isTakingPhotos}
          onPhotos={onPhotos}
          onEvent={draft.send}
        />
        {pictureFault !== undefined && (
          <p className={styles.fault} role="alert">
            {pictureFault}
          </p>
        )}
      </div>
      <ProductFields
        form={form}
        faults={faults}
        problem={problem}
        isNew
        isLocked={isLocked}
        onChange={(field, text) => draft.send({ type: 'field.change', field, text })}
      >
        <CategoryField
          tree={tree}
          categoryId={form.category_id}
          isLocked={isLocked}
          error={faultIn('category_id')}
          onChoose={(categoryId) => draft.send({ type: 'category.choose', categoryId })}
        />
      </ProductFields>
    </div>
  );
}
