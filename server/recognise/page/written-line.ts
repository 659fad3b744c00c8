import { plainFigures } from '../../../domain/digits.ts';
import { isMeasured, isPieceWord, readGroupedNumber, readWrittenAmount } from '../fields/amount.ts';
import { readWrittenPrice } from '../fields/price.ts';
import { isCharge, isSum } from '../table/sums.ts';
import { isWithdrawn } from '../table/withdrawn.ts';

/** What a line says of goods that counts and prices them in words. */
export interface WrittenLine {
  readonly name: string;
  readonly amount: string;
  readonly price: string;
  readonly hasNumber: boolean;
  /** Whether it says of what its amount and its price are. */
  readonly isSure: boolean;
}

const start = String.raw`^\s*(?:[-–—•·●▪◦‣○■□✓✔*]\s*)?(?<number>\(?\d{1,3}\s*[.)、](?!\d)\s*|[①-⑳]\s*)?`;
const name = String.raw`(?<name>\S.*?)`;
const parted = String.raw`\s*[,，;；:：=\-–—]?\s*`;
const counting = String.raw`(?:จำนวน|จน\.|(?<![a-z])(?:qty|quantity)\.?|数量|數量)?\s*[:：]?\s*`;
const count = String.raw`(?<![\d.]|\d,)(?<count>\d[\d,]*)\s*`;
const unit = String.raw`(?<unit>[^\d\s.,，;；:：@฿¥x×*=()/]{1,12}?)`;
const currency = String.raw`(?:บาท|baht|thb|泰铢|泰銖|铢|銖|元|฿|\.-)`;
const each = String.raw`(?<each>(?:ราคา)?\s*(?:ๆ\s*|\p{Script=Thai}{0,8})ละ|ราคา(?:ต่อ\p{Script=Thai}{1,8})?|(?<![a-z])(?:unit )?price|(?<![a-z])at(?=\s)|每\p{Script=Han}|(?:单价|單價|价格|進價|进价)|@|(?<![a-z])[x×*](?![a-z]))\s*[:：]?\s*฿?\s*`;
const amountOfMoney = String.raw`(?<price>\d[\d,]*(?:\.\d{1,2})?)(?![\d.]\d|,\d)\s*(?<currency>${currency})?`;
const perPiece = String.raw`(?<per>\s*(?:/\s*\S{1,8}|(?<![a-z])(?:per|a)\s+[a-z]{1,8}|(?<![a-z])each|ต่อ\p{Script=Thai}{1,8}|一\p{Script=Han}))?`;
const sum = String.raw`(?:${parted}(?:รวม(?:เป็นเงิน)?|เป็นเงิน|total|合计|小计|共|计)?\s*[:：=]?\s*(?<sum>\d[\d,]*(?:\.\d{1,2})?)\s*${currency}?)?`;
const end = String.raw`\s*[.。;；,，)]?\s*$`;

/** `เสื้อยืด จำนวน 20 ตัว ตัวละ 45 บาท`, `1. 红色T恤 20件 @45`, `ชุดเดรส = 8 ชุด x 165 บาท`; the price before the amount; the amount first. */
const forms = [
  [start, name, parted, counting, count, unit, parted, `(?:${each})?`, amountOfMoney, perPiece, sum, end],
  [start, name, parted, each, amountOfMoney, perPiece, parted, counting, count, unit, sum, end],
  [
    start,
    count,
    unit,
    String.raw`(?=\s|[x×]|(?<=\p{Script=Han})\p{Script=Han})`,
    String.raw`\s*(?:[x×]|of(?=\s))?\s*`,
    name,
    parted,
    each,
    amountOfMoney,
    perPiece,
    sum,
    end,
  ],
].map((parts) => new RegExp(parts.join(''), 'iu'));

