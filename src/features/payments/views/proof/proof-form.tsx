import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxProofPhotos } from '../../../../../domain/limits.ts';
import { paymentTypes, typedTotal } from '../../../../../domain/payments/payment-form.ts';
import type { PaymentFormField } from '../../../../../domain/payments/payment-form.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../../ui/feedback/delivery-banner.tsx';
import { isPointerFine } from '../../../../ui/layout/pointer.ts';
import { MoneyField } from '../../../../ui/controls/money-field.tsx';
import { PhotoField } from '../../../photos/views/photo-field.tsx';
import { SegmentedChoice } from '../../../../ui/controls/segmented-choice.tsx';
import { holdUpOf } from '../../../../ui/feedback/delivery-of.ts';
import { DebtList } from '../debt-list.tsx';
import type { ProofProps } from '../payment-props.ts';
import { ProofRefusal } from './proof-refusal.tsx';
import styles from './proof.module.css';

/** Photos, kind of payment, amounts, and the debts settled with it. */
export function ProofForm(props: ProofProps) {
  const { proof, promptpay, ...photoForm } = props;
  const { t } = useTranslation();
  const snapshot = useSelector(proof, (current) => current);
  const { form, mistake, photos } = snapshot.context;
  const status = holdUpOf(snapshot);
  const [wasTypeChosen, setTypeChosen] = useState(false);
  // Not when another kind of payment brings other fields: whoever moves through the kinds stays there.
  const isFirst = isPointerFine() && !wasTypeChosen;
  const isLocked = !snapshot.matches({ proof: 'editing' });
  const field = (name: PaymentFormField) => ({
    value: form[name],
    locked: isLocked,
    error: mistakeOf(name),
    onChange: (text: string) => proof.send({ type: 'amount.change', field: name, text }),
  });
  function mistakeOf(name: PaymentFormField): string | undefined {
    const isNothing =
      mistake === 'nothingPaid' ? name === 'amount' : mistake === name && typedTotal(form) === 0;
    if (isNothing) return t('proof.mistake.nothingPaid');
    return mistake === name ? t(`proof.mistake.${name}`) : undefined;
  }
  return (
    <div className={styles.form}>
      {snapshot.matches({ proof: 'refused' }) && <ProofRefusal {...props} />}
      {status !== null && (
        <DeliveryBanner status={status} onRetry={() => proof.send({ type: 'proof.retry' })} />
      )}
      <PhotoField
        title={t('proof.photos')}
        limit={maxProofPhotos}
        kept={photos}
        mistake={mistake}
        isLocked={isLocked}
        onEvent={proof.send}
        {...photoForm}
      />
      <section>
        <h3 className={styles.title}>{t('proof.type')}</h3>
        <SegmentedChoice
          label={t('proof.type')}
          options={paymentTypes.map((type) => ({ value: type, label: t(`paymentType.${type}`) }))}
          value={form.type}
          disabled={isLocked}
          onChange={(paymentType) => {
            setTypeChosen(true);
            proof.send({ type: 'type.choose', paymentType });
          }}
        />
      </section>
      {form.type === 'mix' ? (
        <div className={styles.mix}>
          <MoneyField label={t('paymentType.cash')} isFirst={isFirst} {...field('cash')} />
          <MoneyField label={t('paymentType.receipt')} {...field('receipt')} />
        </div>
      ) : (
        <MoneyField label={t('proof.amount')} isFirst={isFirst} {...field('amount')} />
      )}
      <DebtList proof={proof} />
      {promptpay}
      {mistake === 'orders' && <Banner kind="refused" title={t('proof.mistake.orders')} />}
    </div>
  );
}
