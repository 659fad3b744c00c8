import type { components } from '../contract.gen.ts';
import { readWhole } from '../digits.ts';
import { maxLineQuantity } from '../limits.ts';
import { parseBaht } from '../money.ts';
import type { Satang } from '../money.ts';
import type { ProductIdentity } from '../name-keys.ts';

export type RecognisedItem = components['schemas']['RecognisedItem'];

/** Why a row could not be read as it is; where it stands in what it was read from. */
export type RowProblem = components['schemas']['RowProblem'];
export type RowSource = components['schemas']['RowSource'];
export type RowMatch = components['schemas']['RowMatch'];
/** What a list has its prices in where that is not baht. */
type ForeignCurrency = NonNullable<RecognisedItem['currency']>;

/** A category of the third level, by the ids of its levels from the first. */
export interface EntryCategory {
  readonly ids: readonly [string, string, string];
  /** The names of its levels, for where the shop's categories are not known. */
  readonly label: string;
}

/** A product of the shop that a row adds to. */
export interface EntryProduct {
  readonly id: string;
  readonly name: string;
  readonly ch_name: string;
  readonly th_name: string;
  readonly color: string;
  readonly size: string;
  /** Empty where it has none. */
  readonly picture: string;
  /** What can be promised. */
  readonly stock: number;
  /** At which it sells. */
  readonly price: Satang;
}

export type EntryField =
  'name' | 'color' | 'size' | 'style' | 'amount' | 'price' | 'sellingPrice' | 'vipPrice' | 'barcode';

/** A product of the shop that a row has the name of, as the server found when it refused the row as a new one. */
interface NamedAlready {
  /** What the row was called then, as `productKey` says it. */
  readonly as: string;
  readonly product: EntryProduct;
}

/** A product of the shop that a row is perhaps a misreading of. */
export interface SimilarProduct {
  /** The name as it was read. */
  readonly readAs: string;
  readonly product: EntryProduct;
  /** That of the product; null where it is not known. */
  readonly category: EntryCategory | null;
}

/** Goods to take into stock, as recognised and corrected; figures as they were typed. */
export interface EntryRow extends Readonly<Record<Exclude<EntryField, 'sellingPrice'>, string>> {
  readonly id: string;
  /** At which a new product will sell; absent in logs of version 0.1.0, and where a person added the row and has not typed it. */
  readonly sellingPrice?: string;
  /** What its price is in until a person says the rate; absent for baht. */
  readonly currency?: ForeignCurrency;
  readonly namedAlready?: NamedAlready;
  /** How many products of the shop have its name and attributes, so that it is none of them for sure. */
  readonly namesakes?: number;
  /** Until a person says which product the row means. */
  readonly similar?: SimilarProduct;
  readonly category: EntryCategory | null;
  /** Where its words say that it belongs as a new product; proposed while it has no category. */
  readonly likelyCategory?: EntryCategory;
  /** Null: a new product. */
  readonly product: EntryProduct | null;
  /** Whether the product sells at the row's price from now on. A new one does in any case. */
  readonly setsPrice: boolean;
  /** From 0 to 1, how surely it was read. */
  readonly confidence: number;
  /** From 0 to 1, how surely the least sure letter of its name was read; absent where that isn't known, and once a person has looked at it. */
  readonly nameConfidence?: number;
  /** Whether its name may be misread by a letter, so that it says nothing of other lists; absent once a person said that it means a product. */
  readonly isMisread?: true;
  readonly problem: RowProblem | null;
  /** Whether its amount counts packs whose content is not said; absent once a person has looked at the amount. */
  readonly packs?: true;
  /** Pieces that the sum of the row says, where they are others; absent once a person has looked at the amount or the price. */
  readonly likelyAmount?: number;
  /** Its words as they were read; empty where a person added it. */
  readonly readAs: string;
  /** Null where a person added it. */
  readonly source: RowSource | null;
  /** Whether a person said that it is right. */
  readonly isChecked: boolean;
  /** Whether a person said which product it is, or that it is a new one: nothing else says so any more. */
  readonly isChosen?: true;
  /** Whether its product has to be looked for again, since what it is called was typed anew; `asked`: with what is there now. */
  readonly lookup?: 'needed' | 'asked';
}

/** From here on what was read counts as sure. */
export const sureFrom = 0.8;

/** From here on a name counts as read to the letter: docs/benchmarks.md has what this marks. */
export const sureNameFrom = 0.9;

