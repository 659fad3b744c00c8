import type { Grid } from '../recognised.ts';
import type { ColumnKind } from './column-kinds.ts';
import { isAmountKind, isPriceKind, readHead } from './columns.ts';
import { headerKey, headerKind } from './header-words.ts';
import type { ColumnHints } from './header-words.ts';
import { isSum } from './sums.ts';

/** The tables that stand beside each other, each for itself; else the one that there is. */
export function sideBySide(grid: Grid, hints: ColumnHints): Grid[] {
  const heads = grid.flatMap((row, at) => (readHead(row, hints) === null ? [] : [at]));
  const starts = new Map(heads.map((at) => [at, startsOf(grid[at] ?? [], hints)]));
  if ([...starts.values()].every((places) => places.length < 2)) return [grid];
  const ends = [...heads.slice(1), grid.length];
  return heads.flatMap((at, place) => {
    const rows = grid.slice(place === 0 ? 0 : at, ends[place]);
    const places = starts.get(at) ?? [];
    if (places.length < 2) return [rows];
    return places.map((from, beside) => {
      const first = beside === 0 ? 0 : from;
      const own = beside === 0 ? rows : rows.slice(rows.indexOf(grid[at] ?? []));
      return own.map((row) => {
        const part = row.slice(first, places[beside + 1]);
        // One sum below all of them is named below one.
        const isOfSum = row.some((cell) => cell !== null && isSum(cell.text));
        return isOfSum && !part.some((cell) => /\p{L}/u.test(cell?.text ?? '')) ? [] : part;
      });
    });
  });
}

/** Where in a head another table begins: at the first word again or a name, if both parts name goods with an amount of one kind, or a price where there is none. */
function startsOf(head: Grid[number], hints: ColumnHints): readonly number[] {
  const keys = head.map((cell) => headerKey(cell?.text ?? ''));
  const kinds = head.map((cell, at) => hints.get(keys[at] ?? '') ?? headerKind(cell?.text ?? ''));
  const isTelling = [isAmountKind, isFigure, isPriceKind].find((isOne) => kinds.some(isOne));
  const first = keys.findIndex((key) => key !== '');
  const starts = [first];
  for (let at = first + 1; at < head.length; at += 1) {
    const begins = keys[at] === keys[first] || kinds[at] === 'name' || kinds[at] === 'otherName';
    const from = starts.at(-1) ?? first;
    if (!begins || !isTable(head.slice(from, at), hints) || !isTable(head.slice(at), hints)) continue;
    const again = kinds.slice(at);
    if (kinds.slice(from, at).some((kind) => isTelling?.(kind) && again.includes(kind))) starts.push(at);
  }
  return starts;
}

function isFigure(kind: ColumnKind | null): boolean {
  return kind === 'figure';
}

function isTable(head: Grid[number], hints: ColumnHints): boolean {
  const columns = readHead(head, hints);
  return (
    columns?.includes('name') === true && columns.some((kind) => isAmountKind(kind) || isPriceKind(kind))
  );
}
