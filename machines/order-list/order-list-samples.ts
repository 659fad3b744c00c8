import type { OrderSummary } from '../../domain/contract.ts';
import { listSamples } from '../list-samples.ts';
import { sampleOrder } from '../sample-records.ts';

export const orderListSamples = listSamples<OrderSummary>([sampleOrder]);
