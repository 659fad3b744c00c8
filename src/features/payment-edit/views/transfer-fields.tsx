import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { maxExtraInfo, maxTransferText } from '../../../../domain/limits.ts';
import { usualCurrency } from '../../../../domain/payments/payment-edit-form.ts';
import { readExtraFacts } from '../../../../domain/payments/transfer-details.ts';
import type { TransferText } from '../../../../domain/payments/transfer-details.ts';
import { TextBox } from '../../../ui/controls/text-box.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import type { EditPaymentProps } from './edit-payment-props.ts';
import styles from './edit-payment.module.css';
import { useFieldProps } from './use-field-props.ts';

/** What a bank says of the transfer, as far as somebody knows it. */
export function TransferFields({ edit }: Pick<EditPaymentProps, 'edit'>) {
  const { t } = useTranslation();
  const extra = useSelector(edit, ({ context }) => context.form.extra_info);
  const fieldProps = useFieldProps(edit);
  const text = (field: TransferText) => <TextField {...fieldProps(field)} maxLength={maxTransferText} />;
  const { locked, label, onChange } = fieldProps('extra_info');
  return (
    <>
      <h3 className={styles.heading}>{t('paymentEdit.transfer')}</h3>
      {text('transaction_id')}
      <div className={styles.pair}>
        <TextField {...fieldProps('fee')} inputMode="decimal" />
        <TextField {...fieldProps('fee_currency')} maxLength={3} placeholder={usualCurrency} />
      </div>
      {(['payer', 'payee'] as const).map((party) => (
        <div key={party} className={styles.party}>
          {text(`${party}_name`)}
          <div className={styles.pair}>
            {text(`${party}_bank`)}
            {text(`${party}_account`)}
          </div>
        </div>
      ))}
      {/* Facts that a system left there are not typed by hand. */}
      {readExtraFacts(extra) === null && (
        <TextBox label={label} value={extra} maxLength={maxExtraInfo} fixed={locked} onChange={onChange} />
      )}
    </>
  );
}
