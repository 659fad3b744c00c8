import { formatAmount, parseBaht, splitMix, type Satang } from './money.ts';

export const paymentTypes = ['cash', 'receipt', 'mix'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** What a person typed about a payment: amounts as text, until they are read. */
export interface PaymentForm {
  readonly type: PaymentType;
  readonly amount: string;
  readonly cash: string;
  readonly receipt: string;
}

export type PaymentFormField = 'amount' | 'cash' | 'receipt';

export interface PaymentAmounts {
  readonly type: PaymentType;
  readonly total: Satang;
  readonly cash: Satang;
  readonly receipt: Satang;
}

/** A form prefilled with what is due: mix in halves, cash and receipt whole. */
export function prefill(type: PaymentType, due: Satang): PaymentForm {
  const halves = splitMix(due);
  return {
    type,
    amount: formatAmount(due),
    cash: formatAmount(halves.cash),
    receipt: formatAmount(halves.receipt),
  };
}

/** The amounts of a form, or the first field that is not an amount; a mix of nothing is refused at its cash field. */
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
  const cash = parseBaht(form.cash);
  if (cash === null) return { ok: false, field: 'cash' };
  const receipt = parseBaht(form.receipt);
  if (receipt === null) return { ok: false, field: 'receipt' };
  if (cash + receipt === 0) return { ok: false, field: 'cash' };
  return { ok: true, value: { type: 'mix', total: cash + receipt, cash, receipt } };
}

/** What the typed amounts come to so far, an empty one counted as nothing; null when one is no amount, or all are empty. */
export function typedTotal({ type, amount, cash, receipt }: PaymentForm): Satang | null {
  const typed = (type === 'mix' ? [cash, receipt] : [amount]).filter((text) => text.trim() !== '');
  const amounts = typed.map(parseBaht);
  return typed.length === 0 || amounts.includes(null)
    ? null
    : amounts.reduce<Satang>((sum, part) => sum + (part ?? 0), 0);
}

/** Whether what was paid differs from what is due by more than a tenth; paying when nothing is due does. */
export function differsMuch(due: Satang, paid: Satang): boolean {
  return Math.abs(paid - due) * 10 > due;
}

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
