import type { OrderSummary } from '../../domain/contract.ts';
import { listSamples } from '../kit/list-samples.ts';
import { sampleOrder } from '../samples/sample-records.ts';

export const orderListSamples = listSamples<OrderSummary>([sampleOrder]);
