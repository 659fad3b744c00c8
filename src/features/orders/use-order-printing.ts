import { isStaff } from '../../../domain/roles.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { usePrint } from '../order-print/use-print.ts';
import { orderSelectionClient } from './orders-workflows.ts';
import type { OrderPrinting } from './views/order-home/order-home-props.ts';

/** The packing lists of several orders together, for staff; undefined for customers. */
export function useOrderPrinting(): OrderPrinting | undefined {
  const { groupId, roles } = usePerson();
  const { actor } = useWorkflow(orderSelectionClient, groupId);
  const print = usePrint();
  if (!isStaff(roles)) return undefined;
  return { selection: actor, onPrint: (orderIds) => print(orderIds, 'packing') };
}
