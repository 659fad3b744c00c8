import { paidPayment } from '../../domain/payments/paid-payment.ts';
import type { PaidPayment } from '../../domain/payments/paid-payment.ts';
import { listSamples } from '../kit/list-samples.ts';
import { samplePayment } from '../samples/sample-records.ts';
import type { PaidPaymentFilter } from './paid-payment-list-machine.ts';

export const paidPaymentListSamples = listSamples<PaidPayment, PaidPaymentFilter>(
  [paidPayment(samplePayment)],
  { only: 'differs' },
);
