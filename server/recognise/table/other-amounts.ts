import { readWrittenAmount } from '../fields/amount.ts';
import { readWrittenPrice } from '../fields/price.ts';
import type { Cell, Grid } from '../recognised.ts';
import type { ColumnKind } from './column-kinds.ts';
import type { Columns } from './columns.ts';
import { meaningsOf } from './head-lexicon.ts';
import { headerKey, headerKind } from './header-words.ts';
import type { ColumnHints } from './header-words.ts';

const counting: readonly ColumnKind[] = ['amount', 'receivedAmount', 'cameAmount', 'pieces'];

/**
 * Whether another column counts the goods of a row otherwise, or says that some of them went back, and neither a sum nor a person said
 * which one counts.
 */
export function isCountedOtherwise(
  cells: readonly (Cell | null)[],
  columns: Columns,
  heads: Grid[number],
  hints: ColumnHints,
): boolean {
  const at = columns.indexOf('amount');
  const headOf = (place: number) => heads[place]?.text ?? '';
  const piecesOf = (place: number) => readWrittenAmount(cells[place]?.text ?? '')?.pieces ?? null;
  const pieces = piecesOf(at);
  if (pieces === null || hints.has(headerKey(headOf(at)))) return false;
  if (readWrittenPrice(cells[columns.indexOf('total')]?.text ?? '') !== null) return false;
  const counts = headerKind(headOf(at));
  const isInPacks = counts === 'pieces' || columns.includes('perCarton');
  return columns.some((kind, place) => {
    const other = kind === 'ignored' ? piecesOf(place) : null;
    if (other === null) return false;
    const named = headerKind(headOf(place));
    if (named !== null && counting.includes(named))
      return other !== pieces && !(isInPacks && pieces % other === 0);
    return other > 0 && counts === 'amount' && meaningsOf(headOf(place))?.has('gone') === true;
  });
}
