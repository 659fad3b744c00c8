import type { PaymentOrder } from '../contract.ts';
import type { EditedFields } from '../edit-conflict.ts';
import { maxProofPhotos } from '../limits.ts';
import { formatAmount, formatBaht, parseBaht, readWire, splitMix } from '../money.ts';
import type { Satang } from '../money.ts';
import { mixTolerance } from './payment-amounts.ts';
import { restOf } from './payment-form.ts';
import type { PaymentAmounts, PaymentType } from './payment-form.ts';
import { transferTexts } from './transfer-details.ts';
import type { TransferText } from './transfer-details.ts';

/** What is typed of a payment, named as on the wire. */
export const paymentTexts = [
  'paid_amount',
  'paid_amount_cash',
  'paid_amount_receipt',
  'fee',
  ...transferTexts,
] as const;
export type PaymentText = (typeof paymentTexts)[number];

/** A payment as it is corrected, with amounts as typed. Of cash and of a receipt the parts follow the amount. */
export interface PaymentEditForm extends Readonly<Record<PaymentText, string>> {
  readonly payment_type: PaymentType;
}

/** The currency of a fee for which none was entered. */
export const usualCurrency = 'THB';

export const blankEditForm: PaymentEditForm = {
  payment_type: 'receipt',
  paid_amount: '',
  paid_amount_cash: '',
  paid_amount_receipt: '',
  fee: '',
  transaction_id: '',
  fee_currency: '',
  payer_bank: '',
  payer_account: '',
  payer_name: '',
  payee_bank: '',
  payee_account: '',
  payee_name: '',
  extra_info: '',
};

/** The form of a payment as the server has it. */
export function editFormOf(payment: PaymentOrder): PaymentEditForm {
  const [entry] = payment.payment_list;
  const amountOf = (baht: number) => formatAmount(readWire(baht));
  return {
    payment_type: payment.payment_type,
    paid_amount: amountOf(payment.paid_amount),
    paid_amount_cash: amountOf(payment.paid_amount_cash),
    paid_amount_receipt: amountOf(payment.paid_amount_receipt),
    fee: entry?.fee == null ? '' : amountOf(entry.fee),
    ...(Object.fromEntries(transferTexts.map((field) => [field, entry?.[field] ?? ''])) as Record<
      TransferText,
      string
    >),
  };
}

/**
 * The form with another way of payment: all in cash, all by receipt, or a mix. The mix that was there stays; where one of its parts
 * is nothing, what was typed, else what is due (satang), is halved.
 */
export function choosePaymentType(form: PaymentEditForm, type: PaymentType, due: Satang): PaymentEditForm {
  if (type !== 'mix') return withWhole({ ...form, payment_type: type });
  const isSplit = [form.paid_amount_cash, form.paid_amount_receipt].every(
    (part) => (parseBaht(part) ?? 0) > 0,
  );
  if (isSplit) return { ...form, payment_type: type };
  const total = parseBaht(form.paid_amount) ?? due;
  const { cash, receipt } = splitMix(total);
  return {
    ...form,
    payment_type: type,
    paid_amount: formatAmount(total),
    paid_amount_cash: formatAmount(cash),
    paid_amount_receipt: formatAmount(receipt),
  };
}

/** The form with a text typed. One part of a mix leaves the rest of the amount to the other; the amount leaves the parts as they are. */
export function typePaymentText(form: PaymentEditForm, field: PaymentText, text: string): PaymentEditForm {
  const typed = { ...form, [field]: text };
  switch (field) {
    case 'paid_amount':
      return form.payment_type === 'mix' ? typed : withWhole(typed);
    case 'paid_amount_cash':
      return { ...typed, paid_amount_receipt: restOf(form.paid_amount, text) ?? form.paid_amount_receipt };
    case 'paid_amount_receipt':
      return { ...typed, paid_amount_cash: restOf(form.paid_amount, text) ?? form.paid_amount_cash };
    default:
      return typed;
  }
}

function withWhole(form: PaymentEditForm): PaymentEditForm {
  const [whole, nothing] = [form.paid_amount, formatAmount(0)];
  return form.payment_type === 'cash'
    ? { ...form, paid_amount_cash: whole, paid_amount_receipt: nothing }
    : { ...form, paid_amount_cash: nothing, paid_amount_receipt: whole };
}

/** What has to be corrected, and where. */
export interface PaymentFault {
  readonly field: PaymentText | 'photos';
  readonly why: 'noAmount' | 'nothing' | 'mismatch' | 'currency' | 'unprintable' | 'missing' | 'tooMany';
}

/** Everything that has to be corrected before a payment is saved, in the order of its fields. */
export function findPaymentFaults(
  form: PaymentEditForm,
  { photos, needsPhoto }: { readonly photos: number; readonly needsPhoto: boolean },
): readonly PaymentFault[] {
  const photoFault: readonly PaymentFault[] =
    photos > maxProofPhotos
      ? [{ field: 'photos', why: 'tooMany' }]
      : photos === 0 && needsPhoto
        ? [{ field: 'photos', why: 'missing' }]
        : [];
  return [...amountFaults(form), ...photoFault, ...detailFaults(form)];
}

