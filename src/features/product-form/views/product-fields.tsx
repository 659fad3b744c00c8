import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  maxBarcodeLength,
  maxDescriptionLength,
  maxOnHand,
  maxProductName,
  maxTypedStock,
} from '../../../../domain/limits.ts';
import type { Problem } from '../../../../domain/outcome.ts';
import { barcodeHolder, refusedField } from '../../../../domain/products/product-form.ts';
import type { FormFault, ProductForm, ProductTextField } from '../../../../domain/products/product-form.ts';
import { fullName, nameIn } from '../../../../domain/names.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { MoneyField } from '../../../ui/controls/money-field.tsx';
import { TextBox } from '../../../ui/controls/text-box.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import styles from './product-fields.module.css';

const lengths: Readonly<Partial<Record<ProductTextField, number>>> = {
  name: maxProductName,
  ch_name: maxProductName,
  th_name: maxProductName,
  color: maxProductName,
  size: maxProductName,
  style: maxProductName,
  barcode: maxBarcodeLength,
};

interface ProductFieldsProps {
  readonly form: ProductForm;
  readonly faults: readonly FormFault[];
  /** Why the product was refused; null where it was not. */
  readonly problem: Problem | null;
  readonly isNew: boolean;
  readonly isLocked: boolean;
  readonly onChange: (field: ProductTextField, text: string) => void;
  /** Between the name and the price. */
  readonly children?: ReactNode;
}

/** What is typed of a product: what it needs first, the rest after it. */
export function ProductFields(props: ProductFieldsProps) {
  const { form, isNew, isLocked, onChange, children } = props;
  const { t } = useTranslation();
  const faultIn = useFaultWords(props);
  const common = (field: ProductTextField) => ({
    name: field,
    label: t(`productForm.field.${field}`),
    value: form[field],
    locked: isLocked,
    error: faultIn(field),
    onChange: (text: string) => onChange(field, text),
  });
  const text = (field: ProductTextField, required = false) => (
    <TextField {...common(field)} required={required} maxLength={lengths[field] ?? maxProductName} />
  );
  const count = (field: 'stock' | 'low_stock_at', required = false) => (
    <TextField {...common(field)} required={required} inputMode="numeric" />
  );
  return (
    <>
      {text('name', true)}
      {children}
      <div className={styles.pair}>
        <MoneyField {...common('price')} required />
        {isNew ? count('stock', true) : <MoneyField {...common('vip_price')} />}
      </div>
      <h3 className={styles.heading}>{t('productForm.optional')}</h3>
      <div className={styles.pair}>
        {text('ch_name')}
        {text('th_name')}
      </div>
      <div className={styles.pair}>
        {text('color')}
        {text('size')}
      </div>
      {text('style')}
      <div className={styles.pair}>
        {isNew && <MoneyField {...common('vip_price')} />}
        <MoneyField {...common('original_price')} />
        {!isNew && count('low_stock_at')}
      </div>
      <div className={styles.pair}>
        {text('barcode')}
        {isNew && count('low_stock_at')}
      </div>
      <TextBox
        label={t('productForm.field.description')}
        value={form.description}
        maxLength={maxDescriptionLength}
        fixed={isLocked}
        onChange={(typed) => onChange('description', typed)}
      />
    </>
  );
}

/** What has to be corrected in a field, or why the server refused it, in words. */
export function useFaultWords({
  faults,
  problem,
  isNew,
}: Pick<ProductFieldsProps, 'faults' | 'problem' | 'isNew'>): (
  field: FormFault['field'],
) => string | undefined {
  const { t } = useTranslation();
  const refusal = useRefusalWords();
  return (field) => {
    const fault = faults.find((one) => one.field === field);
    if (fault === undefined)
      return problem !== null && refusedField(problem, isNew) === field ? refusal(problem) : undefined;
    if (field === 'category_id') return t('productForm.fault.category');
    if (field === 'photos') return t('productForm.fault.photos');
    return t(`productForm.fault.${fault.why}`, { count: field === 'stock' ? maxTypedStock : maxOnHand });
  };
}

/** Why the server refused a product, with the product that stands in its way. */
export function useRefusalWords(): (problem: Problem) => string {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  return (problem) => {
    const holder = barcodeHolder(problem);
    return holder === null
      ? translateReason(i18n, problem)
      : t('productForm.barcodeOf', { product: fullName(nameIn(language, holder), holder) });
  };
}
