import { plainFigures } from './digits.ts';

const largestNumber = 2_147_483_647;

/** The readable number that a person searches for, with or without `#` or `PAY-`, in figures of any keyboard; null when the text is not a number. */
export function readRecordNumber(text: string): number | null {
  const number = Number(/^(?:#|PAY-?)?(\d{1,10})$/i.exec(plainFigures(text).trim())?.[1]);
  return number <= largestNumber ? number : null;
}
