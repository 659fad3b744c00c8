import type { HistoryEntry, PaymentOrder } from '../contract.ts';
import { changedFields } from '../edit-conflict.ts';
import { parseBaht, readWire, toBaht } from '../money.ts';
import type { Satang } from '../money.ts';
import type { Problem } from '../outcome.ts';
import type { KeptPhoto } from '../photos/photos.ts';
import {
  currencyOf,
  editedPayment,
  editFormOf,
  paymentTexts,
  readEditedAmounts,
} from './payment-edit-form.ts';
import type { PaymentEditField, PaymentEditForm, PaymentFault, PaymentText } from './payment-edit-form.ts';
import type { PaymentAmounts } from './payment-form.ts';
import { readPaymentStatus } from '../statuses.ts';
import type { TransferText } from './transfer-details.ts';

/** What a correction needs to know of a payment. */
export interface EditablePayment {
  readonly id: string;
  readonly paymentNo: string;
  readonly groupName: string;
  readonly status: string;
  readonly version: number;
  readonly due: Satang;
  /** What the proof said. */
  readonly claimed: Satang;
  /** The entry that is corrected; null where there is none. */
  readonly entryId: string | null;
  readonly form: PaymentEditForm;
  /** Addresses of its photos. */
  readonly photos: readonly string[];
  /** Who decided its receipt; null while it is not decided. */
  readonly decision: PaymentDecision | null;
}

/** The confirmation or rejection of a payment's receipt. */
export interface PaymentDecision {
  readonly status: 'completed' | 'rejected';
  /** Who and when (ISO time); null where that is not known. */
  readonly by: HistoryEntry['by'] | null;
  readonly at: string | null;
  /** Why it was rejected; empty for a confirmation. */
  readonly reason: string;
}

export function editablePayment(payment: PaymentOrder): EditablePayment {
  return {
    id: payment.id,
    paymentNo: payment.payment_no,
    groupName: payment.group_name,
    status: payment.status,
    version: payment.version,
    due: readWire(payment.should_paid_amount),
    claimed: readWire(payment.claimed_amount ?? payment.paid_amount),
    entryId: payment.payment_list[0]?.id ?? null,
    form: editFormOf(payment),
    photos: payment.payment_photos,
    decision: decisionOf(payment),
  };
}

function decisionOf({ status, history = [], rejected }: PaymentOrder): PaymentDecision | null {
  const known = readPaymentStatus(status);
  if (known !== 'completed' && known !== 'rejected') return null;
  const event = known === 'completed' ? 'payment.confirm' : 'payment.reject';
  const step = history.filter((entry) => entry.event === event).at(-1);
  return { status: known, by: step?.by ?? null, at: step?.at ?? null, reason: rejected?.reason ?? '' };
}

/** The payment as it is now, of a refusal because it was changed, confirmed or rejected meanwhile; null of any other refusal. */
export function currentPayment({ reason, details: { current } }: Problem): EditablePayment | null {
  const isMeanwhile = ['version_conflict', 'already_confirmed', 'already_rejected'].includes(reason);
  return isMeanwhile && typeof current === 'object' && current !== null
    ? editablePayment(current as PaymentOrder)
    : null;
}

/** A photo that the payment has already, as one of the form: under its address, and without a copy on the device. */
export function storedPhoto(address: string): KeptPhoto {
  return {
    blobId: address,
    fileName: '',
    sha256: '',
    status: 'sent',
    filepath: address,
    problem: null,
    usedFor: [],
  };
}

/** Whether a photo of the form is one that the payment has already. */
export function isStored({ sha256 }: KeptPhoto): boolean {
  return sha256 === '';
}

/** What a person did to the photos: the addresses of those that were removed, and those that were added. */
export function photoChanges(
  seen: readonly string[],
  photos: readonly KeptPhoto[],
): { readonly removed: readonly string[]; readonly added: readonly KeptPhoto[] } {
  return {
    removed: seen.filter((address) => !photos.some(({ blobId }) => blobId === address)),
    added: photos.filter((photo) => !isStored(photo)),
  };
}

/** The photos with both persons' changes: what either removed is gone, what either added is there. */
export function mergePhotos(
  seen: readonly string[],
  photos: readonly KeptPhoto[],
  theirs: readonly string[],
): readonly KeptPhoto[] {
  const { removed, added } = photoChanges(seen, photos);
  const kept = theirs.filter((address) => !removed.includes(address));
  return [
    ...kept.map((address) => photos.find(({ blobId }) => blobId === address) ?? storedPhoto(address)),
    ...added,
  ];
}

/** What of a payment a person changed, in the order of its fields. */
export function paymentChanges(
  seen: EditablePayment,
  form: PaymentEditForm,
  photos: readonly KeptPhoto[],
): readonly (PaymentEditField | 'photos')[] {
  const { removed, added } = photoChanges(seen.photos, photos);
  const fields = changedFields(editedPayment, seen.form, form);
  return removed.length + added.length > 0 ? [...fields, 'photos'] : fields;
}

type ChangeName = PaymentText | 'payment_type' | 'photos';

/** What is named of a correction before it is saved: of its amounts, those that were changed. */
export function changeNames(
  seen: EditablePayment,
  form: PaymentEditForm,
  photos: readonly KeptPhoto[],
): readonly ChangeName[] {
  return paymentChanges(seen, form, photos).flatMap((change): readonly ChangeName[] =>
    change === 'amounts' ? amountNames(seen.form, form) : [change],
  );
}

function amountNames(seen: PaymentEditForm, form: PaymentEditForm): readonly ChangeName[] {
  const names = [
    ...(parseBaht(seen.paid_amount) === parseBaht(form.paid_amount) ? [] : (['paid_amount'] as const)),
    ...(seen.payment_type === form.payment_type ? [] : (['payment_type'] as const)),
  ];
  return names.length > 0 ? names : ['paid_amount_cash', 'paid_amount_receipt'];
}

/** What is sent of a correction: its amounts always, of the rest what was changed; null clears. */
export interface PaymentCorrection {
  readonly amounts: PaymentAmounts;
  readonly details: Readonly<Partial<Record<TransferText, string | null> & { readonly fee: number | null }>>;
}

/** The correction that a form without faults says. */
export function readCorrection(seen: EditablePayment, form: PaymentEditForm): PaymentCorrection {
  const changed = changedFields(editedPayment, seen.form, form);
  const texts = changed.filter((field) => field !== 'amounts' && field !== 'fee');
  const fee = parseBaht(form.fee);
  return {
    amounts: readEditedAmounts(form),
    details: {
      ...Object.fromEntries(texts.map((field) => [field, form[field].trim() || null])),
      ...(changed.includes('fee')
        ? { fee: fee === null ? null : toBaht(fee), fee_currency: fee === null ? null : currencyOf(form) }
        : {}),
    },
  };
}

/** The field that a refusal is about; null when it is about the whole. */
export function refusedPaymentField({ reason, details }: Problem): PaymentFault['field'] | null {
  if (reason === 'amount_mismatch') return 'paid_amount_cash';
  if (reason === 'photo_required' || reason === 'too_many_photos' || 'filepath' in details) return 'photos';
  const { field } = details;
  if (reason !== 'invalid_request' || typeof field !== 'string') return null;
  return field === 'payment_photo' || field.startsWith('slips')
    ? 'photos'
    : (paymentTexts.find((known) => known === field) ?? null);
}
