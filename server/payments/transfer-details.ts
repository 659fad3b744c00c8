import type { PaymentEntry } from '../../domain/contract.ts';
import { toBaht } from '../../domain/money.ts';
import { transferTexts, type TransferText } from '../../domain/payments/transfer-details.ts';
import type { Call } from '../contract/call.ts';
import { normalizeText, readAmount } from '../contract/request-values.ts';
import type { TransferColumns } from '../store/queries/payments/payment-statements.ts';
import type { Slip } from '../store/queries/payments/proof-reuse.ts';

type TransferDetails = Pick<PaymentEntry, TransferText | 'fee'>;

/** Parses the details of a transfer that a correction names; null and an empty text clear one. */
export function readTransferDetails(body: Call<'editPayment'>['body']): Partial<TransferColumns> {
  const { fee } = body;
  const texts = transferTexts.filter((field) => body[field] !== undefined);
  return {
    ...Object.fromEntries(texts.map((field) => [field, normalizeText(body[field]) || null])),
    ...(fee === undefined ? {} : { fee_satang: fee === null ? null : readAmount('fee', fee) }),
  };
}

/** The reference of a transfer as its first slip says it; nothing without slips. */
export function referenceOf([first]: readonly Slip[]): Pick<Partial<TransferColumns>, 'transaction_id'> {
  return first === undefined ? {} : { transaction_id: first.transaction_id };
}

/** The details of a transfer in the contract's form; null where nobody entered one. */
export function transferDetails({ fee_satang, ...columns }: TransferColumns): TransferDetails {
  const texts = transferTexts.map((field) => [field, columns[field]] as const);
  return { ...Object.fromEntries(texts), fee: fee_satang === null ? null : toBaht(fee_satang) };
}
