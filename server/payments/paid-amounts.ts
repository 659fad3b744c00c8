import { toBaht, type Satang } from '../../domain/money.ts';
import { readAmounts, type AmountsVerdict } from '../../domain/payments/payment-amounts.ts';
import type { PaymentAmounts } from '../../domain/payments/payment-form.ts';
import { readAmount } from '../contract/request-values.ts';
import type { Call } from '../contract/call.ts';
import { invalidRequest, Refusal } from '../http/refusal.ts';
import type { PaymentRow } from '../store/queries/payments/payments.ts';
import { storedPaymentType } from '../lifecycles/stored-values.ts';

type PaidColumns = Pick<PaymentRow, 'paid_satang' | 'paid_cash_satang' | 'paid_receipt_satang'>;

/** The verdict of `readAmounts` when every field is an amount. */
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

/** Parses the amounts of a payment request. `addUp` throws `amount_mismatch` for a mix whose parts are not its total; it is called after the other checks. */
export function readPaidAmounts(body: Call<'payOrder'>['body']): { addUp(): PaymentAmounts } {
  const verdict = readAmounts({
    type: body.payment_type,
    total: body[paidFields.total],
    cash: body[paidFields.cash],
    receipt: body[paidFields.receipt],
  });
  refuseInvalidAmount(verdict, paidFields);
  return { addUp: () => addUp(verdict) };
}

/**
 * Parses the amounts of a correction. `applyTo` merges them into a payment, where absent ones stay as they are, and throws
 * `amount_mismatch` for a mix whose parts are not its total.
 */
export function readEditedAmounts(body: Call<'editPayment'>['body']): {
  applyTo(payment: PaidColumns): PaymentAmounts;
} {
  for (const field of Object.values(editedFields)) {
    const baht = body[field];
    if (typeof baht === 'number') readAmount(field, baht);
  }
  return {
    applyTo(payment) {
      const verdict = readAmounts({
        type: body.payment_type,
        total: body.paid_amount ?? toBaht(payment.paid_satang),
        cash: body.paid_amount_cash ?? toBaht(payment.paid_cash_satang),
        receipt: body.paid_amount_receipt ?? toBaht(payment.paid_receipt_satang),
      });
      refuseInvalidAmount(verdict, editedFields);
      return addUp(verdict);
    },
  };
}

function refuseInvalidAmount(verdict: AmountsVerdict, fields: Fields): asserts verdict is Sum {
  if (!verdict.ok && 'field' in verdict)
    throw invalidRequest(fields[verdict.field], 'must be an amount with at most two decimals');
}

function addUp(verdict: Sum): PaymentAmounts {
  if (verdict.ok) return verdict.value;
  throw new Refusal('amount_mismatch', { expected: toBaht(verdict.total), actual: toBaht(verdict.parts) });
}

/** Amounts as columns of a payment order. */
export function paidColumns({ total, cash, receipt }: PaymentAmounts): PaidColumns {
  return { paid_satang: total, paid_cash_satang: cash, paid_receipt_satang: receipt };
}

/**
 * The amounts of a payment once its receipt is confirmed. Cash or a receipt may be less than was due. A mix must be received as
 * it was split, else this throws `amount_mismatch`: its parts have to be edited first.
 */
export function receivedAmounts(payment: PaymentRow, received: Satang): PaymentAmounts {
  const verdict = readAmounts({
    type: storedPaymentType(payment),
    total: toBaht(received),
    cash: toBaht(payment.paid_cash_satang),
    receipt: toBaht(payment.paid_receipt_satang),
  });
  refuseInvalidAmount(verdict, editedFields);
  return addUp(verdict);
}
