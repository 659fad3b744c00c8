import { currencyIn, declaredCurrency } from '../fields/currency.ts';
import type { Currency } from '../fields/currency.ts';
import type { Grid } from '../recognised.ts';
import { columnsByContent, readHead } from './columns.ts';
import type { Columns } from './columns.ts';
import type { ColumnHints } from './header-words.ts';
import { isSum } from './sums.ts';

/** What the head of a table calls the currency of its prices, or else of its sums. */
export function currencyOfHead(head: Grid[number], columns: Columns): Currency | null {
  const named = (kind: 'price' | 'total') => currencyIn(head[columns.indexOf(kind)]?.text ?? '');
  return named('price') ?? named('total');
}

/**
 * The currency of the prices of a list that do not name their own, by all of its tables: yuan where a head, a price, a sum or a line
 * beside the tables names it; null where nothing does.
 */
export function currencyOfList(grids: readonly Grid[], hints: ColumnHints): Currency | null {
  return grids.some((grid) => saysYuan(grid, hints)) ? 'CNY' : null;
}

function saysYuan(grid: Grid, hints: ColumnHints): boolean {
  let columns: Columns | null = grid.some((row) => readHead(row, hints) !== null)
    ? null
    : columnsByContent(grid);
  return grid.some((row) => {
    const head = readHead(row, hints);
    if (head !== null) columns = head;
    const texts = row.map((cell) => cell?.text ?? '');
    const money = (at: number) => ['price', 'total'].includes(columns?.[at] ?? '');
    return texts.some(
      (text, at) =>
        declaredCurrency(text) === 'CNY' || ((money(at) || isSum(text)) && currencyIn(text) === 'CNY'),
    );
  });
}
