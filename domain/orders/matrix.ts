import type { ProductCard } from '../contract.ts';
import { minLineQuantity } from '../limits.ts';
import type { Satang } from '../money.ts';
import { priceFor } from '../products/prices.ts';
import type { Viewer } from '../products/prices.ts';
import { pricesOf, quantityOf } from './cart.ts';
import type { CartLine } from './cart.ts';

/** Pieces typed for products, by their ids. What is not here is as the cart has it. */
export type TypedQuantities = Readonly<Record<string, number>>;

/** A product in the matrix and how many pieces are wanted of it. */
export interface MatrixLine<T extends ProductCard = ProductCard> {
  readonly product: T;
  readonly quantity: number;
}

/** A number of pieces as a cell may hold it: whole, and never more than the stock. */
export function withinStock(quantity: number, stock: number): number {
  return Math.max(0, Math.min(Math.floor(quantity), stock));
}

/** Pieces wanted of a product: those typed, else those in the cart; never more than the stock. */
export function wantedOf(
  { id, stock }: Pick<ProductCard, 'id' | 'stock'>,
  typed: TypedQuantities,
  lines: readonly CartLine[],
): number {
  return withinStock(typed[id] ?? quantityOf(lines, id), stock);
}

/** The products whose quantity in the cart is not the one wanted. */
export function changedLines<T extends ProductCard>(
  products: readonly T[],
  typed: TypedQuantities,
  lines: readonly CartLine[],
): readonly MatrixLine<T>[] {
  return products
    .filter(({ id }) => typed[id] !== undefined)
    .map((product) => ({ product, quantity: wantedOf(product, typed, lines) }))
    .filter(({ product, quantity }) => quantity !== quantityOf(lines, product.id));
}

/** What is wanted of these products altogether, at the viewer's prices. */
export function matrixTotals(
  viewer: Viewer,
  products: readonly ProductCard[],
  typed: TypedQuantities,
  lines: readonly CartLine[],
): { readonly kinds: number; readonly pieces: number; readonly total: Satang } {
  const wanted = products.map((product) => ({ product, quantity: wantedOf(product, typed, lines) }));
  return {
    kinds: wanted.filter(({ quantity }) => quantity >= minLineQuantity).length,
    pieces: wanted.reduce((sum, { quantity }) => sum + quantity, 0),
    total: wanted.reduce(
      (sum, { product, quantity }) => sum + priceFor(viewer, pricesOf(product)) * quantity,
      0,
    ),
  };
}

/** The typed quantities without those of these products. */
export function withoutTyped(typed: TypedQuantities, skuIds: readonly string[]): TypedQuantities {
  return Object.fromEntries(Object.entries(typed).filter(([id]) => !skuIds.includes(id)));
}
