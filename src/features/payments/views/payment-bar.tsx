import { IconShieldCheck } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { formatBaht, parseBaht, readWire } from '../../../../domain/money.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { StickyBar, BarHint } from '../../../ui/layout/sticky-bar.tsx';
import { useViewer } from '../../../ui/screen-context.ts';
import type { ShownPaymentProps } from './payment-props.ts';
import { confirmingWord, isConfirmOffered, whyNotConfirm } from './receipt/receipt-step.ts';

/** What a rejection keeps of a payment. */
function paymentToName({ version, payment_no, group_name }: ShownPaymentProps['value']) {
  return { version, payment_no, group_name };
}

/** What to do with a paid payment: confirm that the money is there, or reject it; to others, who does. */
export function PaymentBar({ payment: actor, rejection, value, confirmsReceipts, edit }: ShownPaymentProps) {
  const { t } = useTranslation();
  const confirmer = { roles: useViewer().roles, confirmsReceipts };
  const snapshot = useSelector(actor, (current) => current);
  const mayReject = useSelector(rejection, (current) =>
    current.can({ type: 'rejection.open', payment: value }),
  );
  const editButton = edit?.button ?? false;
  if (!isConfirmOffered(value, confirmer)) return editButton !== false && <StickyBar>{editButton}</StickyBar>;
  const against = whyNotConfirm(snapshot, confirmer);
  if (against === 'permission.confirmReceipt') {
    return (
      <StickyBar>
        <BarHint>{t(against)}</BarHint>
      </StickyBar>
    );
  }
  // What was typed before the sheet was closed is still there.
  function confirmWord() {
    const { amount } = snapshot.context;
    const received = amount === '' ? readWire(value.paid_amount) : parseBaht(amount);
    return received === null ? t('payment.confirm') : `${t('payment.confirm')} ${formatBaht(received)}`;
  }
  return (
    <StickyBar>
      {against === undefined && mayReject && (
        <Button
          look="quietDanger"
          height={52}
          onClick={() => rejection.send({ type: 'rejection.open', payment: paymentToName(value) })}
        >
          {t('payment.rejection.action')}
        </Button>
      )}
      {against === undefined && mayReject && editButton}
      {snapshot.can({ type: 'receipt.edit' }) && (
        <Button look="quiet" height={52} onClick={() => actor.send({ type: 'receipt.edit' })}>
          {t('common.edit')}
        </Button>
      )}
      <Button
        height={52}
        grow
        icon={<IconShieldCheck size={22} aria-hidden="true" />}
        reason={
          against === undefined ? (mayReject ? undefined : t('payment.rejection.rejecting')) : t(against)
        }
        onClick={() => actor.send({ type: 'receipt.open' })}
      >
        {snapshot.hasTag('busy') ? t(confirmingWord(snapshot)) : confirmWord()}
      </Button>
    </StickyBar>
  );
}
