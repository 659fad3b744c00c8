import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { SegmentedChoice } from '../../../ui/controls/segmented-choice.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import { EditConflictForm } from './edit-conflict-form.tsx';
import type { EditSheetProps } from './form-props.ts';
import { ProductFields, useRefusalWords } from './product-fields.tsx';
import styles from './product-fields.module.css';

/** What is typed of a product that exists. */
export function EditForm({ edit, notice }: EditSheetProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(edit, (current) => current);
  const { form, faults, problem } = snapshot.context;
  const isLocked = !snapshot.hasTag('editable');
  const status = holdUpOf(snapshot);
  const refusal = useRefusalWords();
  if (snapshot.matches('conflict')) return <EditConflictForm edit={edit} notice={notice} />;
  return (
    <div className={styles.form}>
      {notice}
      {problem !== null && snapshot.matches({ editing: 'refused' }) && (
        <Banner kind="refused" title={t('productForm.editFail')} text={refusal(problem)} />
      )}
      {status !== null && (
        <DeliveryBanner status={status} onRetry={() => edit.send({ type: 'edit.retry' })} />
      )}
      <SegmentedChoice
        label={t('productForm.field.status')}
        options={(['active', 'inactive'] as const).map((value) => ({
          value,
          label: t(`productForm.status.${value}`),
        }))}
        value={form.status}
        disabled={isLocked}
        onChange={(chosen) => edit.send({ type: 'status.choose', status: chosen })}
      />
      {form.status === 'inactive' && <p className={styles.adopted}>{t('productForm.inactiveMeans')}</p>}
      <ProductFields
        form={form}
        faults={faults}
        problem={problem}
        isNew={false}
        isLocked={isLocked}
        onChange={(field, text) => edit.send({ type: 'field.change', field, text })}
      />
    </div>
  );
}
