import { toBaht, type Satang } from '../../domain/money.ts';
import { readAmounts, type AmountsVerdict } from '../../domain/payment-amounts.ts';
import type { PaymentAmounts } from '../../domain/payment-form.ts';
import { readAmount } from '../contract/request-values.ts';
import type { Call } from '../contract/call.ts';
import { invalidRequest, Refusal } from '../http/refusal.ts';
import type { PaymentRow } from '../store/queries/payments.ts';
import { paymentType } from '../lifecycles/stored-values.ts';

type PaidColumns = Pick<PaymentRow, 'paid_satang' | 'paid_cash_satang' | 'paid_receipt_satang'>;

/** What `readAmounts` says of amounts that are some. */
type Sum = Exclude<AmountsVerdict, { readonly field: string }>;
type Fields = Readonly<Record<'total' | 'cash' | 'receipt', string>>;

const paidFields = {
  total: 'total_actual_amount',
  cash: 'total_actual_amount_cash',
  receipt: 'total_actual_amount_receipt',
} as const;

const editedFields = {
  total: 'paid_amount',
  cash: 'paid_amount_cash',
  receipt: 'paid_amount_receipt',
} as const;

/** The amounts of a payment request; `addUp` refuses a mix whose parts don't make its total, once other rules had their say. */
export function readPaidAmounts(body: Call<'payOrder'>['body']): { addUp(): PaymentAmounts } {
  const verdict = readAmounts({
    type: body.payment_type,
    total: body[paidFields.total],
    cash: body[paidFields.cash],
    receipt: body[paidFields.receipt],
  });
  refuseNoAmount(verdict, paidFields);
  return { addUp: () => addUp(verdict) };
}

/**
 * The amounts of a correction; `layOver` says what a payment comes to with it, where what is absent stays as it is, and
 * refuses a mix whose parts don't make its total.
 */
export function readEditedAmounts(body: Call<'editPayment'>['body']): {
  layOver(payment: PaidColumns): PaymentAmounts;
} {
  for (const field of Object.values(editedFields)) {
    const baht = body[field];
    if (typeof baht === 'number') readAmount(field, baht);
  }
  return {
    layOver(payment) {
      const verdict = readAmounts({
        type: body.payment_type,
        total: body.paid_amount ?? toBaht(payment.paid_satang),
        cash: body.paid_amount_cash ?? toBaht(payment.paid_cash_satang),
        receipt: body.paid_amount_receipt ?? toBaht(payment.paid_receipt_satang),
      });
      refuseNoAmount(verdict, editedFields);
      return addUp(verdict);
    },
  };
}

function refuseNoAmount(verdict: AmountsVerdict, fields: Fields): asserts verdict is Sum {
  if (!verdict.ok && 'field' in verdict)
    throw invalidRequest(fields[verdict.field], 'must be an amount with at most two decimals');
}

function addUp(verdict: Sum): PaymentAmounts {
  if (verdict.ok) return verdict.value;
  throw new Refusal('amount_mismatch', { expected: toBaht(verdict.total), actual: toBaht(verdict.parts) });
}

/** Amounts as a payment order keeps them. */
export function paidColumns({ total, cash, receipt }: PaymentAmounts): PaidColumns {
  return { paid_satang: total, paid_cash_satang: cash, paid_receipt_satang: receipt };
}

/**
 * What a payment comes to once its receipt is confirmed. Cash or a receipt may be less than was due; a mix is received as it
 * was split, and refused where it was not: its parts are edited first.
 */
export function receivedAmounts(payment: PaymentRow, received: Satang): PaymentAmounts {
  const verdict = readAmounts({
    type: paymentType(payment),
    total: toBaht(received),
    cash: toBaht(payment.paid_cash_satang),
    receipt: toBaht(payment.paid_receipt_satang),
  });
  refuseNoAmount(verdict, editedFields);
  return addUp(verdict);
}
