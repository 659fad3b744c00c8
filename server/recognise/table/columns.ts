import { plainFigures } from '../../../domain/digits.ts';
import { readLikelyAmount, readWrittenAmount } from '../fields/amount.ts';
import { isMarkedPrice, readWrittenPrice } from '../fields/price.ts';
import type { Cell, Grid } from '../recognised.ts';
import { headerKey, headerKind, headingKey, likelyHeaderKind, noHead, noHints } from './header-words.ts';
import type { ColumnHints, ColumnKind } from './header-words.ts';

/** Characters of a head that are told, and kept. */
export const maxHeading = 200;

/** What each column of a table holds, by its place; null for one that nothing is known of. */
export type Columns = readonly (ColumnKind | null)[];

/** The columns that a row names if it is a head: at least two, and what is counted, named or priced among them. A hint goes before our own words. */
export function readHead(row: readonly (Cell | null)[], hints: ColumnHints): Columns | null {
  const hinted = row.map((cell) => (cell === null ? null : (hints.get(headerKey(cell.text)) ?? null)));
  const exact = row.map((cell, at) => (cell === null ? null : (hinted[at] ?? headerKind(cell.text))));
  // What was read from a picture may be a letter off, but not the whole head.
  const kinds = exact.every((kind) => kind === null)
    ? exact
    : exact.map((kind, at) => {
        const cell = row[at] ?? null;
        return kind ?? (cell === null || cell.confidence === 1 ? null : likelyHeaderKind(cell.text));
      });
  const texts = row.filter((cell) => cell !== null).length;
  const known = kinds.filter((kind) => kind !== null);
  const telling = known.filter((kind) => ['name', 'otherName', 'amount', 'figure', 'price'].includes(kind));
  if (known.length < 2 || telling.length === 0 || known.length * 2 < texts) return null;
  return settleHead(kinds, hinted);
}

/** Decides words that mean one thing alone and another beside others, and keeps one column of each kind: the one that was hinted, or the first. */
function settleHead(kinds: Columns, hinted: Columns): Columns {
  const has = (wanted: ColumnKind) => kinds.includes(wanted);
  const settled = kinds.map((kind): ColumnKind | null => {
    if (kind === 'figure') return has('amount') ? 'total' : 'amount';
    if (kind === 'otherName') return has('name') ? 'ignored' : 'name';
    return kind;
  });
  const placeOf = (kind: ColumnKind) => (hinted.includes(kind) ? hinted : settled).indexOf(kind);
  return settled.map((kind, at) => (kind !== null && placeOf(kind) !== at ? 'ignored' : kind));
}

