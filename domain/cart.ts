import type { Product } from './contract.ts';
import { minLineQuantity } from './limits.ts';
import { readWire } from './money.ts';
import type { Satang } from './money.ts';
import { priceFor } from './prices.ts';
import type { PricedProduct, Viewer } from './prices.ts';

export interface CartLine {
  readonly product: Product;
  readonly quantity: number;
  readonly selected: boolean;
  /** The quantity before the stock fell below it; null when the line was not lowered. */
  readonly loweredFrom: number | null;
}

/** The current state of a product; of a deleted one only its id is known. */
export type FreshProduct = Product | { readonly id: string; readonly status: 'inactive' };

/** A product's prices in satang, as `priceFor` wants them. */
export function pricesOf(product: Product): PricedProduct {
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

export function cartTotal(viewer: Viewer, lines: readonly CartLine[]): Satang {
  return lines.reduce((sum, line) => sum + lineTotal(viewer, line), 0);
}

/** The difference between normal and VIP prices of these lines, in satang. */
export function vipSaving(viewer: Viewer, lines: readonly CartLine[]): Satang {
  return lines.reduce(
    (sum, line) => sum + readWire(line.product.price) * line.quantity - lineTotal(viewer, line),
    0,
  );
}

/** Pieces of all lines together. */
export function countPieces(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

export function selectedLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter((line) => line.selected && line.quantity >= minLineQuantity);
}

/** Adds pieces to the product's line or creates one, limited to the available stock. */
export function addLine(lines: readonly CartLine[], product: Product, quantity: number): readonly CartLine[] {
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

/** Sets a line's quantity, at most the stock; 0 or less removes the line. */
export function setQuantity(
  lines: readonly CartLine[],
  skuId: string,
  quantity: number,
): readonly CartLine[] {
  if (quantity < minLineQuantity) return removeLine(lines, skuId);
  return lines.map((line) =>
    line.product.id === skuId ? withinStock({ ...line, quantity, loweredFrom: null }) : line,
  );
}

export function removeLine(lines: readonly CartLine[], skuId: string): readonly CartLine[] {
  return lines.filter((line) => line.product.id !== skuId);
}

export function toggleLine(lines: readonly CartLine[], skuId: string): readonly CartLine[] {
  return lines.map((line) => (line.product.id === skuId ? { ...line, selected: !line.selected } : line));
}

/** Selects every line, or none when all are selected. */
export function toggleAll(lines: readonly CartLine[]): readonly CartLine[] {
  const selected = !lines.every((line) => line.selected);
  return lines.map((line) => ({ ...line, selected }));
}

/**
 * Updates lines with the current products. A line with more pieces than the stock is lowered and keeps its former quantity in
 * `loweredFrom`. A product that is no longer sold counts as out of stock.
 */
export function refreshLines(
  lines: readonly CartLine[],
  products: readonly FreshProduct[],
): readonly CartLine[] {
  return lines.map((line) => {
    const fresh = products.find(({ id }) => id === line.product.id);
    if (fresh === undefined) return line;
    const product: Product =
      fresh.status === 'active' ? fresh : { ...line.product, status: 'inactive', stock: 0 };
    return lowerTo({ ...line, product }, product.stock);
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
  return { ...line, quantity: Math.max(stock, 0), loweredFrom: line.loweredFrom ?? line.quantity };
}
