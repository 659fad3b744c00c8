import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { adoptedFields, contestedFields } from '../../../../domain/edit-conflict.ts';
import { formatBaht, parseBaht } from '../../../../domain/money.ts';
import { editedPayment, feeInWords } from '../../../../domain/payments/payment-edit-form.ts';
import type { PaymentEditField, PaymentEditForm } from '../../../../domain/payments/payment-edit-form.ts';
import { EditConflict } from '../../../ui/feedback/edit-conflict.tsx';
import type { EditPaymentProps } from './edit-payment-props.ts';
import styles from './edit-payment.module.css';

/** What two people corrected of one payment: both values of each field, and a choice between them. */
export function EditPaymentConflict({ edit, notice }: Pick<EditPaymentProps, 'edit' | 'notice'>) {
  const { t } = useTranslation();
  const { seen, form, theirs, choices, problem } = useSelector(edit, ({ context }) => context);
  const valueOf = useFieldWords();
  if (seen === null || theirs === null) return null;
  const conflict = { seen: seen.form, mine: form, theirs: theirs.form };
  const added = theirs.photos.filter((photo) => !seen.photos.includes(photo)).length;
  const removed = seen.photos.filter((photo) => !theirs.photos.includes(photo)).length;
  return (
    <div className={styles.form}>
      {notice}
      <EditConflict
        problem={problem}
        title={(name, time) => t('paymentEdit.conflict.by', { name, time })}
        contested={contestedFields(editedPayment, conflict).map((field) => ({
          id: field,
          label: t(`payment.field.${field}`),
          mine: valueOf(field, conflict.mine),
          theirs: valueOf(field, conflict.theirs),
          chosen: choices[field] ?? null,
          onChoose: (side) => edit.send({ type: 'side.choose', field, side }),
        }))}
        adopted={[
          ...adoptedFields(editedPayment, conflict).map((field) =>
            t('conflict.change', {
              field: t(`payment.field.${field}`),
              before: valueOf(field, conflict.seen),
              after: valueOf(field, conflict.theirs),
            }),
          ),
          ...(added > 0 ? [t('history.photos', { count: added })] : []),
          ...(removed > 0 ? [t('history.photosRemoved', { count: removed })] : []),
        ]}
      />
    </div>
  );
}

/** The value of a field as it is shown. */
function useFieldWords(): (field: PaymentEditField, form: PaymentEditForm) => string {
  const { t } = useTranslation();
  const amountOf = (text: string) => formatBaht(parseBaht(text) ?? 0);
  return (field, form) => {
    if (field === 'amounts') {
      const way = t(`paymentType.${form.payment_type}`);
      const parts = { cash: amountOf(form.paid_amount_cash), receipt: amountOf(form.paid_amount_receipt) };
      return `${amountOf(form.paid_amount)} · ${form.payment_type === 'mix' ? t('paymentEdit.conflict.mix', parts) : way}`;
    }
    return (field === 'fee' ? feeInWords(form) : form[field].trim()) || t('conflict.none');
  };
}
