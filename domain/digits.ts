const thaiZero = '๐'.charCodeAt(0);

/** Figures as everybody writes them: Thai digits (๑๒) and full-width ones with their marks (１２．５) become plain. */
export function plainFigures(text: string): string {
  return text.normalize('NFKC').replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero));
}

/** The whole number of 0 or more that a text is; null for anything else. */
export function readWhole(text: string): number | null {
  const plain = plainFigures(text).trim();
  return /^\d+$/.test(plain) ? Number(plain) : null;
}

const largestNumber = 2_147_483_647;

/** The readable number that a person searches for, with or without `#` or `PAY-`, in figures of any keyboard; null when the text is not a number. */
export function readRecordNumber(text: string): number | null {
  const number = Number(/^(?:#|PAY-?)?(\d{1,10})$/i.exec(plainFigures(text).trim())?.[1]);
  return number <= largestNumber ? number : null;
}
