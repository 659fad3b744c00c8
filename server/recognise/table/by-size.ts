import { plainFigures } from '../../../domain/digits.ts';
import { readSizesEach } from '../fields/sizes-each.ts';
import type { ReadRow } from '../recognised.ts';
import { doubted } from './withdrawn.ts';

/** `白 S/M/L 各5`: a colour, and how many there are of its sizes. */
const colourAndSizes = /^(?<color>[\p{L}\p{M}]+)[\s,:：]+(?<sizes>.*\d.*)$/u;
/** What counts the pieces of each of several. */
const counted = /[各每]\S?\s*\d|ละ\s*\d|\d\s*(?:each|ea)(?![a-z])/iu;

/** A row for each of the sizes that a row has as many pieces of; it stays one, to be looked at, where its amount says otherwise. */
export function bySize(row: ReadRow): readonly ReadRow[] {
  const coloured = row.size === '' ? colourAndSizes.exec(row.color)?.groups : undefined;
  const said = coloured === undefined ? null : readSizesEach(coloured['sizes'] ?? '');
  if (said !== null)
    return bySize({ ...row, color: coloured?.['color'] ?? '', size: coloured?.['sizes'] ?? '' });
  const each = readSizesEach(row.size);
  if (each === null) return [counted.test(plainFigures(row.size + row.color)) ? doubted(row) : row];
  const pieces = each.pieces * each.sizes.length;
  const isMissing = row.problem === 'amount_missing';
  if (row.free !== undefined || !(isMissing || row.amount === pieces)) return [doubted(row)];
  const problem = !isMissing ? row.problem : row.price === null ? ('price_missing' as const) : null;
  return each.sizes.map((size) => ({ ...row, size, amount: each.pieces, problem }));
}
