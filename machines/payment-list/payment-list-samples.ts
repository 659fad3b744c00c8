import type { PaymentOrder } from '../../domain/contract.ts';
import { listSamples } from '../kit/list-samples.ts';
import { samplePayment } from '../samples/sample-records.ts';

export const paymentListSamples = listSamples<PaymentOrder>([samplePayment]);
