import { readNumber } from './numbers.ts';
import { plain, type Quantity } from './quantity.ts';

const zhPiece = '(?<piece>瓶|个|包|盒|罐|袋|只|支|条|件)';
const thPiece = '(?<piece>ขวด|ชิ้น|อัน|ใบ|ถุง|กล่อง|ซอง|แพ็ค|ตัว|กระป๋อง)';
const enPiece = '(?:bottles|pcs|pieces|cans|bags|packs|units|jars)';
const hanNumber = '[一二两三四五六七八九十]{1,3}';

/** How many are in a carton, how many cartons, and what that comes to: 一箱24瓶 要3箱 也就是72瓶. */
const cartons: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:[一每]箱(?:装|有|是)?(?<each>\d{1,3})${zhPiece}|(?<each2>\d{1,3})(?<piece2>瓶|个|包|盒|罐|袋|只|支|条)[一每]箱)的?[, ]*(?:我?要|来|拿|订|给我)? ?(?<many>\d{1,3}|${hanNumber})箱(?:[, ]*(?:也?就是|一共|总共|共|合计|=) ?(?<sum>\d{1,4}) ?(?:\k<piece>|\k<piece2>))?`,
    'uy',
  ),
  new RegExp(
    String.raw`(?:ลัง|หีบ)ละ ?(?<each>\d{1,3}) ?${thPiece}[, ]*(?:เอา|ขอ|สั่ง|รับ)? ?(?<many>\d{1,3}) ?(?:ลัง|หีบ)(?:[, ]*(?:รวมเป็น|รวม|ทั้งหมด|ก็คือ|=) ?(?<sum>\d{1,4}) ?\k<piece>)?`,
    'uy',
  ),
  new RegExp(
    String.raw`(?<each>\d{1,3})(?: ?${enPiece})? (?:per|a|in a|to a|in each) (?<carton>case|carton|crate)[, ]*(?:(?:i|we) )?(?:want|need|take|get)? ?(?<many>\d{1,3}) \k<carton>s?(?![a-z])(?:[, ]*(?:so|that's|thats|that is|in total|total|=) ?(?<sum>\d{1,4})(?: ?${enPiece})?)?(?![\da-z])`,
    'y',
  ),
  // Of what is sold by the box itself so many are hardly in one: asked about, as all of which no sum is said.
  new RegExp(
    String.raw`(?<many>\d{1,3}) box(?:es)? of (?<each>[2-9]|\d{2})(?: ?${enPiece})?(?= (?!x )[a-z]{3})(?! (?:cm|mm|gram|inch|pack|size))`,
    'y',
  ),
];

/** How many pieces are in so many cartons, where a text says how many are in one; surely so many where it says the sum too. */
export function cartonsAt(
  text: string,
  at: number,
): { readonly quantity: Quantity; readonly length: number } | null {
  for (const pattern of cartons) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) continue;
    const { each, each2, many = '', sum } = found.groups ?? {};
    const pieces = Number(each ?? each2) * (readNumber(many, 0)?.value ?? 0);
    if (pieces === 0 || (sum !== undefined && Number(sum) !== pieces)) return null;
    return { quantity: { ...plain, pieces, isDoubtful: sum === undefined }, length: found[0].length };
  }
  return null;
}
