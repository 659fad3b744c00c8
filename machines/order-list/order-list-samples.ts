import type { OrderSummary } from '../../domain/contract.ts';
import { listSamples } from '../kit/list-samples.ts';
import { sampleOrder } from '../samples/sample-records.ts';
import type { RecordFilter } from './record-filter.ts';

export const orderListSamples = listSamples<OrderSummary, RecordFilter>([sampleOrder], {
  status: 'created,confirmed',
  startDate: '2025-01-01',
});
