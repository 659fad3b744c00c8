import type { OrderCard } from '../contract.ts';
import { readWire } from '../money.ts';
import { groupRecords } from '../record-groups.ts';
import type { RecordGroup } from '../record-groups.ts';

/** Groups orders by their group's name; cancelled ones add nothing to a total. */
export function groupOrders(
  language: string,
  orders: readonly OrderCard[],
): readonly RecordGroup<OrderCard>[] {
  return groupRecords(language, orders, ({ status, total_amount }) =>
    status === 'cancelled' ? 0 : readWire(total_amount),
  );
}
