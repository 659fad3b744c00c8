import { stockOperations } from '../../domain/stock-operations.ts';
import type { StockOperationSubtype } from '../../domain/stock-operations.ts';
import type { StockEntry } from '../store/stock.ts';

/** What an operation does to one SKU's shelf, as its record keeps it. */
export function stockEntry(
  subtype: StockOperationSubtype,
  facts: Omit<StockEntry, 'entry_type' | 'operation_type' | 'operation_subtype'>,
): StockEntry {
  const { type, entryType } = stockOperations[subtype];
  return { entry_type: entryType, operation_type: type, operation_subtype: subtype, ...facts };
}
