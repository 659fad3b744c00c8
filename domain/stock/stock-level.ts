import { readWhole } from '../digits.ts';
import { maxOnHand } from '../limits.ts';

/** Pieces up to which a product counts as running out. */
const few = 5;

/** Whether so few pieces are left that whoever wants some should hurry; none left is something else. */
export function isRunningOut(stock: number): boolean {
  return stock > 0 && stock <= few;
}

/** Reads the pieces that were counted, none too; null where nothing or no such number is typed. */
export function readCounted(text: string): number | null {
  const counted = readWhole(text);
  return counted === null || counted > maxOnHand ? null : counted;
}
