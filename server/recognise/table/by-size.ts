import { readSizesEach } from '../fields/sizes-each.ts';
import type { ReadRow } from '../recognised.ts';
import { doubted } from './withdrawn.ts';

/** A row for each of the sizes that a row has as many pieces of; it stays one, to be looked at, where its amount says otherwise. */
export function bySize(row: ReadRow): readonly ReadRow[] {
  const each = readSizesEach(row.size);
  if (each === null) return [row];
  const pieces = each.pieces * each.sizes.length;
  const isMissing = row.problem === 'amount_missing';
  if (row.free !== undefined || !(isMissing || row.amount === pieces)) return [doubted(row)];
  const problem = !isMissing ? row.problem : row.price === null ? ('price_missing' as const) : null;
  return each.sizes.map((size) => ({ ...row, size, amount: each.pieces, problem }));
}
