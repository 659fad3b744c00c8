import { IconShieldCheck } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { formatBaht, readWire } from '../../../domain/money.ts';
import { hasRole, receiptConfirmers } from '../../../domain/roles.ts';
import { BarHint } from '../../ui/bar-hint.tsx';
import { Button } from '../../ui/button.tsx';
import { StickyBar } from '../../ui/sticky-bar.tsx';
import type { ShownPaymentProps } from './payment-props.ts';

/** The one thing to do with a paid payment: confirm that the money is there; to others, who does. */
export function PaymentBar({ payment: actor, value, roles, confirmsReceipts }: ShownPaymentProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const isBusy = snapshot.hasTag('busy');
  if (value.status !== 'paid' || !confirmsReceipts) return null;
  const mayConfirm = hasRole(roles, receiptConfirmers);
  if (!mayConfirm) {
    return (
      <StickyBar>
        <BarHint>{t('permission.confirmReceipt')}</BarHint>
      </StickyBar>
    );
  }
  const reason = () => {
    if (snapshot.can({ type: 'receipt.open' })) return undefined;
    if (isBusy) return t('payment.confirming');
    return snapshot.matches({ payment: 'loading' }) ? t('common.loading') : t('order.noticeFirst');
  };
  return (
    <StickyBar>
      <Button
        height={52}
        grow
        icon={<IconShieldCheck size={22} aria-hidden="true" />}
        reason={reason()}
        onClick={() => actor.send({ type: 'receipt.open' })}
      >
        {isBusy
          ? t('payment.confirming')
          : `${t('payment.confirm')} ${formatBaht(readWire(value.paid_amount))}`}
      </Button>
    </StickyBar>
  );
}
