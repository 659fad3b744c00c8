import type { Quantity } from './figures/quantity.ts';
import type { Part } from './segments.ts';

/** Goods with their quantity, null where none stands beside them. */
export interface Group {
  readonly goods: readonly Part[];
  readonly quantity: Quantity | null;
  /** Whether the quantity stands behind the goods. */
  readonly isBehind: boolean;
  readonly from: number;
  readonly until: number;
}

/** Goods of two kinds, of which nothing says where the first ones end; null where they are of one. */
export type GoodsApart = (part: Part) => readonly [Part, Part] | null;

/** Parts of what is said in one breath. */
const mostParts = 24;

/** Goods with a quantity each, which stands before some of them and behind others: 五件黑色L码三件白色M码杯子两打. Null where that leaves something over. */
export function pairedGroups(parts: readonly Part[], goodsApart: GoodsApart): Group[] | null {
  if (parts.length < 3 || parts.length > mostParts || !parts.every(isCountedClearly)) return null;
  return pairsFrom(parts, goodsApart);
}

/** A bare figure may be a size. */
function isCountedClearly({ quantity }: Part): boolean {
  return quantity?.strength !== 2;
}

function pairsFrom(parts: readonly Part[], goodsApart: GoodsApart): Group[] | null {
  const [first, second, third] = parts;
  if (first === undefined) return [];
  if (second === undefined || (first.quantity === null) === (second.quantity === null)) return null;
  const [goods, counted] = first.quantity === null ? [first, second] : [second, first];
  const others = pairsFrom(parts.slice(2), goodsApart);
  if (others !== null) return [groupOf([goods], counted), ...others];
  const apart = first.quantity !== null && third?.quantity != null ? goodsApart(second) : null;
  if (apart === null || third === undefined) return null;
  const rest = pairsFrom(parts.slice(3), goodsApart);
  return rest === null ? null : [groupOf([apart[0]], first), groupOf([apart[1]], third), ...rest];
}

/** Goods and a part that says how many of them, in the order in which they stand. */
export function groupOf(goods: readonly Part[], part: Part | null): Group {
  const all = part === null ? goods : [...goods, part].toSorted((one, other) => one.from - other.from);
  const from = all[0]?.from ?? 0;
  const isBehind = part !== null && all[0] !== part;
  return { goods, quantity: part?.quantity ?? null, isBehind, from, until: all.at(-1)?.until ?? from };
}
