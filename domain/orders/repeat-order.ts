import type { OrderLine, Product } from '../contract.ts';
import type { FreshProduct } from './cart.ts';

/** A line of an earlier order, ordered again. */
export interface RepeatedLine {
  readonly line: OrderLine;
  /** The product as it is now; null where it is not sold any more or could not be read. */
  readonly product: Product | null;
  /** Pieces that can go into the cart, beside those that are there; 0 for none. */
  readonly quantity: number;
  /** Why they are fewer than were ordered; null where they are not. */
  readonly because: 'inactive' | 'soldOut' | 'inCart' | 'fewer' | 'unread' | null;
}

/** Pieces of each product that the cart has, by SKU. */
export type PiecesInCart = Readonly<Record<string, number>>;

/** What of these lines can be ordered again, with the products as they are now; each line is told of. */
export function repeatLines(
  lines: readonly OrderLine[],
  products: readonly FreshProduct[],
  inCart: PiecesInCart,
): readonly RepeatedLine[] {
  return lines.map((line) => {
    const product = products.find(({ id }) => id === line.sku_id);
    if (product === undefined) return { line, product: null, quantity: 0, because: 'unread' };
    if (product.status !== 'active') return { line, product: null, quantity: 0, because: 'inactive' };
    const left = Math.max(0, product.stock - (inCart[line.sku_id] ?? 0));
    const quantity = Math.min(line.quantity, left);
    return { line, product, quantity, because: shortfall(line.quantity, quantity, product) };
  });
}

function shortfall(wanted: number, quantity: number, { stock }: Product) {
  if (quantity === 0) return stock > 0 ? 'inCart' : 'soldOut';
  return quantity < wanted ? 'fewer' : null;
}
