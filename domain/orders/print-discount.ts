import { readWire } from '../money.ts';
import type { Satang } from '../money.ts';

/** What a line says of its price, in baht. */
interface PricedLine {
  readonly list_price: number;
  readonly quantity: number;
  readonly total_price: number;
  readonly is_vip: 0 | 1;
}

interface PrintDiscount {
  /** What the lines cost everybody. */
  readonly list: Satang;
  /** How much less they cost here; positive. */
  readonly less: Satang;
  /** Whether all of it comes from VIP prices, and none from staff. */
  readonly isVip: boolean;
}

/** How much less an order's lines cost than everybody pays for them; null where they cost no less. */
export function printDiscount(lines: readonly PricedLine[]): PrintDiscount | null {
  const differing = lines.filter((line) => listTotal(line) !== readWire(line.total_price));
  const list = lines.reduce((sum, line) => sum + listTotal(line), 0);
  const less = list - lines.reduce((sum, line) => sum + readWire(line.total_price), 0);
  return less > 0 ? { list, less, isVip: differing.every(({ is_vip }) => is_vip === 1) } : null;
}

function listTotal({ list_price, quantity }: PricedLine): Satang {
  return readWire(list_price) * quantity;
}
