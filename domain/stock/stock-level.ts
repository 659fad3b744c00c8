import { readWhole } from '../digits.ts';
import { maxOnHand, usualLowStock } from '../limits.ts';

/** Whether so few pieces are left that whoever wants some should hurry; none left is something else. */
export function isRunningOut(stock: number): boolean {
  return stock > 0 && stock <= usualLowStock;
}

/** Reads the pieces that were counted, none too; null where nothing or no such number is typed. */
export function readCounted(text: string): number | null {
  const counted = readWhole(text);
  return counted === null || counted > maxOnHand ? null : counted;
}
