import type { Product, ProductCard } from '../contract.ts';
import { minLineQuantity } from '../limits.ts';
import { readWire } from '../money.ts';
import type { Satang } from '../money.ts';
import { priceFor } from '../products/prices.ts';
import type { PricedProduct, Viewer } from '../products/prices.ts';

/** A product as it was put into the cart: from a card, or whole from its page. */
export type CartProduct = ProductCard & Partial<Pick<Product, 'status'>>;

export interface CartLine {
  readonly product: CartProduct;
  readonly quantity: number;
  readonly selected: boolean;
  /** The quantity before the stock fell below it; null when the line was not lowered. */
  readonly loweredFrom: number | null;
  /** The prices before they changed in the cart, until the person acts on the line; left out when they did not. */
  readonly formerPrices?: PricedProduct;
}

/** A product as it is ordered. */
export interface CartItem {
  readonly skuId: string;
  readonly quantity: number;
  readonly price: Satang;
}

/** The current state of a product; of a deleted one only its id is known. */
export type FreshProduct = Product | { readonly id: string; readonly status: 'inactive' };

/** A product's prices in satang, as `priceFor` wants them. */
export function pricesOf(product: ProductCard): PricedProduct {
  return {
    price: readWire(product.price),
    vipPrice: typeof product.vip_price === 'number' ? readWire(product.vip_price) : null,
    isVip: product.is_vip === 1,
  };
}

export function linePrice(viewer: Viewer, line: CartLine): Satang {
  return priceFor(viewer, pricesOf(line.product));
}

export function lineTotal(viewer: Viewer, line: CartLine): Satang {
  return linePrice(viewer, line) * line.quantity;
}

/** What of lines is ordered. */
export function itemsOf(viewer: Viewer, lines: readonly CartLine[]): readonly CartItem[] {
  return lines.map((line) => ({
    skuId: line.product.id,
    quantity: line.quantity,
    price: linePrice(viewer, line),
  }));
}

export function cartTotal(viewer: Viewer, lines: readonly CartLine[]): Satang {
  return lines.reduce((sum, line) => sum + lineTotal(viewer, line), 0);
}

/** Pieces of a product in a cart. */
export function quantityOf(lines: readonly CartLine[], productId: string | undefined): number {
  return lines.find(({ product }) => product.id === productId)?.quantity ?? 0;
}

/** Pieces of all lines together. */
export function countPieces(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

export function selectedLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter((line) => line.selected && line.quantity >= minLineQuantity);
}

/** Adds pieces to the product's line or creates one, limited to the available stock. */
export function addLine(
  lines: readonly CartLine[],
  product: CartProduct,
  quantity: number,
): readonly CartLine[] {
  const present = lines.find((line) => line.product.id === product.id);
  if (present === undefined) {
    const line = withinStock({ product, quantity, selected: true, loweredFrom: null });
    return line.quantity < minLineQuantity ? lines : [...lines, line];
  }
  return lines.map((line) =>
    line === present
      ? withinStock({ product, quantity: line.quantity + quantity, selected: true, loweredFrom: null })
      : line,
  );
}

/** Sets a line's quantity, at most the stock of the product as it is now, where that is known; 0 or less removes the line. */
export function setQuantity(
  lines: readonly CartLine[],
  skuId: string,
  quantity: number,
  product?: CartProduct,
): readonly CartLine[] {
  if (quantity < minLineQuantity) return removeLine(lines, skuId);
  return lines.map((line) =>
    line.product.id === skuId
      ? withinStock({ ...withoutNotes(line), quantity, ...(product && { product }) })
      : line,
  );
}

export function removeLine(lines: readonly CartLine[], skuId: string): readonly CartLine[] {
  return lines.filter((line) => line.product.id !== skuId);
}

export function toggleLine(lines: readonly CartLine[], skuId: string): readonly CartLine[] {
  return lines.map((line) =>
    line.product.id === skuId
      ? { ...line, selected: !line.selected && line.quantity >= minLineQuantity }
      : line,
  );
}

/** Selects every line, or none when all are selected. */
export function toggleAll(lines: readonly CartLine[]): readonly CartLine[] {
  const orderable = lines.filter(({ quantity }) => quantity >= minLineQuantity);
  const selected = !orderable.every((line) => line.selected);
  return lines.map((line) => ({ ...line, selected: selected && orderable.includes(line) }));
}

/**
 * Updates lines with the current products. A line with more pieces than the stock is lowered and keeps its former quantity in
 * `loweredFrom`; one without any is not selected any more. A line whose prices changed keeps the former ones. A product that
 * is no longer sold counts as out of stock.
 */
export function refreshLines(
  lines: readonly CartLine[],
  products: readonly FreshProduct[],
): readonly CartLine[] {
  return lines.map((line) => {
    const fresh = products.find(({ id }) => id === line.product.id);
    if (fresh === undefined) return line;
    const product: CartProduct =
      fresh.status === 'active' ? fresh : { ...line.product, status: 'inactive', stock: 0 };
    return lowerTo(withPrices(line, product), product.stock);
  });
}

/** Returns the lines of a failed order to the cart, before those added meanwhile. */
export function restoreLines(lines: readonly CartLine[], taken: readonly CartLine[]): readonly CartLine[] {
  const merged = taken.map((line) => {
    const meanwhile = lines.find((other) => other.product.id === line.product.id);
    return meanwhile === undefined ? line : { ...line, quantity: line.quantity + meanwhile.quantity };
  });
  const others = lines.filter((line) => !taken.some((other) => other.product.id === line.product.id));
  return [...merged, ...others];
}

function withinStock(line: CartLine): CartLine {
  return { ...line, quantity: Math.min(line.quantity, line.product.stock) };
}

function lowerTo(line: CartLine, stock: number): CartLine {
  if (line.quantity <= stock) return line;
  const quantity = Math.max(stock, 0);
  return {
    ...line,
    quantity,
    selected: line.selected && quantity >= minLineQuantity,
    loweredFrom: line.loweredFrom ?? line.quantity,
  };
}

/** The line with a product's current state, which keeps the prices that the person last saw without a note. */
function withPrices({ formerPrices, ...line }: CartLine, product: CartProduct): CartLine {
  const seen = formerPrices ?? pricesOf(line.product);
  const now = pricesOf(product);
  const isSame = seen.price === now.price && seen.vipPrice === now.vipPrice && seen.isVip === now.isVip;
  return isSame ? { ...line, product } : { ...line, product, formerPrices: seen };
}

/** The line after the person acted on it: what had changed before is known to them. */
function withoutNotes({ product, quantity, selected }: CartLine): CartLine {
  return { product, quantity, selected, loweredFrom: null };
}
