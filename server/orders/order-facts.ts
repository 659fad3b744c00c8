import { toBaht } from '../../domain/money.ts';
import type { NewLine, OrderRow } from '../store/orders.ts';
import { orderLine } from './order-answer.ts';

/** What a history follows of an order, in the words of its answers: folded, it is what a person saw. */
export function orderFacts(
  order: Pick<OrderRow, 'total_satang' | 'remark' | 'address_id'>,
  lines: readonly NewLine[],
) {
  return {
    detail: lines.map(orderLine),
    total_amount: toBaht(order.total_satang),
    remark: order.remark,
    address_id: order.address_id,
  };
}
