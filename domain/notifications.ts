import { orderManagers, receiptConfirmers } from './permissions.ts';
import type { StaffRole } from './roles.ts';

/** What staff are told by LINE: a new order, a proof of payment. */
export const staffNotices = ['order', 'proof'] as const;

/** What customers are told by LINE of their orders and payments. */
export const customerNotices = ['confirmed', 'paid', 'completed', 'rejected', 'changed'] as const;

export type StaffNotice = (typeof staffNotices)[number];
export type CustomerNotice = (typeof customerNotices)[number];
export type Notice = StaffNotice | CustomerNotice;

/** The roles of the staff who are told: those who deal with it. */
export const noticeReceivers: Readonly<Record<StaffNotice, readonly StaffRole[]>> = {
  order: orderManagers,
  proof: receiptConfirmers,
};

export function isStaffNotice(notice: Notice): notice is StaffNotice {
  return staffNotices.some((one) => one === notice);
}

const paymentNotices: readonly Notice[] = ['proof', 'paid', 'completed', 'rejected'];

/** Whether it tells of a payment order; the others tell of an order. */
export function isPaymentNotice(notice: Notice): boolean {
  return paymentNotices.includes(notice);
}
