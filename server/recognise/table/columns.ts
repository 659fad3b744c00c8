import { plainFigures } from '../../../domain/digits.ts';
import { currencyIn } from '../fields/currency.ts';
import type { Cell, Grid } from '../recognised.ts';
import { rankedAmounts, rankedPrices } from './column-kinds.ts';
import type { ColumnKind } from './column-kinds.ts';
import { byPriceLikeness, contentOf, isGuess, isProduct, likelyName, mostOf } from './column-content.ts';
import type { Content } from './column-content.ts';
import { countedKind } from './head-meaning.ts';
import { headerKey, headerKind, likelyHeaderKind, maxHeading, noHead } from './header-words.ts';
import type { ColumnHints } from './header-words.ts';

/** What each column of a table holds, by its place; null for one that nothing is known of. */
export type Columns = readonly (ColumnKind | null)[];

/** The columns that a row names if it is a head: at least two, and what is counted, named or priced among them. A hint goes before our own words. */
export function readHead(row: readonly (Cell | null)[], hints: ColumnHints): Columns | null {
  const hinted = row.map((cell) => (cell === null ? null : (hints.get(headerKey(cell.text)) ?? null)));
  const exact = row.map((cell, at) => (cell === null ? null : (hinted[at] ?? headerKind(cell.text))));
  // What was read from a picture, or typed, may be a letter off, but not the whole head.
  const kinds = exact.every((kind) => kind === null)
    ? exact
    : exact.map((kind, at) => {
        const cell = row[at] ?? null;
        return kind ?? (cell === null || isTooShort(cell) ? null : likelyHeaderKind(cell.text));
      });
  if (!isHead(row, kinds)) return null;
  const counted = kinds.some((kind) => isAmountKind(kind) && kind !== 'perCarton')
    ? kinds
    : kinds.map((kind, at) => kind ?? countedKind(row[at]?.text ?? ''));
  const inBaht = row.map((cell) => cell !== null && currencyIn(cell.text) === 'THB');
  return settleHead(counted, hinted, inBaht);
}

/** Whether a word that was typed is so short that a letter makes it another. */
function isTooShort({ text, confidence }: Cell): boolean {
  return confidence === 1 && headerKey(text).length < 6;
}

/** Whether enough of the words of a row are known: half, or fewer of which two say what is named, counted, priced or summed up. */
function isHead(row: readonly (Cell | null)[], kinds: Columns): boolean {
  const known = kinds.filter((kind) => kind !== null);
  const told = new Set(known.map(tellingOf).filter((kind) => kind !== null));
  const texts = row.filter((cell) => cell !== null);
  const figures = texts.filter(({ text }) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(text)).length;
  if (known.length < 2 || told.size === 0 || (told.size === 1 && told.has('total'))) return false;
  // Goods may be called as heads are, beside their figures.
  if (figures > 0 && told.size < 2) return false;
  if (known.length * 2 >= texts.length) return true;
  return told.size >= (figures === 0 ? 2 : 3) && known.length * 3 >= texts.length - figures;
}

function tellingOf(kind: ColumnKind): 'name' | 'amount' | 'price' | 'total' | null {
  if (kind === 'name' || kind === 'otherName') return 'name';
  if (kind === 'figure' || isAmountKind(kind)) return 'amount';
  if (isPriceKind(kind)) return 'price';
  return kind === 'total' ? 'total' : null;
}

export function isPriceKind(kind: ColumnKind | null): boolean {
  return rankedPrices.some((ranked) => ranked === kind);
}

export function isAmountKind(kind: ColumnKind | null): boolean {
  return rankedAmounts.some((ranked) => ranked === kind);
}

/**
 * Decides words that mean one thing alone and another beside others, and keeps one column of each kind: the one that was hinted, of
 * several prices and amounts that of a piece and of all pieces, that of baht, or the first.
 */
