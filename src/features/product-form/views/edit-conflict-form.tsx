import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { adoptedFields, contestedFields, formOf } from '../../../../domain/products/product-form.ts';
import type { EditableField, ProductForm } from '../../../../domain/products/product-form.ts';
import { parseBaht, formatBaht } from '../../../../domain/money.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { ChoiceList } from '../../../ui/controls/choice-list.tsx';
import choiceStyles from '../../../ui/controls/choice-rings.module.css';
import { nameActor } from '../../../i18n/translate-reason.ts';
import { readActor } from '../../../../domain/outcome.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { EditSheetProps } from './form-props.ts';
import styles from './product-fields.module.css';

/** What two people changed of one product: both values of each field, and a choice between them. */
export function EditConflictForm({ edit, notice }: Pick<EditSheetProps, 'edit' | 'notice'>) {
  const { t, i18n } = useTranslation();
  const { seen, form, theirs, choices, problem } = useSelector(edit, ({ context }) => context);
  const valueOf = useFieldWords();
  if (seen === null || theirs === null) return null;
  const conflict = { seen: formOf(seen), mine: form, theirs: formOf(theirs) };
  const contested = contestedFields(conflict);
  const adopted = adoptedFields(conflict);
  const { changed_by: by, changed_at: at } = problem?.details ?? {};
  const actor = readActor(by);
  const who = actor === null ? t('productForm.conflict.somebody') : nameActor(i18n, actor);
  return (
    <div className={styles.form}>
      {notice}
      <Banner
        kind="warn"
        title={t('productForm.conflict.by', {
          name: who,
          time: typeof at === 'string' ? formatDateTime(at) : '',
        })}
        text={t(contested.length > 0 ? 'productForm.conflict.choose' : 'productForm.conflict.fits')}
      />
      {contested.map((field) => (
        <section key={field} className={choiceStyles.rings}>
          <h3 className={styles.heading}>{t(`productForm.field.${field}`)}</h3>
          <ChoiceList
            label={t(`productForm.field.${field}`)}
            choices={(['mine', 'theirs'] as const).map((side) => ({
              id: side,
              title: valueOf(field, conflict[side]),
              text: side === 'mine' ? t('productForm.conflict.mine') : who,
            }))}
            chosen={choices[field] ?? null}
            onChoose={(side) => edit.send({ type: 'side.choose', field, side })}
          />
        </section>
      ))}
      {adopted.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t('productForm.conflict.adopted')}</h3>
          <ul>
            {adopted.map((field) => (
              <li key={field} className={styles.adopted}>
                {t('productForm.conflict.change', {
                  field: t(`productForm.field.${field}`),
                  before: valueOf(field, conflict.seen),
                  after: valueOf(field, conflict.theirs),
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The value of a field as it is shown. */
function useFieldWords(): (field: EditableField, form: ProductForm) => string {
  const { t } = useTranslation();
  return (field, form) => {
    if (field === 'status') return t(`productForm.status.${form.status}`);
    const text = form[field].trim();
    if (text === '') return t('productForm.conflict.none');
    const amount = ['price', 'vip_price', 'original_price'].includes(field) ? parseBaht(text) : null;
    return amount === null ? text : formatBaht(amount);
  };
}
