import type { Product } from '../contract.ts';
import { readWhole } from '../digits.ts';
import { maxMovedPieces } from '../limits.ts';
import { formatAmount, parseBaht, readWire, toBaht } from '../money.ts';
import type { Satang } from '../money.ts';
import { readCounted } from './stock-level.ts';
import { stockOperations } from './stock-operations.ts';
import type { StockOperationSubtype } from './stock-operations.ts';

/** How a person says that the stock of a product changes. */
export type StockKind = 'purchase' | 'transferIn' | 'transferOut' | 'damage' | 'count';

/** Why fewer were counted than the shelf should hold. */
export type CountReason = 'lost' | 'damaged';

/** A place of a transfer that is one of the merchant's addresses. */
export interface KnownPlace {
  readonly id: string;
  readonly alias: string;
}

/** What is typed and chosen of a change of stock; figures as they were typed. */
export interface StockForm {
  readonly kind: StockKind;
  /** Pieces that come or go; those on the shelf, where they are counted. */
  readonly figure: string;
  readonly reason: CountReason | null;
  readonly price: string;
  readonly vipPrice: string;
  readonly address: KnownPlace | null;
  /** A place in words, where it is no address. */
  readonly place: string;
  readonly note: string;
}

export type StockField = 'figure' | 'price' | 'vipPrice' | 'place' | 'note';

/** What keeps a form from being sent: what is missing or wrong, or too few pieces to take. */
export type StockMistake =
  'amount' | 'counted' | 'price' | 'vipPrice' | 'place' | 'reason' | 'stock' | 'product';

/** What the shelf holds as it was seen, and the prices. */
export interface SeenStock {
  readonly onHand: number;
  readonly reserved: number;
  /** What can be promised. */
  readonly free: number;
}

/** A change of stock as it is sent; prices with a purchase only, a place with a transfer only. */
export interface StockChange {
  readonly subtype: StockOperationSubtype;
  readonly amount: number;
  readonly prices: { readonly price: Satang; readonly vipPrice: Satang | null } | null;
  readonly place: { readonly location: string; readonly alias: string } | null;
  readonly count: { readonly counted: number; readonly seen: number } | null;
  readonly note: string;
}

/** What a count says beside what was seen. */
export type CountJudgement = 'uncounted' | 'same' | 'more' | 'unexplained' | CountReason;

export const emptyStockForm: StockForm = {
  kind: 'purchase',
  figure: '',
  reason: null,
  price: '',
  vipPrice: '',
  address: null,
  place: '',
  note: '',
};

/** What a product has on the shelf, as staff see it. */
export function seenStockOf({ stock, on_hand, reserved }: Product): SeenStock {
  const held = reserved ?? 0;
  const onHand = on_hand ?? stock + held;
  return { onHand, reserved: held, free: onHand - held };
}

/** The current prices of a product, as a form shows them; no VIP price where it has none. */
export function currentPrices({ price, vip_price }: Product): Pick<StockForm, 'price' | 'vipPrice'> {
  const vip = vip_price == null ? 0 : readWire(vip_price);
  return { price: formatAmount(readWire(price)), vipPrice: vip === 0 ? '' : formatAmount(vip) };
}

/** Whether pieces leave with this kind of change. */
export function isDecrease(kind: StockKind): boolean {
  return kind === 'transferOut' || kind === 'damage';
}

/** Compares a count with what was seen on the shelf. */
export function judgeCount({ figure, reason }: StockForm, seen: number): CountJudgement {
  const number = readCounted(figure);
  if (number === null) return 'uncounted';
  if (number === seen) return 'same';
  return number > seen ? 'more' : (reason ?? 'unexplained');
}

/** Whether photos belong to a form: of what is damaged. */
export function takesPhotos(form: StockForm, seen: number): boolean {
  return form.kind === 'damage' || (form.kind === 'count' && judgeCount(form, seen) === 'damaged');
}

/** The pieces that a form adds to the shelf or takes from it; null while they cannot be read. */
export function changeOf(form: StockForm, seen: number): number | null {
  if (form.kind === 'count') {
    const counted = readCounted(form.figure);
    return counted === null ? null : counted - seen;
  }
  const amount = readAmount(form.figure);
  return amount === null ? null : isDecrease(form.kind) ? -amount : amount;
}

