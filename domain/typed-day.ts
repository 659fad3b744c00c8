import { rangeStart } from './date-range.ts';
import { plainFigures } from './digits.ts';

const withMarks = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const digitsAlone = /^(\d{4})(\d{2})(\d{2})$/;

/** A day as somebody types it (`2025-02-08`, `2025/2/8`, `20250208`, in Thai or full-width digits), as `YYYY-MM-DD`; null when it is none. */
export function readDay(text: string): string | null {
  const plain = plainFigures(text).trim();
  const [, year, month = '', date = ''] = withMarks.exec(plain) ?? digitsAlone.exec(plain) ?? [];
  if (year === undefined) return null;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return rangeStart(day) === null ? null : day;
}