/** The goods that a line says in words, or null: what counts them has a unit, and what prices them a word or sign that says so. */
export function readWrittenLine(text: string): WrittenLine | null {
  const plain = text.replace(/[๐-๙０-９＠＝＊．：]/gu, plainFigures);
  for (const form of forms) {
    const groups = form.exec(plain)?.groups;
    const read = groups === undefined ? null : writtenLine(groups);
    if (read !== null) return read;
  }
  return null;
}

function writtenLine(groups: Readonly<Record<string, string | undefined>>): WrittenLine | null {
  const {
    number,
    name: found = '',
    count: figures = '',
    unit: counted = '',
    each: said,
    price = '',
  } = groups;
  const packs = readGroupedNumber(figures);
  const money = readWrittenPrice(price);
  const total = groups['sum'] === undefined ? null : readWrittenPrice(groups['sum']);
  if (packs === null || packs === 0 || money === null || !/\p{L}/u.test(found) || !/\p{L}/u.test(counted))
    return null;
  const measured = plainFigures(counted).toLowerCase().replace(/\.$/, '');
  if (isMeasured(measured) || isNoGoods(found)) return null;
  const written = readWrittenAmount(`${figures} ${counted}`);
  const pieces = written?.pieces ?? packs;
  const isTimes = said !== undefined && /^[x×*]$/i.test(said.trim());
  const isProven = total === packs * money || total === pieces * money;
  // Without a word for it, it is a price where it has a currency and says of what; times another number may be a pack's content.
  if (said === undefined && groups['per'] === undefined && (!isProven || groups['currency'] === undefined))
    return null;
  if (isTimes && groups['currency'] === undefined && !isProven) return null;
  if (total !== null && !isProven) return null;
  const part = pricedPart(said ?? '', groups['per'] ?? '', counted);
  const isOfPack = pieces > packs && (total === null ? part === 'counted' : total === packs * money);
  const isOfPiece = total === null ? part === 'piece' || pieces === packs : total === pieces * money;
  const ofPiece = isOfPack ? Math.round((money * packs) / pieces) / 100 : price;
  return {
    name: found.trim(),
    amount: written === null ? figures : `${figures} ${counted}`,
    price: pieces > packs && (isOfPack || isOfPiece) ? `@${ofPiece}/pc` : `@${price}`,
    hasNumber: number !== undefined,
    isSure: written !== null && (isOfPack || isOfPiece) && (part !== 'other' || total !== null),
  };
}

/** What a price is of: a piece, what is counted or something else; null where it does not say. */
function pricedPart(each: string, per: string, counted: string): 'piece' | 'counted' | 'other' | null {
  const words =
    /(?:ราคา)?\s*(?<thai>\p{Script=Thai}*)ละ|ต่อ(?<of>\p{Script=Thai}+)|[每一](?<han>\p{Script=Han})|(?:\/|(?<![a-z])(?:per|a)(?=\s))\s*(?<word>\S+)|(?<each>each)/iu;
  const groups: Readonly<Record<string, string | undefined>> =
    (words.exec(per) ?? words.exec(each))?.groups ?? {};
  const part = Object.values(groups).find((one) => one !== undefined);
  if (part === undefined) return null;
  const of = part.toLowerCase().replace(/^ราคา|\.$/gu, '');
  const ofCounted = readWrittenAmount(`1 ${counted}`)?.pieces ?? 1;
  if (of === '' || of === 'ๆ' || of === counted.toLowerCase()) return 'counted';
  if (isPieceWord(of)) return 'piece';
  return ofCounted > 1 && readWrittenAmount(`1 ${of}`)?.pieces === ofCounted ? 'counted' : 'other';
}

/** Whether what a line is called is a sum, what is paid for beside the goods, or what did not come. */
export function isNoGoods(text: string): boolean {
  const cell = { text: text.trim(), confidence: 1, source: { sheet: '', cell: '' } };
  return (
    isSum(text) ||
    isCharge(text) ||
    isWithdrawn([cell], ['name']) ||
    isWithdrawn([cell, null], ['remark', 'total'])
  );
}
