import type { components } from '../contract.gen.ts';

export type StockEntryType = components['schemas']['StockEntryType'];
export type StockOperationType = components['schemas']['StockOperationType'];
export type StockOperationSubtype = components['schemas']['StockOperationSubtype'];

export const stockEntryTypes: readonly StockEntryType[] = [
  'purchase',
  'transfer_in',
  'transfer_out',
  'sale',
  'return',
  'count',
  'damage',
];

interface StockOperation {
  /** The one operation type that the subtype goes with. */
  readonly type: StockOperationType;
  /** The type of its stock record. */
  readonly entryType: StockEntryType;
  /** Sign of the change in stock. */
  readonly direction: 1 | -1 | 0;
}

/** The manual stock operations. Sales and returns are caused by orders only. */
export const stockOperations: Readonly<Record<StockOperationSubtype, StockOperation>> = {
  purchase: { type: 'entry', entryType: 'purchase', direction: 1 },
  transfer_in: { type: 'entry', entryType: 'transfer_in', direction: 1 },
  transfer_out: { type: 'exit', entryType: 'transfer_out', direction: -1 },
  inventory_increase: { type: 'inventory', entryType: 'count', direction: 1 },
  inventory_decrease: { type: 'inventory', entryType: 'count', direction: -1 },
  damage_decrease: { type: 'inventory', entryType: 'damage', direction: -1 },
  inventory_no_change: { type: 'inventory', entryType: 'count', direction: 0 },
};
