import type { StockRecord } from '../../domain/contract.ts';
import { listSamples } from '../kit/list-samples.ts';
import { sampleStockRecord } from '../samples/sample-stock.ts';
import type { StockHistoryFilter } from './stock-history-machine.ts';

export const stockHistorySamples = listSamples<StockRecord, StockHistoryFilter>([sampleStockRecord], {
  kind: 'sale',
});
