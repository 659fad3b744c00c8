import { readWire } from '../money.ts';
import type { Satang } from '../money.ts';
import { priceFor } from '../products/prices.ts';
import type { Viewer } from '../products/prices.ts';
import { linePrice, lineTotal } from './cart.ts';
import type { CartItem, CartLine } from './cart.ts';

/** The difference between normal and VIP prices of these lines, in satang. */
export function vipSaving(viewer: Viewer, lines: readonly CartLine[]): Satang {
  return lines.reduce(
    (sum, line) => sum + readWire(line.product.price) * line.quantity - lineTotal(viewer, line),
    0,
  );
}

/** What one piece cost the viewer before its price changed in the cart; null when it costs the same. */
export function formerPrice(viewer: Viewer, line: CartLine): Satang | null {
  if (line.formerPrices === undefined) return null;
  const former = priceFor(viewer, line.formerPrices);
  return former === linePrice(viewer, line) ? null : former;
}

/** A product that is ordered otherwise than it was; undefined is not at all. */
export interface ChangedItem {
  readonly skuId: string;
  readonly was: CartItem | undefined;
  readonly is: CartItem | undefined;
}

/** Returns what differs between two orders. */
export function changedItems(before: readonly CartItem[], now: readonly CartItem[]): readonly ChangedItem[] {
  const former = new Map(before.map((item) => [item.skuId, item]));
  const current = new Map(now.map((item) => [item.skuId, item]));
  return [...new Set([...former.keys(), ...current.keys()])]
    .map((skuId) => ({ skuId, was: former.get(skuId), is: current.get(skuId) }))
    .filter(({ was, is }) => was?.quantity !== is?.quantity || was?.price !== is?.price);
}