function amountFaults(form: PaymentEditForm): readonly PaymentFault[] {
  const fields = [
    'paid_amount',
    ...(form.payment_type === 'mix' ? (['paid_amount_cash', 'paid_amount_receipt'] as const) : []),
  ] as const;
  const unreadable = fields.filter((field) => parseBaht(form[field]) === null);
  if (unreadable.length > 0) return unreadable.map((field) => ({ field, why: 'noAmount' }));
  if (form.payment_type !== 'mix') return [];
  if (partsOf(form) === 0) return [{ field: 'paid_amount_cash', why: 'nothing' }];
  return missingInMix(form) === 0 ? [] : [{ field: 'paid_amount_cash', why: 'mismatch' }];
}

function detailFaults(form: PaymentEditForm): readonly PaymentFault[] {
  const faults: PaymentFault[] = [];
  if (form.fee.trim() !== '' && parseBaht(form.fee) === null) faults.push({ field: 'fee', why: 'noAmount' });
  for (const field of transferTexts) {
    if (field === 'fee_currency' && !/^([A-Z]{3})?$/i.test(form[field].trim()))
      faults.push({ field, why: 'currency' });
    // A text of several lines is further information, and nothing else.
    else if (/\p{Cc}/u.test(field === 'extra_info' ? form[field].replace(/\s/g, '') : form[field].trim()))
      faults.push({ field, why: 'unprintable' });
  }
  return faults;
}

/** By how much the parts of a mix fall short of its amount, in satang, negative where they exceed it; 0 within the tolerance or where one is unreadable. */
export function missingInMix(form: PaymentEditForm): Satang {
  const total = parseBaht(form.paid_amount);
  const parts = partsOf(form);
  if (form.payment_type !== 'mix' || total === null || parts === null) return 0;
  return Math.abs(total - parts) > mixTolerance ? total - parts : 0;
}

function partsOf(form: PaymentEditForm): Satang | null {
  const [cash, receipt] = [parseBaht(form.paid_amount_cash), parseBaht(form.paid_amount_receipt)];
  return cash === null || receipt === null ? null : cash + receipt;
}

/** The amounts of a form without faults. */
export function readEditedAmounts(form: PaymentEditForm): PaymentAmounts {
  const amountOf = (text: string) => parseBaht(text) ?? 0;
  const [cash, receipt] = [amountOf(form.paid_amount_cash), amountOf(form.paid_amount_receipt)];
  return { type: form.payment_type, total: amountOf(form.paid_amount), cash, receipt };
}

/** What of a payment is settled by itself when two people corrected it: its amounts belong together, and so do a fee and its currency. */
const paymentEditFields = [
  'amounts',
  'transaction_id',
  'fee',
  'payer_name',
  'payer_bank',
  'payer_account',
  'payee_name',
  'payee_bank',
  'payee_account',
  'extra_info',
] as const satisfies readonly (PaymentText | 'amounts')[];
export type PaymentEditField = (typeof paymentEditFields)[number];

const amountFields = ['payment_type', 'paid_amount', 'paid_amount_cash', 'paid_amount_receipt'] as const;

/** What is compared and settled of a corrected payment. */
export const editedPayment: EditedFields<PaymentEditForm, PaymentEditField> = {
  fields: paymentEditFields,
  isSame: (field, some, other) => comparable(field, some) === comparable(field, other),
  valuesOf(field, form) {
    const names =
      field === 'amounts' ? amountFields : field === 'fee' ? (['fee', 'fee_currency'] as const) : [field];
    return Object.fromEntries(names.map((name) => [name, form[name]]));
  },
};

function comparable(field: PaymentEditField, form: PaymentEditForm): string {
  const amountOf = (text: string) => parseBaht(text) ?? text.trim();
  if (field === 'amounts') {
    const parts = form.payment_type === 'mix' ? [form.paid_amount_cash, form.paid_amount_receipt] : [];
    return [form.payment_type, ...[form.paid_amount, ...parts].map(amountOf)].join(' ');
  }
  if (field === 'fee') {
    const currency = currencyOf(form);
    return form.fee.trim() === '' ? '' : `${amountOf(form.fee)} ${currency}`;
  }
  return form[field].normalize('NFC').trim();
}

/** The currency of the fee in capitals, the usual one where none was typed. */
export function currencyOf({ fee_currency: currency }: PaymentEditForm): string {
  return currency.trim().toUpperCase() || usualCurrency;
}

/** The fee as it is read: in baht with the sign of it, in others with their letters; as typed where it is no amount. */
export function feeInWords(form: PaymentEditForm): string {
  const [fee, currency] = [parseBaht(form.fee), currencyOf(form)];
  if (fee === null) return form.fee.trim();
  return currency === usualCurrency ? formatBaht(fee) : `${formatAmount(fee)} ${currency}`;
}
