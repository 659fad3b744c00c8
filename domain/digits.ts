const thaiZero = '๐'.charCodeAt(0);

/** Converts Thai (๑๒) and full-width (１２．５) digits and marks to ASCII. */
export function plainFigures(text: string): string {
  return text.normalize('NFKC').replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero));
}

/** Parses a non-negative integer; null for anything else. */
export function readWhole(text: string): number | null {
  const plain = plainFigures(text).trim();
  return /^\d+$/.test(plain) ? Number(plain) : null;
}

const largestNumber = 2_147_483_647;

/** Parses an order or payment number from a search, with or without `#` or `PAY-`, in ASCII, Thai or full-width digits; null when it isn't one. */
export function readRecordNumber(text: string): number | null {
  const number = Number(/^(?:#|PAY-?)?(\d{1,10})$/i.exec(plainFigures(text).trim())?.[1]);
  return number <= largestNumber ? number : null;
}
