import { readPaymentForm } from '../../domain/payments/payment-form.ts';
import type { PaymentAmounts, PaymentForm } from '../../domain/payments/payment-form.ts';
import { sentPaths, sentSlips } from '../../domain/photos/photos.ts';
import type { KeptPhoto, SentSlip } from '../../domain/photos/photos.ts';

export interface PayOrderInput {
  readonly key: string;
  readonly groupId: string;
  readonly orderIds: readonly string[];
  readonly photos: readonly string[];
  /** Absent where none was read. */
  readonly slips?: readonly SentSlip[];
  readonly amounts: PaymentAmounts;
}

interface ReadyProof {
  readonly key: string;
  readonly groupId: string;
  readonly chosen: readonly string[];
  readonly photos: readonly KeptPhoto[];
  readonly form: PaymentForm;
}

/** What is sent of a proof whose amounts are readable. */
export function payInput({ key, groupId, chosen, photos, form }: ReadyProof): PayOrderInput {
  const amounts = readPaymentForm(form);
  if (!amounts.ok) throw new Error('a proof is submitted only with readable amounts');
  const slips = sentSlips(photos);
  return {
    key,
    groupId,
    orderIds: chosen,
    photos: sentPaths(photos),
    ...(slips.length === 0 ? {} : { slips }),
    amounts: amounts.value,
  };
}
