import { IconShieldCheck } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { formatBaht } from '../../../../../domain/money.ts';
import { isConfirmable } from '../../../../../domain/payments/paid-payment.ts';
import type { PaidPayment } from '../../../../../domain/payments/paid-payment.ts';
import { mayConfirmReceipts } from '../../../../../domain/permissions.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { holdUpOf } from '../../../../ui/feedback/delivery-of.ts';
import type { StickyBar } from '../../../../ui/layout/sticky-bar.tsx';
import { useWasSeen } from '../../../../ui/controls/use-was-seen.ts';
import { ConfirmSheet } from '../../../../ui/sheets/confirm-sheet.tsx';
import type { LaneProps, RejectingProps, RejectionActor } from '../confirm/confirm-props.ts';
import { DifferenceBanner } from '../paid-difference.tsx';
import { RejectionSheet } from '../rejection-sheet.tsx';

interface LaneActionsProps extends LaneProps, RejectingProps {
  readonly payment: PaidPayment;
  readonly bar: typeof StickyBar;
}

/** The two buttons: reject it, or say that the money is there; and what became of rejecting it. */
export function LaneActions({ withRejection, ...props }: LaneActionsProps) {
  const { lane, payment, bar: Bar } = props;
  const { t } = useTranslation();
  const isOvertaken = useSelector(lane, (snapshot) => snapshot.matches({ lane: 'overtaken' }));
  if (isOvertaken) {
    return (
      <Bar>
        <Button height={64} grow onClick={() => lane.send({ type: 'payment.skip' })}>
          {t('confirmPayments.lane.next')}
        </Button>
      </Bar>
    );
  }
  return withRejection(
    payment.id,
    (rejection) => (
      <>
        <UnderRejection {...props} rejection={rejection} />
        <RejectionSheet rejection={rejection} />
      </>
    ),
    (isOpening) => <Decision {...props} against={isOpening ? t('common.loading') : undefined} />,
  );
}

type DecisionProps = Omit<LaneActionsProps, 'withRejection'>;

function UnderRejection({ rejection, ...props }: DecisionProps & { readonly rejection: RejectionActor }) {
  const { t } = useTranslation();
  const snapshot = useSelector(rejection, (current) => current);
  function whyNot() {
    if (snapshot.hasTag('busy')) return t('payment.rejection.rejecting');
    return snapshot.context.problem === null ? undefined : t('confirmPayments.noticeFirst');
  }
  return <Decision {...props} against={whyNot()} />;
}

interface AgainstProps {
  /** Why nothing can be decided now. */
  readonly against: string | undefined;
}

function Decision({ lane, payment, onReject, bar: Bar, against }: DecisionProps & AgainstProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(lane, (current) => current);
  const busy = useBusyWord(lane);
  const isSeen = useWasSeen(payment.id);
  const confirm = { type: 'receipt.confirm', paymentOrderId: payment.id } as const;
  function whyNot() {
    if (against !== undefined) return against;
    if (snapshot.hasTag('busy')) return busy;
    if (snapshot.matches({ lane: 'asking' })) return t('common.loading');
    if (!snapshot.matches({ lane: 'showing' })) return t('confirmPayments.noticeFirst');
    if (!mayConfirmReceipts(snapshot.context)) return t('permission.confirmReceipt');
    return isSeen ? undefined : t('confirmPayments.lane.lookFirst');
  }
  return (
    <Bar>
      <Button look="quietDanger" height={64} reason={whyNot()} onClick={() => onReject(payment)}>
        {t('payment.rejection.action')}
      </Button>
      <Button
        height={64}
        grow
        icon={<IconShieldCheck size={24} aria-hidden="true" />}
        reason={whyNot() ?? (isConfirmable(payment) ? undefined : t('proof.mistake.nothingPaid'))}
        onClick={() => lane.send(confirm)}
      >
        {snapshot.hasTag('busy')
          ? busy
          : t('confirmPayments.lane.confirm', { amount: formatBaht(payment.paid) })}
      </Button>
    </Bar>
  );
}

/** Leaves the payment for later. */
export function LaneSkip({ lane }: LaneProps) {
  const { t } = useTranslation();
  const maySkip = useSelector(lane, (snapshot) => snapshot.can({ type: 'payment.skip' }));
  const busy = useBusyWord(lane);
  return (
    <Button
      look="text"
      height={44}
      reason={maySkip ? undefined : busy}
      onClick={() => lane.send({ type: 'payment.skip' })}
    >
      {t('confirmPayments.lane.skip')}
    </Button>
  );
}

function useBusyWord(lane: LaneProps['lane']) {
  const { t } = useTranslation();
  const snapshot = useSelector(lane, (current) => current);
  if (snapshot.matches({ lane: 'reading' })) return t('common.loading');
  return t(holdUpOf(snapshot) === 'waiting' ? 'delivery.waits' : 'payment.confirming');
}

/** Asks once more where much less or more came in than was due: what is confirmed cannot be undone. */
export function LaneQuestion({ lane, payment }: LaneProps & { readonly payment: PaidPayment }) {
  const { t } = useTranslation();
  const { due, paid } = payment;
  const opened = useSelector(lane, (snapshot) => snapshot.matches({ lane: 'asking' }));
  const mayConfirm = useSelector(lane, (snapshot) => snapshot.can({ type: 'question.confirm' }));
  return (
    <ConfirmSheet
      name="lane-question"
      opened={opened}
      title={t('confirmPayments.lane.question')}
      action={t('payment.confirmAmount', { amount: formatBaht(paid) })}
      reason={opened && !mayConfirm ? t('permission.confirmReceipt') : undefined}
      onClose={() => lane.send({ type: 'question.close' })}
      onConfirm={() => lane.send({ type: 'question.confirm' })}
    >
      <DifferenceBanner due={due} paid={paid} />
      <p>{t('payment.finality')}</p>
    </ConfirmSheet>
  );
}
