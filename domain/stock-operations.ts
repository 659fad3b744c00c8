import type { components } from './contract.gen.ts';

export type StockEntryType = components['schemas']['StockEntryType'];
export type StockOperationType = components['schemas']['StockOperationType'];
export type StockOperationSubtype = components['schemas']['StockOperationSubtype'];

interface StockOperation {
  /** The one operation type that the subtype goes with. */
  readonly type: StockOperationType;
  /** What the record of it is called. */
  readonly entryType: StockEntryType;
  /** Whether its pieces come, go or stay. */
  readonly direction: 1 | -1 | 0;
}

/** What can be done to the stock by hand. Sales and returns come from orders alone. */
export const stockOperations: Readonly<Record<StockOperationSubtype, StockOperation>> = {
  purchase: { type: 'entry', entryType: 'purchase', direction: 1 },
  transfer_in: { type: 'entry', entryType: 'transfer_in', direction: 1 },
  transfer_out: { type: 'exit', entryType: 'transfer_out', direction: -1 },
  inventory_increase: { type: 'inventory', entryType: 'count', direction: 1 },
  inventory_decrease: { type: 'inventory', entryType: 'count', direction: -1 },
  damage_decrease: { type: 'inventory', entryType: 'damage', direction: -1 },
  inventory_no_change: { type: 'inventory', entryType: 'count', direction: 0 },
};
