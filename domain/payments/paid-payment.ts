import type { PaymentCard } from '../contract.ts';
import { readWire } from '../money.ts';
import type { Satang } from '../money.ts';
import { repeatOf } from '../photos/photos.ts';
import { isOtherThanDue } from './payment-form.ts';
import type { PaymentType } from './payment-form.ts';

/** A payment as it is selected: with what was seen of it, so that nobody confirms what they did not see. */
export interface SelectedPayment {
  readonly id: string;
  readonly paymentNo: string;
  readonly groupName: string;
  readonly due: Satang;
  readonly paid: Satang;
  readonly version: number;
}

/** A paid payment that waits for its confirmation. */
export interface PaidPayment extends SelectedPayment {
  /** ISO time. */
  readonly paidAt: string;
  readonly type: PaymentType;
  /** Addresses of the photos of its proof. */
  readonly photos: readonly string[];
  readonly orders: number;
  /** The latest earlier payment that one of the photos was sent with, too; null for none: then it is no repeat. */
  readonly reused: { readonly paymentOrderId: string; readonly ctime: string } | null;
}

/** What the screens that confirm need of a payment. */
export function paidPayment(payment: PaymentCard): PaidPayment {
  const repeat = repeatOf(payment.ctime, payment.duplicate_of ?? []);
  return {
    id: payment.id,
    paymentNo: payment.payment_no,
    groupName: payment.group_name,
    due: readWire(payment.should_paid_amount),
    paid: readWire(payment.paid_amount),
    version: payment.version,
    paidAt: payment.ctime,
    type: payment.payment_type,
    photos: payment.payment_photos,
    orders: payment.order_list.length,
    reused: repeat?.isRepeat
      ? { paymentOrderId: repeat.use.payment_order_id, ctime: repeat.use.ctime }
      : null,
  };
}

/** What a selection keeps of a payment. */
export function selectedPayment({
  id,
  paymentNo,
  groupName,
  due,
  paid,
  version,
}: SelectedPayment): SelectedPayment {
  return { id, paymentNo, groupName, due, paid, version };
}

/** What was paid in all. */
export function paidInAll(payments: readonly Pick<SelectedPayment, 'paid'>[]): Satang {
  return payments.reduce((sum, { paid }) => sum + paid, 0);
}

/** Whether another amount came in than the one due. */
export function differs({ due, paid }: Pick<SelectedPayment, 'due' | 'paid'>): boolean {
  return isOtherThanDue(due, paid);
}

/** Whether somebody should look at a payment before it is confirmed: its amount differs, or its photo was used before. */
export function needsLook(payment: Pick<PaidPayment, 'due' | 'paid' | 'reused'>): boolean {
  return differs(payment) || payment.reused !== null;
}

/** Reasons for which a payment waits for no confirmation any more. */
const goneReasons: readonly string[] = ['already_confirmed', 'already_rejected', 'not_found'];

/** Whether an answer says that a payment waits no more: somebody else was quicker, or rejected it. */
export function isGone({ ok, reason }: { readonly ok: boolean; readonly reason: string }): boolean {
  return !ok && goneReasons.includes(reason);
}
