/** The fields that identify a product. */
export interface ProductIdentity {
  readonly category_id: string;
  readonly name: string;
  readonly color: string;
  readonly size: string;
  readonly style: string;
}

/** Characters that two writings of one name may differ in. */
export const leftOutOfNames = ' \t\u00a0_,./()·-';
const leftOut = new RegExp(`[${leftOutOfNames}]+`, 'g');

/** A name as it is looked for. What is found may be another one: 2.5 and 25 have one key. */
export function looseNameKey(name: string): string {
  return foldLetters(name).replace(leftOut, '');
}

/** A name as it is compared with what somebody else has written: what stands between two digits counts. */
export function nameKey(name: string): string {
  return foldLetters(name).replace(leftOut, (run: string, at: number, whole: string) => {
    const rest = whole.slice(at + run.length);
    return /[0-9๐-๙]$/.test(whole.slice(0, at)) && /^[0-9๐-๙]/.test(rest) ? betweenDigits(run, rest) : '';
  });
}

/** Of characters between two digits a point or a slash, which make one number of them, else a space. */
function betweenDigits(run: string, rest: string): string {
  if (run === ',' && /^[0-9]{3}(?![0-9])/.test(rest)) return '';
  return ['.', '/'].find((sign) => run.includes(sign)) ?? ' ';
}

/** A key for matching products, which ignores whitespace, case and character width. */
export function productKey({ category_id, name, color, size, style }: ProductIdentity): string {
  return JSON.stringify([category_id, ...[name, color, size, style].map(fold)]);
}

function fold(text: string): string {
  return foldLetters(text).replace(/\s+/g, '');
}

function foldLetters(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
