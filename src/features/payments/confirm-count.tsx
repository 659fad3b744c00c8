import { useSelector } from '@xstate/react';
import { TabCount } from '../../ui/controls/tabs.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { paidPaymentListClient } from './payments-workflows.ts';

/** How many payments wait for their confirmation, once the list says so; nothing where none does. */
export function ConfirmCount() {
  const { groupId } = usePerson();
  const payments = useWorkflow(paidPaymentListClient, groupId);
  useSendOnVisit(payments, 'list.refresh');
  const count = useSelector(payments.actor, ({ context }) => context.counts?.['all'] ?? 0);
  return count === 0 ? null : <TabCount count={count} />;
}
