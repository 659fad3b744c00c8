import type { Product } from '../contract.ts';
import { maxOnHand } from '../limits.ts';
import { readWire } from '../money.ts';
import type { Satang } from '../money.ts';
import type { Names } from '../names.ts';
import { readCounted } from './stock-level.ts';

/** Which products are counted. With `scan` there is no list: what is scanned or looked up is counted. */
export type StocktakeScope =
  | { readonly kind: 'category'; readonly categoryId: string; readonly names: Names }
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'low' | 'all' | 'scan' };

/** What is kept of a product while it is counted. */
export interface StocktakeProduct extends Required<Names> {
  readonly id: string;
  readonly color: string;
  readonly size: string;
  readonly picture: string;
  readonly barcode: string;
  readonly price: Satang;
  /** Pieces on hand, as last read. */
  readonly onHand: number;
}

/** Why less was counted than there should be. */
export type ShortageReason = 'loss' | 'damage';

/** What the server made of a line. */
export type LineResult =
  | { readonly kind: 'recorded' }
  /** The stock moved after it was counted. */
  | { readonly kind: 'moved'; readonly onHand: number }
  | {
      readonly kind: 'refused';
      readonly reason: string;
      /** Pieces on hand; null where the product is not there. */
      readonly onHand: number | null;
      readonly details: Readonly<Record<string, unknown>>;
    };

/** A product that was counted, or skipped for now. */
export interface StocktakeLine {
  readonly product: StocktakeProduct;
  /** Pieces on hand when its count began. */
  readonly base: number;
  /** Null while it is skipped. */
  readonly counted: number | null;
  /** Milliseconds since 1970. */
  readonly countedAt: number;
  /** Asked where less was counted. */
  readonly reason: ShortageReason | null;
  readonly note: string;
  /** Ids of the stored photos. */
  readonly photos: readonly string[];
  readonly result: LineResult | null;
}

/** A product of which something else is on hand than when it was counted. */
export interface MovedStock {
  readonly id: string;
  readonly onHand: number;
}

/** What is being entered for the product shown. */
export interface StocktakeDraft {
  readonly figure: string;
  readonly note: string;
  readonly photos: readonly string[];
}

export const emptyDraft: StocktakeDraft = { figure: '', note: '', photos: [] };

/** Characters of a typed figure. */
const longestFigure = 9;

export function stocktakeProduct(product: Product): StocktakeProduct {
  return {
    id: product.id,
    name: product.name,
    ch_name: product.ch_name,
    th_name: product.th_name,
    color: product.color,
    size: product.size,
    picture: product.image_urls.split(',')[0] ?? '',
    barcode: product.barcode ?? '',
    price: readWire(product.price),
    onHand: product.on_hand ?? 0,
  };
}

/** The figure after a digit was typed; unchanged where it would be too long. */
export function typeDigit(figure: string, digit: string): string {
  const typed = figure === '0' ? digit : figure + digit;
  return typed.length > longestFigure ? figure : typed;
}

/** The figure, up or down by one; nothing typed counts as none. */
export function stepFigure(figure: string, by: 1 | -1): string {
  const number = (readCounted(figure) ?? 0) + by;
  return number < 0 || number > maxOnHand ? figure : String(number);
}

/** Whether the server has recorded a line, so that it stays as it is. */
export function isRecorded({ result }: StocktakeLine): boolean {
  return result?.kind === 'recorded';
}
