import { formatBaht } from '../../../../domain/money.ts';
import type { Satang } from '../../../../domain/money.ts';

/** From this excess on, in percent of the amount due, the figure says nothing any more. */
export const farPercent = 1000;

/** Letters of two large amounts that a phone has room for beside each other. */
const lettersBeside = 18;

/** Whether what is due and what was paid are too long to stand beside each other on a phone. */
export function isLongBeside(due: Satang, paid: Satang): boolean {
  return formatBaht(due).length + formatBaht(paid).length > lettersBeside;
}
