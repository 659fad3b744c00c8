import type { OrderCard } from '../contract.ts';
import { readWire } from '../money.ts';
import type { Satang } from '../money.ts';

/** The orders of all customer groups of one name; the empty name stands for orders without a group. */
export interface OrderGroup {
  readonly name: string;
  readonly orders: readonly OrderCard[];
  readonly total: Satang;
}

/** Groups orders by the name of their group, sorted by the language's collation, ungrouped ones last; within a group the order is kept. */
export function groupOrders(language: string, orders: readonly OrderCard[]): readonly OrderGroup[] {
  const byName = new Map<string, OrderCard[]>();
  for (const order of orders) {
    const group = byName.get(order.group_name);
    if (group === undefined) byName.set(order.group_name, [order]);
    else group.push(order);
  }
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...byName]
    .map(([name, members]) => ({ name, orders: members, total: totalOf(members) }))
    .sort((a, b) => Number(a.name === '') - Number(b.name === '') || compare(a.name, b.name));
}

/** The total of orders in satang, without cancelled ones. */
function totalOf(orders: readonly OrderCard[]): Satang {
  return orders
    .filter(({ status }) => status !== 'cancelled')
    .reduce((sum, order) => sum + readWire(order.total_amount), 0);
}
