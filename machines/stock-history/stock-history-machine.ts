import type { StockRecord } from '../../domain/contract.ts';
import type { StockEntryType } from '../../domain/stock/stock-operations.ts';
import { createListMachine } from '../kit/list-machine.ts';
import { defineWorkflow } from '../kit/workflow.ts';

/** Which records of a product are shown. */
export interface StockHistoryFilter {
  /** Null shows all kinds. */
  readonly kind: StockEntryType | null;
}

export const stockHistoryMachine = createListMachine<StockRecord, StockHistoryFilter>({
  id: 'stock-history',
  description: 'What moved the stock of one product, by kind, the newest first and read page by page.',
  noFilter: { kind: null },
});

export const stockHistoryWorkflow = defineWorkflow({
  name: 'stock-history',
  machine: stockHistoryMachine,
  services: { readPage: 'read' },
  journalled: false,
});
