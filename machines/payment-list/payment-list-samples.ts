import type { PaymentOrder } from '../../domain/contract.ts';
import { listSamples } from '../kit/list-samples.ts';
import type { RecordFilter } from '../order-list/record-filter.ts';
import { samplePayment } from '../samples/sample-records.ts';

export const paymentListSamples = listSamples<PaymentOrder, RecordFilter>([samplePayment], {
  status: 'paid',
  startDate: '2025-01-01',
});
