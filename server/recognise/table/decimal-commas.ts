import type { Cell, Grid } from '../recognised.ts';
import type { ColumnKind } from './column-kinds.ts';
import { readHead } from './columns.ts';
import type { Columns } from './columns.ts';
import type { ColumnHints } from './header-words.ts';

/** `32,50`, `1.245,00`: not `1,245`, which is a thousand and more. */
const withComma = /^\D{0,5}(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}(?!\d)[^\d,.]*$/u;
/** `1.245,00`, which can be read one way only. */
const withBoth = /\d\.\d{3},\d{1,2}(?!\d)/u;
const withPoint = /(?<![\d.])\d+\.\d{1,2}(?![\d.])|\d,\d{3}(?!\d)/u;
const numbers = /\d[\d.]*(?:,\d{1,2})?(?!\d)/gu;

/** Kinds in which a comma or a point parts no number. */
const texts: ReadonlySet<ColumnKind> = new Set([
  'name',
  'otherName',
  'color',
  'size',
  'style',
  'unit',
  'category',
  'category1',
  'category2',
  'category3',
  'barcode',
  'code',
  'ignored',
]);

/**
 * The tables of a file whose numbers have a comma before the decimals and points between the thousands, with those as they are in
 * others. All figures of the file tell: a few that are one kind, and none that is the other.
 */
export function plainDecimals(grids: readonly Grid[], hints: ColumnHints): readonly Grid[] {
  const placed = grids.flatMap((grid) => figuresOf(grid, hints));
  const all = placed.map(({ text }) => text);
  const commas = all.filter((text) => withComma.test(text));
  const isSure =
    commas.some((text) => withBoth.test(text)) || commas.every((text) => /,\d{2}\D*$/.test(text));
  if (placed.some(({ confidence }) => confidence < 1) || commas.length < 2 || !isSure) return grids;
  if (all.some((text) => withPoint.test(text.replace(withBoth, '')))) return grids;
  const figures = new Set(placed);
  return grids.map((grid) =>
    grid.map((row) => row.map((cell) => (cell !== null && figures.has(cell) ? withPlainNumber(cell) : cell))),
  );
}

function withPlainNumber(cell: Cell): Cell {
  return {
    ...cell,
    text: cell.text.replace(numbers, (number) =>
      /,|^\d{1,3}(?:\.\d{3})+$/.test(number) ? number.replaceAll('.', '').replace(',', '.') : number,
    ),
  };
}

/** The cells below a head that begin with a figure, but for those of texts. */
function figuresOf(grid: Grid, hints: ColumnHints): readonly Cell[] {
  let columns: Columns | null = null;
  return grid.flatMap((row) => {
    const head = readHead(row, hints);
    if (head !== null) columns = head;
    if (head !== null || columns === null) return [];
    return row.flatMap((cell, at) => {
      const kind = columns?.[at] ?? null;
      return cell !== null && (kind === null || !texts.has(kind)) && /^\D{0,5}\d/.test(cell.text)
        ? [cell]
        : [];
    });
  });
}
