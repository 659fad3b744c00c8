import type { PaymentOrder } from '../../domain/contract.ts';
import { listSamples } from '../list-samples.ts';
import { samplePayment } from '../sample-records.ts';

export const paymentListSamples = listSamples<PaymentOrder>([samplePayment]);
