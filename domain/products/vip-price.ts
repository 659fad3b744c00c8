import { parseBaht, readWire, type Satang } from '../money.ts';

/** A typed VIP price in satang; null where it is no amount, or not below the price, which is in baht. */
export function readVipPrice(text: string, price: number): Satang | null {
  const typed = parseBaht(text);
  return typed === null || typed <= 0 || typed >= readWire(price) ? null : typed;
}
