import { plainFigures } from '../../../domain/digits.ts';
import { readGroupedNumber } from './amount.ts';

const currency = /฿|บาท|baht|thb|泰铢|泰銖|铢|銖/giu;
const largestPrice = 999_999_999;

/**
 * The satang that a text means: `฿1,250.50`, `45.-`, `@45 บาท`, `45/ชิ้น`. Null where it means no price, or one in another
 * currency.
 */
export function readWrittenPrice(text: string): number | null {
  const plain = plainFigures(text)
    .trim()
    .replace(currency, ' ')
    .replace(/^\s*@\s*/, '')
    .replace(/\s*\/\s*(?:ชิ้น|อัน|ตัว|ใบ|pcs?|ea|each|unit|件|个|個)\.?\s*$/iu, '')
    .trim()
    .replace(/\.\s*[-–—]+$|\s*[-–—]$/u, '');
  const baht = readGroupedNumber(plain);
  if (baht === null || baht > largestPrice) return null;
  const satang = Math.round(baht * 100);
  return Math.abs(satang - baht * 100) < 1e-6 * Math.max(1, satang) ? satang : null;
}

/** Whether a text names a currency, or marks a price by `@`. */
export function isMarkedPrice(text: string): boolean {
  return text.search(currency) !== -1 || /^\s*@|\d\.\s*[-–—]+\s*$/.test(text);
}
