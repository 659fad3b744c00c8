import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { refusedPaymentField } from '../../../../domain/payments/payment-edit.ts';
import type { PaymentText } from '../../../../domain/payments/payment-edit-form.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import type { EditPaymentProps } from './edit-payment-props.ts';

/** What each field of the correction has in common: its name and label, what is typed, and what is wrong with it. */
export function useFieldProps(edit: EditPaymentProps['edit']) {
  const { t, i18n } = useTranslation();
  const { form, faults, problem } = useSelector(edit, ({ context }) => context);
  const locked = useSelector(edit, (snapshot) => !snapshot.hasTag('editable'));
  return (field: PaymentText) => ({
    name: field,
    label: t(`payment.field.${field}`),
    value: form[field],
    locked,
    error: faultIn(field),
    onChange: (text: string) => edit.send({ type: 'text.change', field, text }),
  });

  function faultIn(field: PaymentText): string | undefined {
    const fault = faults.find((one) => one.field === field);
    if (fault === undefined)
      return problem !== null && refusedPaymentField(problem) === field
        ? translateReason(i18n, problem)
        : undefined;
    if (fault.why === 'noAmount') {
      if (field === 'paid_amount_cash' || field === 'paid_amount_receipt')
        return t(`paymentEdit.fault.${field}`);
      return t('paymentEdit.fault.noAmount');
    }
    return fault.why === 'missing' || fault.why === 'tooMany'
      ? undefined
      : t(`paymentEdit.fault.${fault.why}`);
  }
}