function settleHead(kinds: Columns, hinted: Columns, inBaht: readonly boolean[]): Columns {
  const best = (ranked: readonly ColumnKind[], base: ColumnKind) =>
    hinted.includes(base) ? base : ranked.find((kind) => kinds.includes(kind));
  const amount = best(rankedAmounts, 'amount');
  const price = best(rankedPrices, 'price');
  const settled = kinds.map((kind): ColumnKind | null => {
    if (kind === 'figure') return amount === undefined ? 'amount' : 'total';
    if (kind === 'otherName') return kinds.includes('name') ? 'ignored' : 'name';
    if (isPriceKind(kind)) return kind === price ? 'price' : 'ignored';
    if (!isAmountKind(kind)) return kind;
    if (kind === amount) return kind === 'cartons' ? kind : 'amount';
    return kind === 'perCarton' ? kind : 'ignored';
  });
  const placeOf = (kind: ColumnKind) => {
    if (hinted.includes(kind)) return hinted.indexOf(kind);
    const baht = settled.findIndex((one, at) => one === kind && inBaht[at]);
    return baht === -1 ? settled.indexOf(kind) : baht;
  };
  return settled.map((kind, at) =>
    kind !== null && kind !== 'option' && placeOf(kind) !== at ? 'ignored' : kind,
  );
}

/** What a column is called over which a head has no word: its first text; empty where it has none. */
export function headlessHeading(head: Grid[number], below: Grid, at: number): string {
  const first = head[at] == null ? below.find((row) => row[at] != null)?.[at] : undefined;
  return first == null ? '' : `${first.text.trim().slice(0, maxHeading - noHead.length)}${noHead}`;
}

/** What may be the head of a table whose words nobody knows: the row above the first one with figures, if it has several texts and none. */
export function headAbove(grid: Grid): Grid[number] | undefined {
  const first = grid.findIndex(hasFigures);
  const above = grid[first - 1];
  return above === undefined || above.filter((cell) => cell !== null).length < 2 ? undefined : above;
}

function hasFigures(row: Grid[number]): boolean {
  return row.some((cell) => cell !== null && /\d/.test(plainFigures(cell.text)));
}

/** The columns of a table without a known head, by what stands in them; null where no column can be the names. */
export function columnsByContent(table: Grid): Columns | null {
  const head = headAbove(table);
  const grid = table.filter((row) => row !== head);
  const width = Math.max(0, ...grid.map((row) => row.length));
  const contents = Array.from({ length: width }, (_, at) => contentOf(grid, at));
  const kinds: (ColumnKind | null)[] = Array.from({ length: width }, () => null);
  const take = (found: Content | undefined, kind: ColumnKind) => {
    if (found !== undefined) kinds[found.at] = kind;
  };
  for (const content of contents) {
    if (content.ordinals) kinds[content.at] = 'ignored';
    else if (content.barcodes > 0.5) kinds[content.at] = 'barcode';
  }
  const free = () => contents.filter(({ at, filled }) => kinds[at] === null && filled > 0);
  const isAttribute = ({ colours, sizes }: Content) => colours > 0.6 || sizes > 0.6;
  const name = likelyName(free().filter((content) => !isAttribute(content))) ?? likelyName(free());
  if (name === undefined) return null;
  take(name, 'name');
  take(mostOf(free(), 'colours'), 'color');
  take(mostOf(free(), 'sizes'), 'size');
  const numeric = free().filter(({ amounts, prices }) => Math.max(amounts, prices) > 0.5);
  const product = findProduct(grid, numeric);
  if (product !== null) {
    take(product.amount, 'amount');
    take(product.price, 'price');
    take(product.total, 'total');
    return kinds;
  }
  const byLikeness = [...numeric].sort(byPriceLikeness);
  const [amount] = byLikeness.filter(({ amounts }) => amounts > 0.5);
  take(amount, 'amount');
  take(byLikeness.filter((content) => content !== amount && content.prices > 0.5).at(-1), 'price');
  return kinds;
}

interface Product {
  readonly amount: Content;
  readonly price: Content;
  readonly total: Content;
}

/** Three columns of which two multiply to the third in most rows; of several the one of the largest figures, which are money. */
function findProduct(grid: Grid, numeric: readonly Content[]): Product | null {
  const found = numeric.flatMap((amount) =>
    numeric
      .filter((price) => price !== amount && byPriceLikeness(amount, price) < 0)
      .flatMap((price) =>
        numeric
          .filter((total) => total !== amount && total !== price)
          .filter((total) => isProduct(grid, amount.at, price.at, total.at))
          .map((total) => ({ amount, price, total })),
      ),
  );
  return found.toSorted((one, other) => other.total.median - one.total.median)[0] ?? null;
}

/** Whether amounts and prices of a table without a known head may be each other. */
export function isGuessed(grid: Grid, columns: Columns): boolean {
  const [amount, price] = [columns.indexOf('amount'), columns.indexOf('price')];
  return amount !== -1 && price !== -1 && isGuess(contentOf(grid, amount), contentOf(grid, price));
}
