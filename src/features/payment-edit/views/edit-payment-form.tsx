import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { formatBaht } from '../../../../domain/money.ts';
import { refusedPaymentField } from '../../../../domain/payments/payment-edit.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Banner, intoView } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { AmountFields } from './amount-fields.tsx';
import { EditPaymentConflict } from './edit-payment-conflict.tsx';
import type { EditPaymentProps } from './edit-payment-props.ts';
import styles from './edit-payment.module.css';
import { EditedPhotos } from './edited-photos.tsx';
import { OvertakenBanner } from './overtaken-banner.tsx';
import { TransferFields } from './transfer-fields.tsx';

/** What is typed of a payment: how much and how, its photos, and what a bank says of the transfer. */
export function EditPaymentForm(props: EditPaymentProps) {
  const { edit, notice } = props;
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(edit, (current) => current);
  const { seen, problem } = snapshot.context;
  const status = holdUpOf(snapshot);
  if (seen === null) return null;
  if (snapshot.matches({ edit: 'conflict' })) return <EditPaymentConflict edit={edit} notice={notice} />;
  return (
    <div className={styles.form}>
      {notice}
      {snapshot.matches({ edit: 'overtaken' }) && <OvertakenBanner edit={edit} />}
      {snapshot.matches({ edit: 'leaving' }) && (
        <div ref={intoView}>
          <Banner kind="warn" title={t('paymentEdit.leave.title')} text={t('paymentEdit.leave.text')} />
        </div>
      )}
      {problem !== null && snapshot.hasTag('editable') && (
        <Banner
          kind="refused"
          title={t('paymentEdit.refused')}
          text={
            refusedPaymentField(problem) === 'photos' && problem.reason === 'not_found'
              ? t('paymentEdit.photoGone')
              : translateReason(i18n, problem)
          }
        />
      )}
      {status !== null && (
        <DeliveryBanner status={status} onRetry={() => edit.send({ type: 'edit.retry' })} />
      )}
      <FactList
        facts={[
          {
            label: t('paymentEdit.payment'),
            value: (
              <>
                PAY-{seen.paymentNo}
                <span className={styles.id}>{seen.id}</span>
              </>
            ),
          },
          { label: t('payment.due'), value: formatBaht(seen.due) },
          ...(seen.claimed === seen.due
            ? []
            : [{ label: t('payment.claimed'), value: formatBaht(seen.claimed) }]),
        ]}
      />
      <AmountFields edit={edit} />
      <EditedPhotos {...props} />
      <TransferFields edit={edit} />
    </div>
  );
}
