import { plainFigures } from '../../../domain/digits.ts';
import { isPieceWord, readGroupedNumber } from './amount.ts';
import { baht, currencyIn, yuan } from './currency.ts';

const largestPrice = 999_999_999;

/**
 * The satang that a text means, or hundredths of a yuan: `฿1,250.50`, `45.-`, `@45 บาท`, `45/ชิ้น`, `¥8.5`. Null where it means no
 * price, or one in a third currency.
 */
export function readWrittenPrice(text: string): number | null {
  const plain = plainFigures(text)
    .trim()
    .replace(baht, ' ')
    .replace(yuan, ' ')
    .replace(/^\s*@\s*/, '')
    .replace(/\s*(?:\/|ต่อ|per )\s*(?<unit>[\p{L}\p{M}]+)\.?\s*$/iu, (all: string, unit: string) =>
      isPieceWord(unit) ? '' : all,
    )
    .trim()
    .replace(/\.\s*[-–—]+$|\s*[-–—]$/u, '');
  const whole = readGroupedNumber(plain);
  if (whole === null || whole > largestPrice) return null;
  const satang = Math.round(whole * 100);
  return Math.abs(satang - whole * 100) < 1e-6 * Math.max(1, satang) ? satang : null;
}

/** Whether a text names a currency, or marks a price by `@`. */
export function isMarkedPrice(text: string): boolean {
  return /THB|CNY/.test(currencyIn(text) ?? '') || /^\s*@|\d\.\s*[-–—]+\s*$/.test(text);
}