/** The columns of a head of which a word was misread or is missing, by what was said of them and what stands below. */
export function completeHead(
  head: Grid[number],
  columns: Columns,
  below: Grid,
  hints: ColumnHints = noHints,
): Columns {
  const completed = columns.map((kind, at) => {
    const said = kind ?? hints.get(headingKey(headlessHeading(head, below, at)));
    return said === undefined || (said !== 'ignored' && columns.includes(said)) ? kind : said;
  });
  if (!completed.includes('name')) {
    const unknown = completed.flatMap((kind, at) => (kind === null ? [contentOf(below, at)] : []));
    const name = likelyName(unknown);
    if (name !== undefined) completed[name.at] = 'name';
  }
  const isMisread = (at: number) => completed[at] === null && (head[at]?.confidence ?? 0) < 1;
  for (const kind of ['amount', 'price'] as const) {
    if (completed.includes(kind)) continue;
    const share = ({ amounts, prices }: Content) => (kind === 'amount' ? amounts : prices);
    const [found, ...others] = completed
      .map((_, at) => at)
      .filter(isMisread)
      .map((at) => contentOf(below, at))
      .filter((content) => content.filled > 0.4 && share(content) > 0.5 && !content.ordinals);
    if (found !== undefined && (others.length === 0 || kind === 'amount')) completed[found.at] = kind;
  }
  const [amount, price] = [completed.indexOf('amount'), completed.indexOf('price')];
  const total = completed.findIndex((_, at) => isMisread(at) && isProduct(below, amount, price, at));
  if (total !== -1 && !completed.includes('total')) completed[total] = 'total';
  return completed;
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

/** What is known of a column without a head, as shares of its cells. */
interface Content {
  readonly at: number;
  readonly filled: number;
  readonly letters: number;
  readonly amounts: number;
  readonly counted: number;
  readonly prices: number;
  readonly marked: number;
  readonly decimals: number;
  readonly ordinals: boolean;
  readonly barcodes: number;
  readonly median: number;
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
  const name = likelyName(free());
  if (name === undefined) return null;
  take(name, 'name');
  const numeric = free().filter(({ amounts, prices }) => Math.max(amounts, prices) > 0.5);
  const product = findProduct(grid, numeric);
  if (product !== null) {
    take(product.amount, 'amount');
    take(product.price, 'price');
    take(product.total, 'total');
    return kinds;
  }
  const byLikeness = [...numeric].sort((one, other) => priceLikeness(one) - priceLikeness(other));
  const [amount] = byLikeness.filter(({ amounts }) => amounts > 0.5);
  take(amount, 'amount');
  take(byLikeness.filter((content) => content !== amount && content.prices > 0.5).at(-1), 'price');
  return kinds;
}

/** The column that is most likely the names: that of most letters which are no amounts and prices. */
function likelyName(contents: readonly Content[]): Content | undefined {
  return contents
    .filter(({ letters, amounts, prices }) => letters > 1 && amounts < 0.5 && prices < 0.5)
    .sort((one, other) => other.letters * other.filled - one.letters * one.filled)[0];
}

/** How much rather a column is prices than amounts. */
function priceLikeness({ marked, decimals, counted, median }: Content): number {
  return marked * 4 + decimals * 3 - counted * 4 + Math.log10(1 + median) / 4;
}

interface Product {
  readonly amount: Content;
  readonly price: Content;
  readonly total: Content;
}

/** Three columns of which two multiply to the third in most rows. */
function findProduct(grid: Grid, numeric: readonly Content[]): Product | null {
  for (const total of numeric) {
    for (const amount of numeric) {
      for (const price of numeric) {
        if (new Set([total, amount, price]).size < 3 || priceLikeness(amount) > priceLikeness(price))
          continue;
        if (isProduct(grid, amount.at, price.at, total.at)) return { amount, price, total };
      }
    }
  }
  return null;
}

function isProduct(grid: Grid, amount: number, price: number, total: number): boolean {
  const checks = grid.map((row) => checkOf(row, amount, price, total)).filter((check) => check !== null);
  return checks.length >= 2 && checks.filter(Boolean).length * 5 >= checks.length * 4;
}

function checkOf(row: Grid[number], amount: number, price: number, total: number): boolean | null {
  const pieces = readWrittenAmount(row[amount]?.text ?? '')?.pieces ?? null;
  const each = readWrittenPrice(row[price]?.text ?? '');
  const sum = readWrittenPrice(row[total]?.text ?? '');
  return pieces === null || each === null || sum === null ? null : pieces * each === sum;
}

function isAmount(text: string): boolean {
  return (readWrittenAmount(text) ?? readLikelyAmount(text)) !== null;
}

function contentOf(grid: Grid, at: number): Content {
  const texts = grid.flatMap((row) => row[at]?.text ?? []);
  const count = Math.max(1, texts.length);
  const share = (is: (text: string) => boolean) => texts.filter(is).length / count;
  const prices = texts.map(readWrittenPrice).filter((price) => price !== null);
  const numbers = texts.map((text) => (/^\d+$/.test(text) ? Number(text) : NaN));
  return {
    at,
    filled: texts.length / Math.max(1, grid.length),
    letters: texts.reduce((sum, text) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0) / count,
    amounts: share(isAmount),
    counted: share((text) => !/^[\d.,]+$/.test(text) && isAmount(text)),
    prices: prices.length / count,
    marked: share(isMarkedPrice),
    decimals: share((text) => /\d\.\d\d?$/.test(text)),
    ordinals: texts.length > 2 && numbers.every((number, place) => number === (numbers[0] ?? 0) + place),
    barcodes: share((text) => /^\d{8}$|^\d{12,14}$/.test(text)),
    median: [...prices].sort((one, other) => one - other)[Math.floor(prices.length / 2)] ?? 0,
  };
}
