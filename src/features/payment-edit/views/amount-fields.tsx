import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { formatBaht, parseBaht } from '../../../../domain/money.ts';
import { missingInMix } from '../../../../domain/payments/payment-edit-form.ts';
import { paymentTypes } from '../../../../domain/payments/payment-form.ts';
import { MoneyField } from '../../../ui/controls/money-field.tsx';
import { SegmentedChoice } from '../../../ui/controls/segmented-choice.tsx';
import type { EditPaymentProps } from './edit-payment-props.ts';
import styles from './edit-payment.module.css';
import { useFieldProps } from './use-field-props.ts';

/** How much was paid and how; of a mix both parts, which make the amount. */
export function AmountFields({ edit }: Pick<EditPaymentProps, 'edit'>) {
  const { t } = useTranslation();
  const form = useSelector(edit, ({ context }) => context.form);
  const isLocked = useSelector(edit, (snapshot) => !snapshot.hasTag('editable'));
  const fieldProps = useFieldProps(edit);
  const missing = missingInMix(form);
  return (
    <>
      <MoneyField {...fieldProps('paid_amount')} required />
      <section>
        <h3 className={styles.heading}>{t('payment.field.payment_type')}</h3>
        <SegmentedChoice
          label={t('payment.field.payment_type')}
          options={paymentTypes.map((type) => ({ value: type, label: t(`paymentType.${type}`) }))}
          value={form.payment_type}
          disabled={isLocked}
          onChange={(paymentType) => edit.send({ type: 'type.choose', paymentType })}
        />
      </section>
      {form.payment_type === 'mix' && (
        <div>
          <div className={styles.pair}>
            <MoneyField {...fieldProps('paid_amount_cash')} required />
            <MoneyField {...fieldProps('paid_amount_receipt')} required />
          </div>
          <p className={styles.mismatch} role="status">
            {missing !== 0 &&
              t(missing > 0 ? 'paymentEdit.partsShort' : 'paymentEdit.partsOver', {
                amount: formatBaht(Math.abs(missing)),
                total: formatBaht(parseBaht(form.paid_amount) ?? 0),
              })}
          </p>
        </div>
      )}
    </>
  );
}
