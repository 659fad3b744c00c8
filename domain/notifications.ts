import { orderManagers, receiptConfirmers } from './permissions.ts';
import type { StaffRole } from './roles.ts';

/** What staff are told by LINE: a new order, a proof of payment. */
export const staffNotices = ['order', 'proof'] as const;

/** What customers are told by LINE of their orders and payments. */
export const customerNotices = ['confirmed', 'paid', 'completed', 'rejected', 'changed'] as const;

/** What owners are told by LINE, whatever is chosen: a changed PromptPay id, to which customers pay from then on. */
export const ownerNotices = ['promptpay'] as const;

export type OwnerNotice = (typeof ownerNotices)[number];
export type StaffNotice = (typeof staffNotices)[number];
export type CustomerNotice = (typeof customerNotices)[number];
export type Notice = StaffNotice | OwnerNotice | CustomerNotice;

/** The roles of the staff who are told: those who deal with it. */
export const noticeReceivers: Readonly<Record<StaffNotice | OwnerNotice, readonly StaffRole[]>> = {
  order: orderManagers,
  proof: receiptConfirmers,
  promptpay: ['owner'],
};

export function isStaffNotice(notice: Notice): notice is StaffNotice | OwnerNotice {
  return isOwnerNotice(notice) || staffNotices.some((one) => one === notice);
}

/** Whether it tells of the shop's settings. */
export function isOwnerNotice(notice: Notice): notice is OwnerNotice {
  return ownerNotices.some((one) => one === notice);
}

const paymentNotices: readonly Notice[] = ['proof', 'paid', 'completed', 'rejected'];

/** Whether it tells of a payment order; the others tell of an order, or of the settings. */
export function isPaymentNotice(notice: Notice): boolean {
  return paymentNotices.includes(notice);
}
