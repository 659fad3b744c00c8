import type { FoldedText } from '../folded-text.ts';
import { clauseSoFar, isCounted, lengthAt, type Token } from '../tokens.ts';

const ofOne = '(?: ?(?:元|块|铢|泰铢))?(?: ?[一每/][个只件条支枝把套包盒瓶罐袋张块片双对打本盏台斤箱])?的?';
/** 上次24个杯子 were so many cups. */
const figure = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{2,7})(?!\d| ?(?:[个只件条顶支枝把套包盒瓶罐袋箱张片双对本盏台斤组份枚根副]|打(?!折)))`;
const priced = [
  // 价格还是299对吧.
  /(?:价格?|单价)还?(?:是|按|为) ?\d{2,6}(?:元|块|铢|泰铢)?(?=对|吧|吗|$|[?,.;!\n。])/uy,
  // 215 ใช่ไหม.
  /\d{2,6}(?: ?บาท)? ?ใช่(?:ไหม|มั้ย|ป่ะ|ปะ|หรือเปล่า)/y,
  // As agreed, 1290 for one.
  new RegExp(
    String.raw`(?:说好|谈好|讲好|约好|商量好|报价|原价|上次)(?:的是?)?(?:价格?|是)? ?${figure}${ofOne}(?! ?(?:cm|ml|kg|g|公分|毫升|厘米|克))`,
    'uy',
  ),
  /(?:报价|原价)(?= ?\d)/uy,
  /(?:as )?(?:agreed|quoted|promised)(?: at| on)? \d{2,6} ?(?:each|apiece|a piece|per piece|ea)(?![a-z])/y,
  /(?:฿|thb|usd|\$|ราคา|单价|price|@)[ :]*\d[\d,]{0,9}(?:\.\d+)?(?: ?(?:baht|บาท|thb|元|块|铢|泰铢))?(?: ?(?:\/ ?[a-z]{1,6}|each|ea))?(?: ?(?:和|跟|\/|and|กับ) ?\d[\d,]{0,9}(?!\d| ?[x*a-z\p{L}]))*/uy,
  // 120 each, right?
  /\d[\d,]{0,9} each(?=,? (?:right|correct|ok|okay|yes) ?\?)/y,
  /\d[\d,]{0,9}(?:\.\d+)? ?(?:baht|bath(?! ?[a-z])|บาท|บ\.|thb|฿|元|块钱|泰铢|铢|-\.|\.-)(?: ?(?:each|ea|\/ ?[a-z]{1,6}|[一每/] ?[个只件条支枝把套包盒瓶罐袋张块片双对打本盏台斤箱]))?/uy,
  /ๆ ?ละ ?\d[\d,]{0,9}(?:\.\d+)?(?: ?(?:บาท|฿))?/y,
  /(?:ตัว|ใบ|อัน|ชิ้น|คู่|โหล|ผืน|ขวด|ถุง|กล่อง|ชุด|เส้น|คัน|ดวง|กระป๋อง|ก้อน|ลูก|แผ่น|แพ็ค|ด้าม|ห่อ|หลอด|ซอง|ม้วน|แท่ง|เล่ม|โล|กก\.?)ละ ?\d[\d,]{0,9}(?:\.\d+)?(?: ?(?:บาท|฿))?/y,
  /每[个只件条支枝把套包盒瓶罐袋张块片双对打本盏台斤箱] ?\d[\d,]{0,9}(?:\.\d+)?(?: ?(?:元|块|铢|泰铢))?/uy,
  /= ?\d[\d,]{2,9}(?:\.\d+)?/y,
];
const shortBaht = /\d[\d,]{1,6}b(?![a-z])/y;
const priceBehind =
  /at \d{2,6}(?:\.\d+)?(?![\d:%]|[.,]\d)(?! ?(?:am|pm|o'clock|cm|ml|g|kg|pcs?)\b)(?: ?(?:baht|bath|thb|b|฿))?(?: ?(?:\/ ?[a-z]{1,6}|each|ea|per [a-z]{2,6})(?![a-z]))?/y;
const blockPrice = /(?:[3-9]\d|\d{3,6})块(?:[一每/] ?[个只件条支枝把套包盒瓶罐袋张块片双对打本盏台斤箱])?/uy;
/** 肥皂100块 are a hundred pieces, where no other quantity is said of it. */
const isCountedInBlocks =
  /^\d+块(?:$|[ ,.;、。\n]+(?!(?:要|来|拿|共)? ?[\d一二两三四五六七八九十半]+ ?(?:\p{Script=Han}(?!\p{Script=Han})|$)))/u;

/** How long a price at a place is; 0 where there is none. */
export function priceAt(folded: FoldedText, at: number, tokens: readonly Token[]): number {
  const { text } = folded;
  const before = tokens.at(-1);
  const isAsked = before?.kind === 'role' && ['ask', 'each', 'correct'].includes(before.role);
  const isInBlocks = before?.kind === 'text' && isCountedInBlocks.test(text.slice(at, at + 16));
  const inShort = shortPriceAt(folded, at, tokens) || priceBehindAt(text, at, tokens);
  if (inShort > 0) return inShort;
  const patterns = isAsked || isInBlocks ? priced : [...priced, blockPrice];
  return patterns.map((pattern) => lengthAt(pattern, text, at)).find((length) => length > 0) ?? 0;
}

/** 150b, and 90b where it was said how many; else 2B is a grade, and 34B a cup. */
function shortPriceAt({ text, original, places }: FoldedText, at: number, tokens: readonly Token[]): number {
  const length = lengthAt(shortBaht, text, at);
  if (length === 0 || original[places[at + length - 1] ?? 0] !== 'b') return 0;
  return length > 3 || isCounted(tokens) ? length : 0;
}

/** 10 black ones at 120: a price, where nothing was said about delivery, which may be at 10. */
function priceBehindAt(text: string, at: number, tokens: readonly Token[]): number {
  const isDelivered = clauseSoFar(tokens).some((token) => token.kind === 'role' && token.role === 'delivery');
  return isCounted(tokens) && !isDelivered ? lengthAt(priceBehind, text, at) : 0;
}
