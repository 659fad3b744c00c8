import { useLocation, useNavigate } from 'react-router-dom';
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
import { cursorToKeep } from './kept-cursor.ts';
import { useConfirmer } from './use-confirmer.ts';
import { paidFilterAddress } from '../record-lists/filter-query.ts';
import { useFilterInAddress } from '../record-lists/use-filter-in-address.ts';
import { ConfirmPayments } from './views/confirm/confirm-payments.tsx';

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
  useFilterInAddress(payments.actor, paidFilterAddress, !/\/payment\//.test(useLocation().pathname));
  useConfirmer(batch);
  useConfirmer(lane);
  function startLane(): void {
    const { items, pagination, filter } = payments.actor.getSnapshot().context;
    const { cursor = null, total = items.length } = pagination ?? {};
    lane.actor.send({
      type: 'lane.start',
      payments: items,
      pages: cursor === null ? null : { filter, cursor: cursorToKeep(cursor), total },
    });
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