/** A row whose name, or what it is called like, a person has looked at. */
export function withCheckedName({ nameConfidence: _read, namesakes: _asked, ...row }: EntryRow): EntryRow {
  return row;
}

/** A row whose amount a person has looked at. */
export function withCheckedAmount({ packs: _asked, ...row }: EntryRow): EntryRow {
  return withoutLikely(row);
}

/** A row of which nothing says that its amount is another. */
export function withoutLikely({ likelyAmount: _likely, ...row }: EntryRow): EntryRow {
  return row;
}

/** A row of which a person said that it is right. */
export function checkedRow(row: EntryRow): EntryRow {
  return { ...withCheckedName(withCheckedAmount(row)), isChecked: true };
}

/** A row that a person adds. */
export function blankRow(id: string): EntryRow {
  return {
    id,
    name: '',
    color: '',
    size: '',
    style: '',
    amount: '',
    price: '',
    vipPrice: '',
    barcode: '',
    category: null,
    product: null,
    setsPrice: false,
    confidence: 1,
    problem: null,
    readAs: '',
    source: null,
    isChecked: true,
  };
}

/** Whether a person added a row, which stands in no file. */
export function isTyped({ source }: Pick<EntryRow, 'source'>): boolean {
  return source === null;
}

/** Whether there is nothing in a row that a person added. */
export function isBlank(row: EntryRow): boolean {
  const fields = [
    row.name,
    row.color,
    row.size,
    row.style,
    row.amount,
    row.price,
    row.sellingPrice ?? '',
    row.vipPrice,
    row.barcode,
  ];
  return isTyped(row) && row.product === null && fields.every((text) => text.trim() === '');
}

/** Whether a person added a row and gave it nothing at all, no category either. */
export function isUntouched(row: EntryRow): boolean {
  return isBlank(row) && row.category === null;
}

/** Pieces of a row; null where it is no number that can come at once. */
export function piecesOf({ amount }: Pick<EntryRow, 'amount'>): number | null {
  const pieces = readWhole(amount);
  return pieces !== null && pieces >= 1 && pieces <= maxLineQuantity ? pieces : null;
}

/** Pieces that a row may have instead of its own; null where nothing says so, and once a person has looked. */
export function likelyPiecesOf(row: EntryRow): number | null {
  const { likelyAmount } = row;
  return likelyAmount === undefined || likelyAmount === piecesOf(row) ? null : likelyAmount;
}

/** What was paid for a piece; null where it is no amount above 0, or in another currency. */
export function priceOf({ price, currency }: Pick<EntryRow, 'price' | 'currency'>): Satang | null {
  return currency === undefined ? aboveZero(parseBaht(price)) : null;
}

/** What is typed in a field; nothing in that of a price in another currency, which is typed in baht. */
export function typedIn(row: EntryRow, field: EntryField): string {
  return field === 'price' && row.currency !== undefined ? '' : (row[field] ?? '');
}

/** The row with its price in baht. */
export function pricedInBaht({ currency: _named, ...row }: EntryRow, price: string): EntryRow {
  return { ...row, price };
}

/** At which a new product will sell; null where that is missing, or no amount above 0. */
export function sellingPriceOf({ sellingPrice = '' }: Pick<EntryRow, 'sellingPrice'>): Satang | null {
  return aboveZero(parseBaht(sellingPrice));
}

/** At which the product of a row will sell because of the row; null where the row leaves that as it is, or does not say. */
export function sellsAt(row: EntryRow): Satang | null {
  if (row.product === null) return sellingPriceOf(row);
  return row.setsPrice ? priceOf(row) : null;
}

/** The VIP price; null where it has none, or none that can be read. */
export function vipPriceOf({ vipPrice }: Pick<EntryRow, 'vipPrice'>): Satang | null {
  return aboveZero(parseBaht(vipPrice));
}

/** Whether the prices of a row become those of its product. */
export function pricesProduct({ product, setsPrice }: Pick<EntryRow, 'product' | 'setsPrice'>): boolean {
  return product === null || setsPrice;
}

/** What tells a row's product from others. */
export function identityOf({ category, name, color, size, style }: EntryRow): ProductIdentity {
  return { category_id: category?.ids[2] ?? '', name, color, size, style };
}

function aboveZero(amount: Satang | null): Satang | null {
  return amount !== null && amount > 0 ? amount : null;
}
