import { plainFigures } from './digits.ts';

/** Amounts are whole satang (1 baht = 100 satang) everywhere but on the wire, where they are baht. */
export type Satang = number;

const satangPerBaht = 100;
/** Largest amount that a request may carry: 1,000,000,000 baht. */
export const maxSatang: Satang = 100_000_000_000;

/** Satang of a baht amount with at most two decimals; null when it has more, is not finite or is too large. */
export function toSatang(baht: number): Satang | null {
  const satang = Math.round(baht * satangPerBaht);
  if (Math.abs(satang) > maxSatang) return null;
  return satang / satangPerBaht === baht ? satang : null;
}

/** The baht number that the wire carries for an amount in satang. */
export function toBaht(satang: Satang): number {
  return satang / satangPerBaht;
}

/** Parses a typed amount in baht ("1,234.5", "฿20") to satang; null when it is negative, has more than two decimals, or isn't a number: a comma stands before thousands alone. */
export function parseBaht(text: string): Satang | null {
  const plain = plainFigures(text).replace(/[฿\s]|,(?=\d{3}\b)/g, '');
  if (!/^(\d+(\.\d{0,2})?|\.\d{1,2})$/.test(plain)) return null;
  return toSatang(Number(plain));
}

/** `฿1,234.00`: sign attached, always two decimals; a negative amount carries its minus in front. */
export function formatBaht(satang: Satang): string {
  return `${satang < 0 ? '−' : ''}฿${formatAmount(Math.abs(satang))}`;
}

/** `+฿1,234.00` or `−฿1,234.00`: how much more, or less. */
export function formatDifference(satang: Satang): string {
  return `${satang > 0 ? '+' : ''}${formatBaht(satang)}`;
}

/** `+3`, `−3` or `0`: how many more, or fewer. */
export function formatSigned(number: number): string {
  if (number === 0) return '0';
  return `${number > 0 ? '+' : '−'}${groupThousands(String(Math.abs(number)))}`;
}

/** `1,234.00`, for fields that show the baht sign beside them. */
export function formatAmount(satang: Satang): string {
  return groupThousands(plainBaht(satang));
}

/**
 * Figures with at most two decimals, with a comma between thousands. The browser's own formatter takes about 10 ms to be made, which a
 * page's first paint would wait for.
 */
export function groupThousands(figures: string): string {
  return figures.replaceAll(/\B(?=(\d{3})+(\.|$))/g, ',');
}

/** `1234.00`: without sign or separators, as prices are typed, and as the wire carries some. */
export function plainBaht(satang: Satang): string {
  return toBaht(satang).toFixed(2);
}

/** The default halves of a mixed payment: cash is half rounded down to a satang, receipt the rest. */
export function splitMix(total: Satang): { cash: Satang; receipt: Satang } {
  const cash = Math.floor(total / 2);
  return { cash, receipt: total - cash };
}

/** Converts an amount sent by the server, in baht with two decimals, to satang. */
export function readWire(baht: number): Satang {
  return Math.round(baht * satangPerBaht);
}