/** Whether anything was typed or chosen that closing the form would lose; prices only where they are other than the product's. */
export function hasInput(form: StockForm, product: Product | null): boolean {
  const current = product === null ? { price: '', vipPrice: '' } : currentPrices(product);
  return (
    [form.figure, form.place, form.note].some((text) => text.trim() !== '') ||
    form.address !== null ||
    form.price !== current.price ||
    form.vipPrice !== current.vipPrice
  );
}

/** Returns the first mistake of a form in the order of its fields; null if it can be sent. */
export function findStockMistake(form: StockForm, product: Product | null): StockMistake | null {
  if (product === null) return 'product';
  const { onHand, free } = seenStockOf(product);
  if (form.kind === 'count') return findCountMistake(form, onHand);
  const amount = readAmount(form.figure);
  if (amount === null) return 'amount';
  if (form.kind === 'purchase') return findPriceMistake(form, product);
  if (form.kind !== 'damage' && readPlace(form) === null) return 'place';
  return isDecrease(form.kind) && amount > free ? 'stock' : null;
}

/** The change that a form without a mistake stands for. */
export function readStockForm(form: StockForm, product: Product): StockChange {
  const { onHand } = seenStockOf(product);
  const subtype = subtypeOf(form, onHand);
  const change = changeOf(form, onHand);
  if (change === null) throw new Error('a change of stock is read only without a mistake');
  const isCount = form.kind === 'count';
  return {
    subtype,
    amount: Math.abs(change),
    prices:
      form.kind === 'purchase'
        ? { price: parseBaht(form.price) ?? 0, vipPrice: parseBaht(form.vipPrice) }
        : null,
    place: stockOperations[subtype].type === 'inventory' ? null : readPlace(form),
    count: isCount ? { counted: onHand + change, seen: onHand } : null,
    note: form.note.trim(),
  };
}

/** A product after its stock moved; what orders reserve of it stays, and of an inactive one nothing can be promised. */
export function withStock(product: Product, moved: Partial<Pick<SeenStock, 'onHand' | 'free'>>): Product {
  const { onHand, reserved } = seenStockOf(product);
  const next = moved.onHand ?? onHand;
  const free = moved.free ?? next - reserved;
  return { ...product, on_hand: next, reserved: next - free, stock: product.status === 'active' ? free : 0 };
}

/** A product with the prices of a purchase. */
export function withPrices(product: Product, { prices }: StockChange): Product {
  if (prices === null) return product;
  const { price, vipPrice } = prices;
  return {
    ...product,
    price: toBaht(price),
    ...(vipPrice === null ? {} : { vip_price: toBaht(vipPrice) }),
  };
}

/** Reads a number of pieces that come or go; null for anything but a positive whole number. */
function readAmount(text: string): number | null {
  const amount = readWhole(text);
  return amount === null || amount < 1 || amount > maxMovedPieces ? null : amount;
}

function findCountMistake(form: StockForm, seen: number): StockMistake | null {
  const judgement = judgeCount(form, seen);
  if (judgement === 'uncounted') return 'counted';
  if (judgement === 'unexplained') return 'reason';
  return Math.abs(changeOf(form, seen) ?? 0) > maxMovedPieces ? 'counted' : null;
}

function findPriceMistake({ price, vipPrice }: StockForm, { vip_price }: Product): StockMistake | null {
  if ((parseBaht(price) ?? 0) === 0) return 'price';
  const mayBeEmpty = (vip_price ?? 0) === 0;
  if (vipPrice.trim() === '' && mayBeEmpty) return null;
  return (parseBaht(vipPrice) ?? 0) === 0 ? 'vipPrice' : null;
}

function readPlace({ kind, address, place }: StockForm): StockChange['place'] {
  if (kind !== 'transferIn' && kind !== 'transferOut') return null;
  if (address !== null) return { location: address.id, alias: address.alias };
  return place.trim() === '' ? null : { location: place.trim(), alias: '' };
}

const subtypes = {
  purchase: 'purchase',
  transferIn: 'transfer_in',
  transferOut: 'transfer_out',
  damage: 'damage_decrease',
} as const;

const countSubtypes = {
  same: 'inventory_no_change',
  more: 'inventory_increase',
  lost: 'inventory_decrease',
  damaged: 'damage_decrease',
} as const;

function subtypeOf(form: StockForm, seen: number): StockOperationSubtype {
  if (form.kind !== 'count') return subtypes[form.kind];
  const judgement = judgeCount(form, seen);
  if (judgement === 'uncounted' || judgement === 'unexplained')
    throw new Error('a count is read only without a mistake');
  return countSubtypes[judgement];
}
