import { blankRow } from '../../domain/stock-entry/entry-rows.ts';
import type { EntryRow } from '../../domain/stock-entry/entry-rows.ts';

/** A row of a page whose name is a letter off. */
export const misreadRow: EntryRow = {
  ...blankRow('row-1'),
  name: 'Bluo lamp',
  amount: '12',
  price: '45',
  sellingPrice: '',
  readAs: 'Bluo lamp',
  source: { page: 1, box: [0, 0, 1, 0.1] },
  isChecked: false,
};
