import type { PaymentAmounts, PaymentType } from './payment-form.ts';
import { toSatang } from '../money.ts';
import type { Satang } from '../money.ts';

/** Largest difference between a mix's parts and its total, in satang. */
export const mixTolerance: Satang = 1;

/** The amounts of a payment request, in baht. */
export interface StatedAmounts {
  readonly type: PaymentType;
  readonly total: number;
  readonly cash: number | null | undefined;
  readonly receipt: number | null | undefined;
}

export type AmountsVerdict =
  | { readonly ok: true; readonly value: PaymentAmounts }
  /** A field that is not an amount. */
  | { readonly ok: false; readonly field: 'total' | 'cash' | 'receipt' }
  /** A mix whose parts (in satang) do not add up to its total, or are both 0. */
  | { readonly ok: false; readonly parts: Satang; readonly total: Satang };

/** Validates the amounts of a payment. For `cash` and `receipt` the total counts, for `mix` the two parts. */
export function readAmounts({ type, total, cash, receipt }: StatedAmounts): AmountsVerdict {
  const totalSatang = toSatang(total);
  if (totalSatang === null || totalSatang < 0) return { ok: false, field: 'total' };
  if (type === 'cash') return whole(type, totalSatang, totalSatang);
  if (type === 'receipt') return whole(type, totalSatang, 0);
  const cashSatang = readPart(cash);
  if (cashSatang === null) return { ok: false, field: 'cash' };
  const receiptSatang = readPart(receipt);
  if (receiptSatang === null) return { ok: false, field: 'receipt' };
  const parts = cashSatang + receiptSatang;
  if (parts === 0 || Math.abs(parts - totalSatang) > mixTolerance)
    return { ok: false, parts, total: totalSatang };
  return { ok: true, value: { type, total: parts, cash: cashSatang, receipt: receiptSatang } };
}

function whole(type: PaymentType, total: Satang, cash: Satang): AmountsVerdict {
  return { ok: true, value: { type, total, cash, receipt: total - cash } };
}

function readPart(baht: number | null | undefined): Satang | null {
  const satang = typeof baht === 'number' ? toSatang(baht) : null;
  return satang === null || satang < 0 ? null : satang;
}
