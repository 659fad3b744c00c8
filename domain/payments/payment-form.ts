import { formatAmount, parseBaht, splitMix, type Satang } from '../money.ts';
import type { Problem } from '../outcome.ts';

export const paymentTypes = ['cash', 'receipt', 'mix'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** Largest difference between what is due and what is paid that nobody is asked about. */
export const amountTolerance: Satang = 1;

/** The form of a payment, with amounts as typed. */
export interface PaymentForm {
  readonly type: PaymentType;
  readonly amount: string;
  readonly cash: string;
  readonly receipt: string;
  /** The parts of a mix that somebody typed: the other one follows. Absent where none was. */
  readonly typedPart?: MixPart | 'both';
}

type MixPart = 'cash' | 'receipt';

export type PaymentFormField = 'amount' | 'cash' | 'receipt';

export interface PaymentAmounts {
  readonly type: PaymentType;
  readonly total: Satang;
  readonly cash: Satang;
  readonly receipt: Satang;
}

/** A form prefilled with the amount due: halved for a mix. */
export function prefill(type: PaymentType, due: Satang): PaymentForm {
  const halves = splitMix(due);
  return {
    type,
    amount: formatAmount(due),
    cash: formatAmount(halves.cash),
    receipt: formatAmount(halves.receipt),
  };
}

/**
 * A form in which somebody types an amount. One part of a mix fills in the other with the rest of the whole, nothing where it is
 * more than that or no amount; but a part that was typed is never changed.
 */
export function typeAmount(form: PaymentForm, field: PaymentFormField, text: string): PaymentForm {
  if (form.type !== 'mix' || field === 'amount') return { ...form, [field]: text };
  const other = field === 'cash' ? 'receipt' : 'cash';
  if (form.typedPart === other || form.typedPart === 'both')
    return { ...form, [field]: text, typedPart: 'both' };
  return { ...form, [field]: text, [other]: restOf(form.amount, text) ?? form[other], typedPart: field };
}

/**
 * What is left of an amount beside one of its parts, for the field of the other: nothing where the part is more, empty where it is no
 * amount. Null where the whole is none.
 */
export function restOf(whole: string, part: string): string | null {
  const [total, typed] = [parseBaht(whole), parseBaht(part)];
  if (total === null) return null;
  return typed === null ? '' : formatAmount(Math.max(0, total - typed));
}

/** Parses a form's amounts; returns the first invalid field otherwise (`cash` for a mix of 0, whatever is due: there are no two parts of nothing). */
export function readPaymentForm(
  form: PaymentForm,
):
  | { readonly ok: true; readonly value: PaymentAmounts }
  | { readonly ok: false; readonly field: PaymentFormField } {
  if (form.type !== 'mix') {
    const total = parseBaht(form.amount);
    if (total === null) return { ok: false, field: 'amount' };
    const cash = form.type === 'cash' ? total : 0;
    return { ok: true, value: { type: form.type, total, cash, receipt: total - cash } };
  }
  const [cash, receipt] = [parseBaht(form.cash), parseBaht(form.receipt)];
  // A part that is no amount empties the other: the one that was typed is the one to correct.
  if (receipt === null && (cash !== null || form.typedPart === 'receipt'))
    return { ok: false, field: 'receipt' };
  if (cash === null || receipt === null) return { ok: false, field: 'cash' };
  if (cash + receipt === 0) return { ok: false, field: 'cash' };
  return { ok: true, value: { type: 'mix', total: cash + receipt, cash, receipt } };
}

/** The total typed so far in satang, empty fields counting as 0; null when one is invalid or all are empty. */
export function typedTotal({ type, amount, cash, receipt }: PaymentForm): Satang | null {
  const typed = (type === 'mix' ? [cash, receipt] : [amount]).filter((text) => text.trim() !== '');
  const amounts = typed.map(parseBaht);
  return typed.length === 0 || amounts.includes(null)
    ? null
    : amounts.reduce<Satang>((sum, part) => sum + (part ?? 0), 0);
}

/** Whether the paid amount differs from the amount due by more than 10 %, or nothing is due. */
export function differsMuch(due: Satang, paid: Satang): boolean {
  return Math.abs(paid - due) * 10 > due;
}

/** Whether the paid amount differs so much from the amount due, by more than a satang, that it is asked about before it is sent. */
export function isOtherThanDue(due: Satang, paid: Satang): boolean {
  return Math.abs(paid - due) > amountTolerance;
}

/** Whether nothing came in although something is due: that is no receipt to confirm. */
export function isNothingReceived(due: Satang, received: Satang | null): boolean {
  return received === 0 && due > 0;
}

/** An unpaid order that can be selected for a payment. */
export interface PayableOrder {
  readonly id: string;
  readonly orderNo: string;
  /** ISO time. */
  readonly ctime: string;
  readonly total: Satang;
}

/** Total of the chosen orders, in satang. */
export function dueOf(orders: readonly PayableOrder[], chosen: readonly string[]): Satang {
  return orders.filter((order) => chosen.includes(order.id)).reduce((sum, order) => sum + order.total, 0);
}

/** The debt that a refused payment of an order and its group's debts names as not payable any more; undefined for none. */
export function refusedDebt(
  { orderId, orders }: { readonly orderId: string; readonly orders: readonly PayableOrder[] },
  { reason, details }: Problem,
): PayableOrder | undefined {
  if (reason !== 'not_allowed_in_status' || details['id'] === orderId) return undefined;
  return orders.find(({ id }) => id === details['id']);
}
