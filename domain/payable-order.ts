import type { Satang } from './money.ts';

/** An unpaid order as a proof of payment offers it. */
export interface PayableOrder {
  readonly id: string;
  readonly orderNo: string;
  /** ISO time. */
  readonly ctime: string;
  readonly total: Satang;
}

/** Satang of the chosen ones. */
export function dueOf(orders: readonly PayableOrder[], chosen: readonly string[]): Satang {
  return orders.filter((order) => chosen.includes(order.id)).reduce((sum, order) => sum + order.total, 0);
}
