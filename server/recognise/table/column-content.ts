import { isColour } from '../../../domain/products/colours.ts';
import { readLikelyAmount, readWrittenAmount } from '../fields/amount.ts';
import { isMarkedPrice, readWrittenPrice } from '../fields/price.ts';
import { isWordedSize } from '../fields/size.ts';
import type { Grid } from '../recognised.ts';
import type { ColumnKind } from './column-kinds.ts';

/** What is known of a column without a head, as shares of its cells. */
export interface Content {
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
  readonly colours: number;
  readonly sizes: number;
  readonly codes: number;
  readonly median: number;
}

/** The column of which most is a colour, or a size in letters; undefined where none is. */
export function mostOf(contents: readonly Content[], kind: 'colours' | 'sizes'): Content | undefined {
  return [...contents]
    .sort((one, other) => other[kind] - one[kind])
    .find((content) => content[kind] > 0.6 && content.filled > 0.4 && content.letters > 0.3);
}

/** The column that is most likely the names: that of most letters which are no amounts and prices. */
export function likelyName(contents: readonly Content[]): Content | undefined {
  return contents
    .filter(({ letters, amounts, prices }) => letters > 1 && amounts < 0.5 && prices < 0.5)
    .sort((one, other) => other.letters * other.filled - one.letters * one.filled)[0];
}

/** What the texts of a column say of its being prices rather than amounts: signs, satang and units. */
function priceSigns({ marked, decimals, counted }: Content): number {
  return marked * 4 + decimals * 3 - counted * 4;
}

function saysNothing(one: Content, other: Content): boolean {
  return Math.abs(priceSigns(one) - priceSigns(other)) < 0.2;
}

const muchLarger = 5;

/** Orders columns, amounts before prices: by signs, by figures that are much larger, or as people write them. */
export function byPriceLikeness(one: Content, other: Content): number {
  if (!saysNothing(one, other)) return priceSigns(one) - priceSigns(other);
  const [small, large] = [one.median, other.median].sort((a, b) => a - b);
  if ((large ?? 0) > (small ?? 0) * muchLarger) return one.median - other.median;
  return one.at - other.at;
}

/** Whether nothing but their place tells an amount and a price apart, or their figures say otherwise. */
export function isGuess(amount: Content, price: Content): boolean {
  return saysNothing(amount, price) && (amount.at > price.at || amount.median > price.median);
}

/** Whether two columns multiply to the third in most rows. */
export function isProduct(grid: Grid, amount: number, price: number, total: number): boolean {
  const checks = grid.map((row) => checkOf(row, amount, price, total)).filter((check) => check !== null);
  return checks.length >= 2 && checks.filter(Boolean).length * 5 >= checks.length * 4;
}

/** Rows in which amount and price come to the sum. */
export function provenRows(grid: Grid, kinds: readonly (ColumnKind | null)[]): number {
  const [amount, price, total] = [kinds.indexOf('amount'), kinds.indexOf('price'), kinds.indexOf('total')];
  return grid.filter((row) => checkOf(row, amount, price, total)).length;
}

function checkOf(row: Grid[number], amount: number, price: number, total: number): boolean | null {
  const pieces = readWrittenAmount(row[amount]?.text ?? '')?.pieces ?? null;
  const each = readWrittenPrice(row[price]?.text ?? '');
  const sum = readWrittenPrice(row[total]?.text ?? '');
  return pieces === null || each === null || sum === null
    ? null
    : Math.abs(pieces * each - sum) <= pieces / 2;
}

const numberSize = /^\d{2,3}(?:[-–/]\d{2,3})?(?:码| ?cm)?$/iu;
const codeText = /^(?=.*\d)[a-z\d][a-z\d./_-]{2,}$/iu;

/** `红/蓝`, `Heather Grey`, `格纹灰`: a colour, several, or a shade of one. */
function isColourText(text: string): boolean {
  const parts = text.split(/[/、,+&–-]|และ/u).map((part) => part.trim());
  return parts.every((part) => part !== '' && isShade(part));
}

function isShade(text: string): boolean {
  const plain = text.replace(/^สี/u, '').replace(/[混色]+$/u, '');
  const words = plain.split(' ');
  const lastSign = Array.from(plain).length < 4 && /\p{Script=Han}$/u.test(plain) ? plain.slice(-1) : '';
  const lastWord = words.length < 4 ? (words.at(-1) ?? '') : '';
  return [text, plain, lastWord, lastSign].some(isColour);
}

function isAmount(text: string): boolean {
  return (readWrittenAmount(text) ?? readLikelyAmount(text)) !== null;
}

export function contentOf(grid: Grid, at: number): Content {
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
    colours: share(isColourText),
    sizes: share((text) => isWordedSize(text) || numberSize.test(text)),
    codes: share((text) => codeText.test(text)),
    barcodes: share((text) => /^\d{8}$|^\d{12,14}$/.test(text)),
    median: [...prices].sort((one, other) => one - other)[Math.floor(prices.length / 2)] ?? 0,
  };
}
