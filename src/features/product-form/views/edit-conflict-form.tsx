import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { adoptedFields, contestedFields } from '../../../../domain/edit-conflict.ts';
import { editedProduct, formOf } from '../../../../domain/products/product-form.ts';
import type { EditableField, ProductForm } from '../../../../domain/products/product-form.ts';
import { parseBaht, formatBaht } from '../../../../domain/money.ts';
import { EditConflict } from '../../../ui/feedback/edit-conflict.tsx';
import type { EditSheetProps } from './form-props.ts';
import styles from './product-fields.module.css';

/** What two people changed of one product: both values of each field, and a choice between them. */
export function EditConflictForm({ edit, notice }: Pick<EditSheetProps, 'edit' | 'notice'>) {
  const { t } = useTranslation();
  const { seen, form, theirs, choices, problem } = useSelector(edit, ({ context }) => context);
  const valueOf = useFieldWords();
  if (seen === null || theirs === null) return null;
  const conflict = { seen: formOf(seen), mine: form, theirs: formOf(theirs) };
  return (
    <div className={styles.form}>
      {notice}
      <EditConflict
        problem={problem}
        title={(name, time) => t('productForm.conflict.by', { name, time })}
        contested={contestedFields(editedProduct, conflict).map((field) => ({
          id: field,
          label: t(`productForm.field.${field}`),
          mine: valueOf(field, conflict.mine),
          theirs: valueOf(field, conflict.theirs),
          chosen: choices[field] ?? null,
          onChoose: (side) => edit.send({ type: 'side.choose', field, side }),
        }))}
        adopted={adoptedFields(editedProduct, conflict).map((field) =>
          t('conflict.change', {
            field: t(`productForm.field.${field}`),
            before: valueOf(field, conflict.seen),
            after: valueOf(field, conflict.theirs),
          }),
        )}
      />
    </div>
  );
}

/** The value of a field as it is shown. */
function useFieldWords(): (field: EditableField, form: ProductForm) => string {
  const { t } = useTranslation();
  return (field, form) => {
    if (field === 'status') return t(`productForm.status.${form.status}`);
    const text = form[field].trim();
    if (text === '') return t('conflict.none');
    const amount = ['price', 'vip_price', 'original_price'].includes(field) ? parseBaht(text) : null;
    return amount === null ? text : formatBaht(amount);
  };
}
