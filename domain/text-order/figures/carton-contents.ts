import type { Token } from '../tokens.ts';
import { cartonsAt } from './cartons.ts';
import { readNumber } from './numbers.ts';

const han = '[一二两三四五六七八九十]{1,3}';
const zhPiece = '[瓶个包盒罐袋只支条件双对把块张]';
const thPiece = '(?:ขวด|ชิ้น|อัน|ใบ|ถุง|กล่อง|ซอง|แพ็ค|ตัว|กระป๋อง|ห่อ|ก้อน|ผืน|คู่)';
const enPiece = '(?:bottles?|btls?|pcs?|pieces|cans?|tins?|bags?|packs?|units|jars|ea)';
const carton = '(?:ctns?|cartons?|cases?|crates?)';
const number = String.raw`(?<each>\d{1,3}|${han})`;
const figure = String.raw`(?<each>(?<!\d[.,/]?)\d{1,3})`;
const noMeasure = String.raw`(?![\d.,]*\d)(?! ?(?:ml|l|g|kg|cm|mm|m|in|inch|w|oz|毫升|升|克|公斤|斤|公分|มล|กรัม|กก|ลิตร)(?![a-z]))`;
const sum = String.raw`(?:[, ]*(?:也?就是|一共|总共|共|合计|=|รวมเป็น|รวม|ทั้งหมด|ก็คือ|so|that's|in total|total) ?(?<sum>\d{1,5})(?: ?(?:${zhPiece}|${thPiece}|${enPiece}))?(?![\d.a-z]))?`;

/** How many are in a carton, said behind how many cartons: 3箱(一箱24瓶), 2 ctns (12 per ctn), 2 ลัง (ลังละ 24). */
const contents: readonly RegExp[] = [
  new RegExp(String.raw`[一每1]箱(?:里面?|装|有|是|都是|各|内装){0,2} ?${number}${zhPiece}?装?${sum}`, 'uy'),
  // 1箱24个.
  new RegExp(
    String.raw`(?<=(?<!\d)[1一]箱 ?)(?:装|有|是)?${number}${zhPiece}(?= *(?:$|[,.;:、。)\n]))${sum}`,
    'uy',
  ),
  new RegExp(String.raw`${figure}${zhPiece}? ?(?:\/|每|一) ?箱${sum}`, 'uy'),
  new RegExp(String.raw`箱规 ?:? ?${number}${zhPiece}?${sum}`, 'uy'),
  new RegExp(
    String.raw`(?:1 ?)?(?:ลัง|หีบ)(?:ละ|นึง|หนึ่ง|เดียว)?(?:มี)? ?${figure}(?! ?(?:ลัง|หีบ)) ?${thPiece}?${sum}`,
    'uy',
  ),
  new RegExp(String.raw`${figure} ?${thPiece}? ?(?:ต่อ|\/) ?(?:1 ?)?(?:ลัง|หีบ)${sum}`, 'uy'),
  new RegExp(
    String.raw`${figure} ?${enPiece}? ?(?:per|in an?|in each|in the|to an?|to the|\/|an?|each) ?${carton}(?![a-z])${sum}`,
    'y',
  ),
  new RegExp(
    String.raw`${figure} ?(?:tubes|bottles|btls|cans|tins|jars|tubs|units) ?(?:per|in an?|in each|in the|to an?|\/|an?|each) ?box(?![a-z])${sum}`,
    'y',
  ),
  new RegExp(
    String.raw`(?:(?:each|per|one|1|a) )?${carton} ?(?:of|has|have|holds?|contains?|is|are|=|:) ?${figure}${noMeasure}(?: ?${enPiece})?(?![a-z])${sum}`,
    'y',
  ),
  new RegExp(
    String.raw`(?<=\d ?${carton} of )${figure}${noMeasure}(?: ?${enPiece}(?![a-z]))?(?: of(?= ))?`,
    'y',
  ),
  new RegExp(
    String.raw`(?<=(?:\d|${han}) ?(?:箱|ลัง|หีบ|${carton}) ?)[x*] ?${figure}${noMeasure}(?: ?(?:${zhPiece}|${thPiece}|${enPiece}))?(?![a-z\d])${sum}`,
    'uy',
  ),
];

/**
 * How long what says the contents of a carton is, where cartons were counted right before; their quantity among the tokens becomes that of what is in
 * them, surely only where the sum is said too. 0 where nothing is said so.
 */
export function takeContents(text: string, at: number, tokens: Token[]): number {
  const cartons = tokens.findLastIndex(({ kind }) => kind === 'quantity');
  const counted = tokens[cartons];
  if (counted?.kind !== 'quantity' || !counted.quantity.isCarton) return 0;
  if (text.slice(counted.until, at).includes('\n') || cartonsAt(text, at) !== null) return 0;
  for (const pattern of contents) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) continue;
    const { each = '', sum: said } = found.groups ?? {};
    const pieces = counted.quantity.pieces * (readNumber(each, 0)?.value ?? 0);
    if (pieces === 0 || (said !== undefined && Number(said) !== pieces)) return 0;
    tokens[cartons] = {
      ...counted,
      quantity: { ...counted.quantity, pieces, isCarton: false, isDoubtful: said === undefined },
    };
    return found[0].length;
  }
  return 0;
}
