import { expect, test } from 'vitest';
import { stockOperations } from '../../../domain/stock/stock-operations.ts';

test('what comes in is an entry, what goes out an exit, and a count or damage is found by an inventory', () => {
  expect(
    Object.entries(stockOperations).map(([subtype, { type, entryType, direction }]) =>
      [subtype, type, entryType, direction].join(' '),
    ),
  ).toEqual([
    'purchase entry purchase 1',
    'transfer_in entry transfer_in 1',
    'transfer_out exit transfer_out -1',
    'inventory_increase inventory count 1',
    'inventory_decrease inventory count -1',
    'damage_decrease inventory damage -1',
    'inventory_no_change inventory count 0',
  ]);
});
