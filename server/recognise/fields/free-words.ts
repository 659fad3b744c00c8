import { plainFigures } from '../../../domain/digits.ts';

const words =
  'ของแถม|สินค้าแถม|แถมฟรี|แถม|แจกฟรี|แจก|ฟรี|free of charge|free|f\\.?o\\.?c\\.?|no charge|gratis|complimentary|bonus|gift|附赠|附贈|搭赠|搭贈|赠送|贈送|赠品|贈品|赠|贈|免费|免費|送';
/** What is added to an amount for nothing too, though it says nothing of a row. */
const spare = 'spares?|extra|备品|備品|备用|สำรอง';
const whole = new RegExp(`^[(（\\[]?\\s*(?:${words})\\s*[!！]?\\s*[)）\\]]?$`, 'iu');

/** Whether a text says that something came for nothing, and no more. */
export function isFreeWord(text: string): boolean {
  return whole.test(text.trim());
}

/** An amount of which a part came for nothing. */
interface PaidAndFree {
  readonly paid: string;
  readonly free: string;
  /** Whether a word says so, not a plus alone. */
  readonly isSaid: boolean;
}

/** No amount is longer. */
const longest = 60;
const paid = String.raw`(?:买|買|购|ซื้อ|buy)?\s*(?<paid>\d[\d,]*(?:\.\d+)?\s*[\p{L}\p{M}]{0,12}?\.?)`;
const free = String.raw`(?<free>\d[\d,]*\s*[\p{L}\p{M}]{0,12}?\.?)`;
const forms = [
  String.raw`^${paid}\s*(?:[+,，和加]|และ|and)?\s*[(（]?\s*\+?\s*(?:${words}|get|ได้)\s*${free}\s*(?:free|ฟรี)?\s*[)）]?$`,
  String.raw`^${paid}\s*[+(（]+\s*\+?\s*${free}\s*[(（]?(?:${words}|${spare})\s*[)）]?$`,
  String.raw`^(?:${words})\s*${free}$`,
  String.raw`^${free}\s*[(（]?(?:${words})[)）]?$`,
].map((form) => new RegExp(form, 'iu'));
const plus = /^(?<paid>\d[\d,]*)\s*\+\s*(?<free>\d[\d,]*)\s*(?<unit>[\p{L}\p{M}]{0,12}\.?)$/iu;

/**
 * What an amount says of pieces that came for nothing beside those that are paid for: `100 แถม 10`, `24 + 2 free`, `买10送1`, `24+1`;
 * nothing is paid for in `แถม 10`. Null where it says nothing of the kind.
 */
export function readPaidAndFree(text: string): PaidAndFree | null {
  if (text.length > longest) return null;
  const plain = plainFigures(text).trim().replaceAll(/\s+/g, ' ');
  for (const form of forms) {
    const found = form.exec(plain)?.groups;
    if (found !== undefined) return { paid: found['paid'] ?? '', free: found['free'] ?? '', isSaid: true };
  }
  const found = plus.exec(plain)?.groups;
  if (found === undefined) return null;
  const [counted = '', beside = '', unit = ''] = [found['paid'], found['free'], found['unit']];
  return { paid: `${counted} ${unit}`.trim(), free: `${beside} ${unit}`.trim(), isSaid: false };
}
