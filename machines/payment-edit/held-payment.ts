import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { PaymentOrder } from '../../domain/contract.ts';
import {
  currentPayment,
  editablePayment,
  isStored,
  mergePhotos,
  paymentChanges,
  photoChanges,
  readCorrection,
  storedPhoto,
} from '../../domain/payments/payment-edit.ts';
import type {
  EditablePayment,
  PaymentCorrection,
  PaymentDecision,
} from '../../domain/payments/payment-edit.ts';
import { blankEditForm, editedPayment, findPaymentFaults } from '../../domain/payments/payment-edit-form.ts';
import type {
  PaymentEditField,
  PaymentEditForm,
  PaymentFault,
  PaymentText,
} from '../../domain/payments/payment-edit-form.ts';
import { sentPaths, sentSlips } from '../../domain/photos/photos.ts';
import type { KeptPhoto, SentSlip } from '../../domain/photos/photos.ts';
import { refusedWith } from '../kit/photo-form.ts';
import { recordEdit } from '../kit/record-edit.ts';
import type { RecordEdit } from '../kit/record-edit.ts';

export interface PaymentEditInput {
  readonly paymentOrderId: string;
}

export interface EditPaymentInput extends PaymentEditInput, PaymentCorrection {
  readonly key: string;
  /** The entry that is corrected; null where the payment has none. */
  readonly entryId: string | null;
  /** The version that the person saw. */
  readonly version: number;
  /** Addresses of all its photos; null where they stay as they are. */
  readonly photos: readonly string[] | null;
  readonly slips: readonly SentSlip[];
}

export interface PaymentEditContext
  extends PaymentEditInput, RecordEdit<EditablePayment, PaymentEditForm, PaymentEditField> {
  /** Those that the payment has already, and those that were added. */
  readonly photos: readonly KeptPhoto[];
  readonly faults: readonly PaymentFault[];
  /** What is wrong with photos that were just chosen. */
  readonly mistake: 'tooManyPhotos' | 'repeatedPhoto' | null;
  /** Who confirmed or rejected the payment meanwhile. */
  readonly decision: PaymentDecision | null;
  /** Key of the write under way. */
  readonly key: string;
  readonly problem: Problem | null;
}

const rested = {
  faults: [],
  mistake: null,
  theirs: null,
  choices: {},
  decision: null,
  key: '',
  problem: null,
} as const;

export function unopenedEdit(input: PaymentEditInput): PaymentEditContext {
  return { ...input, ...rested, seen: null, form: blankEditForm, photos: [] };
}

/** The form as the payment is, with nothing typed. */
export function restOn(payment: EditablePayment | null): Partial<PaymentEditContext> {
  if (payment === null) return rested;
  return { ...rested, seen: payment, form: payment.form, photos: payment.photos.map(storedPhoto) };
}

/** Whether there are changes that the server does not have. */
export function isTouched({ seen, form, photos }: PaymentEditContext): boolean {
  return seen !== null && paymentChanges(seen, form, photos).length > 0;
}

/** What has to be corrected before the form is sent. A payment may stay without photos where it has none. */
export function faultsIn({ seen, form, photos }: PaymentEditContext): readonly PaymentFault[] {
  return findPaymentFaults(form, {
    photos: photos.length,
    needsPhoto: seen !== null && (seen.photos.length > 0 || photos.length > 0),
  });
}

/** What is still wrong once a field is typed anew; the amounts are judged together. */
export function faultsBeside(faults: readonly PaymentFault[], typed: PaymentText): readonly PaymentFault[] {
  const isAmount = typed.startsWith('paid_amount');
  return faults.filter(({ field }) => field !== typed && !(isAmount && field.startsWith('paid_amount')));
}

/** Its typed fields; photos are settled by themselves. */
export const paymentFields = recordEdit(editedPayment, ({ form }: EditablePayment) => form);

/** The form on the payment as it is now, with both persons' changes. */
export function withBoth(context: PaymentEditContext): PaymentEditContext {
  const { seen, theirs, photos } = context;
  if (seen === null || theirs === null) return context;
  return {
    ...context,
    ...rested,
    seen: theirs,
    form: paymentFields.mergedForm(context),
    photos: mergePhotos(seen.photos, photos, theirs.photos),
  };
}

/** What a refusal changes: what somebody else did meanwhile is kept beside what was typed. */
export function withRefusal(context: PaymentEditContext, problem: Problem): Partial<PaymentEditContext> {
  const now = currentPayment(problem);
  return {
    ...refusedWith(context, problem),
    theirs: now?.decision === null ? now : null,
    decision: now?.decision ?? null,
    choices: {},
  };
}

/** What an accepted correction leaves: the payment as it is now. */
export function withAnswer(outcome: Outcome<PaymentOrder>): Partial<PaymentEditContext> {
  return outcome.ok ? restOn(editablePayment(outcome.value)) : {};
}

/** What is sent of a form without faults whose photos are all sent. */
export function editInput({ paymentOrderId, key, seen, form, photos }: PaymentEditContext): EditPaymentInput {
  if (seen === null) throw new Error('only a payment that was seen is corrected');
  const { removed, added } = photoChanges(seen.photos, photos);
  return {
    key,
    paymentOrderId,
    entryId: seen.entryId,
    version: seen.version,
    ...readCorrection(seen, form),
    photos: removed.length + added.length > 0 ? sentPaths(photos) : null,
    slips: sentSlips(photos.filter((photo) => !isStored(photo))),
  };
}

/** Whether nothing of the person's own is left once a conflict is settled. */
export function leavesTheirs(context: PaymentEditContext): boolean {
  return !isTouched(withBoth(context));
}
