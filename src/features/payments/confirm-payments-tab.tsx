import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { useFlush } from '../../workflow/use-flush.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import {
  batchConfirmationClient,
  paidPaymentListClient,
  quickConfirmationClient,
} from './payments-workflows.ts';
import { useConfirmer } from './use-confirmer.ts';
import { ConfirmPayments } from './views/confirm-payments.tsx';

interface ConfirmPaymentsTabProps {
  /** Leads to all payments. */
  readonly onPayments: () => void;
}

/** The payments that wait for their confirmation, for those who may confirm them. */
export default function ConfirmPaymentsTab({ onPayments }: ConfirmPaymentsTabProps) {
  const { user, groupId } = usePerson();
  const navigate = useNavigate();
  const payments = useWorkflow(paidPaymentListClient, groupId);
  const batch = useWorkflow(batchConfirmationClient, user.merchant_id);
  const lane = useWorkflow(quickConfirmationClient, user.merchant_id);
  useSendOnVisit(payments, 'list.refresh');
  useConfirmer(batch);
  useConfirmer(lane);
  const listed = useSelector(payments.actor, ({ context }) => context.items);
  function startLane(): void {
    lane.actor.send({ type: 'lane.start', payments: listed });
    void navigate('/confirm-payments');
  }
  return (
    <FlushContext value={useFlush(batch)}>
      <ConfirmPayments
        payments={payments.actor}
        batch={batch.actor}
        onOneByOne={startLane}
        onPayments={onPayments}
        notice={<JournalBanner workflow={batch} />}
      />
    </FlushContext>
  );
}
