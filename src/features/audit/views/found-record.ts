import type { OrderCard, PaymentCard } from '../../../../domain/contract.ts';
import type { FoundRecord } from '../../../../machines/record-search/record-search-machine.ts';

/** An order of a list as the audit names it. */
export function foundOrder(order: OrderCard): FoundRecord {
  const { id, order_no, status, group_name, total_amount, ctime } = order;
  return {
    kind: 'order',
    id,
    number: order_no,
    status,
    groupName: group_name,
    amount: total_amount,
    since: ctime,
  };
}

/** A payment of a list as the audit names it. */
export function foundPayment(payment: PaymentCard): FoundRecord {
  const { id, payment_no, status, group_name, paid_amount, ctime } = payment;
  return {
    kind: 'payment',
    id,
    number: payment_no,
    status,
    groupName: group_name,
    amount: paid_amount,
    since: ctime,
  };
}
