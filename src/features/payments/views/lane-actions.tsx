import { IconShieldCheck } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { formatBaht } from '../../../../domain/money.ts';
import type { PaidPayment } from '../../../../domain/payments/paid-payment.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import type { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { ConfirmSheet } from '../../../ui/sheets/confirm-sheet.tsx';
import type { LaneProps } from './confirm-props.ts';
import { DifferenceBanner } from './paid-difference.tsx';

interface LaneActionsProps extends LaneProps {
  readonly payment: PaidPayment;
  readonly bar: typeof StickyBar;
}

/** The two buttons: leave it for later, or say that the money is there. */
export function LaneActions({ lane, payment, bar: Bar }: LaneActionsProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(lane, (current) => current);
  const isOvertaken = snapshot.matches('overtaken');
  function whyNot() {
    if (snapshot.can({ type: 'receipt.confirm' })) return undefined;
    if (snapshot.hasTag('busy')) return busyWord();
    return snapshot.matches('showing') ? t('permission.confirmReceipt') : t('confirmPayments.noticeFirst');
  }
  function busyWord() {
    if (snapshot.matches('reading')) return t('common.loading');
    return t(holdUpOf(snapshot) === 'waiting' ? 'delivery.waits' : 'payment.confirming');
  }
  return (
    <Bar>
      {isOvertaken ? (
        <Button height={64} grow onClick={() => lane.send({ type: 'payment.skip' })}>
          {t('confirmPayments.lane.next')}
        </Button>
      ) : (
        <>
          <Button
            look="quiet"
            height={64}
            reason={snapshot.can({ type: 'payment.skip' }) ? undefined : busyWord()}
            onClick={() => lane.send({ type: 'payment.skip' })}
          >
            {t('confirmPayments.lane.skip')}
          </Button>
          <Button
            height={64}
            grow
            icon={<IconShieldCheck size={24} aria-hidden="true" />}
            reason={whyNot()}
            onClick={() => lane.send({ type: 'receipt.confirm' })}
          >
            {snapshot.hasTag('busy')
              ? busyWord()
              : t('confirmPayments.lane.confirm', { amount: formatBaht(payment.paid) })}
          </Button>
        </>
      )}
    </Bar>
  );
}

/** Asks once more where much less or more came in than was due: what is confirmed cannot be undone. */
export function LaneQuestion({ lane, payment }: LaneProps & { readonly payment: PaidPayment }) {
  const { t } = useTranslation();
  const { due, paid } = payment;
  const opened = useSelector(lane, (snapshot) => snapshot.matches('asking'));
  const mayConfirm = useSelector(lane, (snapshot) => snapshot.can({ type: 'receipt.confirm' }));
  return (
    <ConfirmSheet
      name="lane-question"
      opened={opened}
      title={t('confirmPayments.lane.question')}
      action={t('payment.confirmAmount', { amount: formatBaht(paid) })}
      reason={opened && !mayConfirm ? t('permission.confirmReceipt') : undefined}
      onClose={() => lane.send({ type: 'question.close' })}
      onConfirm={() => lane.send({ type: 'receipt.confirm' })}
    >
      <DifferenceBanner due={due} paid={paid} />
      <p>{t('payment.finality')}</p>
    </ConfirmSheet>
  );
}
