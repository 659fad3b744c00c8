import { colours } from '../../products/colours.ts';
import { askedStock } from '../asides/asked-stock.ts';
import { correctedQuantities } from './corrected-quantities.ts';
import { halves } from './halves.ts';
import { saidAloud } from './said-aloud.ts';
import { onesWords, smallWords, tensWords, valueOf } from './numbers.ts';
import { saidAgain } from './said-again.ts';
import { letters, spellings, type Rewriting } from './spellings.ts';
import { theRest } from './the-rest.ts';
import { thaiRewritings } from './thai-rewritings.ts';

/** A text with the place in the original of each of its letters, and of its end. */
export interface PlacedText {
  readonly text: string;
  readonly places: readonly number[];
}

const ones = onesWords.join('|');
const tens = tensWords.join('|');
const underHundred = `(?:(?:${tens})(?:[ -](?:${ones}))?|${smallWords.slice(1).toReversed().join('|')})`;
const number = `(?:(?:${ones}) hundred(?: ${underHundred})?|${underHundred})`;
const colourWords = colours.flatMap(({ en }) => en.map((word) => word.toLowerCase())).join('|');
const thaiNumber = '(?:หนึ่ง|เอ็ด|ยี่|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน)+';
const shade = '(?:(?:light|dark|off|navy|sky|royal|brick|hot|rose|wine)[ -])?';

const eachNamed = String.raw`(?![\s\d])(?:[a-z' -]|\d{1,3} ?(?:cm|mm|ml|kg|g|l|in|inch|w)(?![a-z])){2,32}?`;

/** Figures that stand in words, sizes before or behind how many of them are wanted, and signs that mean something else elsewhere. */
const rewritings: readonly Rewriting[] = [
  ...askedStock,
  ...correctedQuantities,
  ...saidAloud,
  ...spellings,
  ...halves,
  ...theRest,
  ...saidAgain,
  ...thaiRewritings,
  // 1 1/2 dozen, and two and a half dozen.
  {
    pattern: /(?<![\d.,/-]|\d )(1?\d)(?:[ -]1\/2| and a half) ?(?=(?:dozen|doz|dzn?|โหล|打)(?![a-z]))/g,
    as: ([, whole = '']) => `${whole}.5 `,
  },
  {
    pattern: new RegExp(String.raw`(?<![a-z])(${ones}) and a half (?=(?:dozen|doz)(?![a-z]))`, 'g'),
    as: ([, whole = '']) => `${valueOf(whole)}.5 `,
  },
  // 12 each of white, sage and lavender; 10 each of the mugs, cups and bowls.
  {
    pattern: new RegExp(
      String.raw`(?<![a-z\d.,])((?:\d{1,4}|a|half a|${number})(?: ?(?:dozen|doz|pcs?|pieces|pairs|sets))?) (?:each (?:of |in )|of each(?: of| in|:) )(?:the )?((?:${eachNamed}, )+?${eachNamed},? (?:and|&) ${eachNamed}|${eachNamed}, (?:and|&) ${eachNamed})(?= *(?:$|[.;!?,(\n]))`,
      'g',
    ),
    as: ([, many = '', sorts = '']) => `${sorts} ${many} each`,
  },
  // 3 dozen packs.
  {
    pattern: new RegExp(
      String.raw`(?<![a-z\d.,]|half )(\d{1,2}|half an?|half|a|${number}) (?:dozen|doz|dz) (?=(?:packs?|packets?|bags|boxes)(?![a-z]))`,
      'g',
    ),
    as: ([, many = '']) => `${(many === 'a' ? 1 : valueOf(many)) * 12} `,
  },
  // Purple 36 size 6 pairs.
  {
    pattern: /(?<=[a-z] )([2-9]\d|\d{3}) size (?=\d{1,4} ?(?:pairs?|prs?|pcs?|pieces)(?![a-z]))/g,
    as: ([, size = '']) => `size ${size} `,
  },
  // A quotation that ends in a figure is no inch.
  { pattern: /(?<=^|[\s(:])"(?=[a-z0-9])([^"]*)"/g, as: ([, said = '']) => ` ${said} ` },
  { pattern: /(?<![a-z])sz\.? ?(?=\d|[a-z])/g, as: () => 'size ' },
  {
    pattern: new RegExp(String.raw`(?<![a-z])((?:size|sizes|number) )(${number})(?![a-z])`, 'g'),
    as: ([, size = '', said = '']) => size + String(valueOf(said)),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![a-z])(${number}) (mls?|mils?|millilit(?:re|er)s?|grams?|g|kilos?|kg|watts?|cm|centimet(?:re|er)s?|lit(?:re|er)s?|inch(?:es)?|ounces?|oz)(?![a-z])`,
      'g',
    ),
    as: ([, said = '', unit = '']) => `${valueOf(said)} ${unit}`,
  },
  { pattern: /(?<=\d ?)(?:mls|mils?|millilit(?:er|re)s?)(?![a-z])/g, as: () => 'ml' },
  { pattern: /(?<=\d ?)centimet(?:er|re)s?(?![a-z])/g, as: () => 'cm' },
  // The three fifty.
  {
    pattern: new RegExp(`(?<=(?<![a-z])the )(${ones}) (${tens})(?![a-z-])(?: in(?= [a-z]))?`, 'g'),
    as: ([, hundreds = '', rest = '']) => `size ${valueOf(hundreds) * 100 + valueOf(rest)}`,
  },
  // 32 waist.
  { pattern: /(?<![\d.])(\d{2})(?:"| ?in(?:ch)?)? waist(?![a-z])/g, as: ([, size = '']) => `size ${size}` },
  // Said to a phone that writes.
  { pattern: /(?<=[a-z\d] )(?:period|full stop)(?=\s*$)/g, as: () => '.' },
  { pattern: /(?<=[a-z\d]) comma(?=\s)/g, as: () => ',' },
  // Change it from 30 to 35, and six, no, make it eight.
  {
    pattern:
      /(?<=(?:change|increase|reduce|update|correct|แก้|เปลี่ยน|ปรับ|ลด|เพิ่ม)[^,.;\n]*)(?:from|จาก) ?\d+ ?(?:[a-z]+|[\u0e00-\u0e7f]{1,6})? ?(?:to|เป็น) ?(?=\d)/g,
    as: () => '',
  },
  {
    pattern: new RegExp(
      String.raw`(?<![a-z\d])(?:\d{1,3}|${underHundred}),? (?:(?:no|wait|sorry|actually),? )*make (?:it|that) (?=(?:\d{1,3}|${underHundred}) (?:of|x|pcs|pieces|pairs) )`,
      'g',
    ),
    as: () => '',
  },
  // Oops, 8 inches, not 6.
  {
    pattern:
      /(?<=(?:เอ๊ย|เอ้ย|แก้เป็น|เปลี่ยนเป็น)[^\n,.]*) ?ไม่ใช่ ?\d+(?: ?[\u0e00-\u0e7f]{1,5})?(?= *(?:$|[.,;!\n]))/gu,
    as: () => '',
  },
  {
    pattern: new RegExp(`(${thaiNumber}) ?(?=มิล|มล|กรัม|กิโล|โล(?!โก|ชั)|เซน|ซม|นิ้ว|วัตต์|ลิตร|เมตร)`, 'gu'),
    as: ([, said = '']) => ` ${valueOf(said)} `,
  },
  {
    pattern: new RegExp(`(?<=(?:แพ็ค|แพ็ก|แพค) ?)(${thaiNumber}) ?(?=ก้อน|ชิ้น|อัน|ซอง|แผ่น|ผืน)`, 'gu'),
    as: ([, said = '']) => ` ${valueOf(said)} `,
  },
  {
    pattern: new RegExp(`(?<=(?<![a-z])(?:pack|set)s? of )(${ones}|ten|twelve)(?![a-z])`, 'g'),
    as: ([said]) => String(valueOf(said)),
  },
  // Chopsticks, 10 pairs to a set: a size.
  { pattern: /(?<=\d+ ?[双支只片个])一[套盒包组](?:那种|的)?[来要拿]?/gu, as: () => '' },
  {
    pattern: /[一二两三四五六七八九十百千]{2,}(?=毫升|克|公分|厘米|瓦)/gu,
    as: ([said]) => String(valueOf(said)),
  },
  // 两米的, no 米色.
  {
    pattern:
      /(?<![第百])[一二两三四五六七八九十]{1,2}(?=公斤|千克|公升|毫升|公分|厘米|米(?:的|长|$|[\s,.]))/gu,
    as: ([said]) => String(valueOf(said)),
  },
  { pattern: /(?<=\d{3,4} ?)มิล(?!ลิ)/gu, as: () => 'ml' },
  // If yes, 15 x 750 ml: fifteen of them.
  {
    pattern:
      /(?<=(?:yes|please|need|want|take|send|order|have),? )(\d{1,3}) ?x ?(?=\d{2,4} ?(?:ml|g)(?![a-z]))/g,
    as: ([, many = '']) => `${many} of `,
  },
  { pattern: /(?<![a-z])freesize(?![a-z])/g, as: () => 'free size' },
  // 30 in indigo are no inches.
  { pattern: new RegExp(`(?<=[a-z\\d] )in (?:the )?(?=(?:${colourWords})(?![a-z]))`, 'g'), as: () => '' },
  {
    pattern: new RegExp(`(?<= )with (${number}|\\d{1,4}) (?=(?:bags|pieces|pcs|sheets|pairs)(?![a-z]))`, 'g'),
    as: ([, said = '']) => `${valueOf(said)} `,
  },
  // And small bottles 48.
  {
    pattern:
      /(?<=(?:^|[,.;\n]|and) ?)(small|large|big) (?:bottles|jars|tins|cans|boxes|bags) (?=\d{1,4} *(?:$|[.,;!\n]))/g,
    as: ([, size = '']) => `${size} `,
  },
  { pattern: /ซาว(?=ตัว|ใบ|อัน|ชิ้น|คู่|ผืน|ถุง|ขวด|ลูก|ด้าม|กล่อง)/gu, as: () => '20' },
  // Five (5) pcs, and 5 nos. of them.
  {
    pattern: new RegExp(String.raw`(?<![a-z\d])(${number}) ?\((\d{1,4})\)`, 'g'),
    as: ([whole, said = '', figure = '']) => (valueOf(said) === Number(figure) ? figure : whole),
  },
  { pattern: /(?<=\d ?nos)\.(?= ?[a-z])/g, as: () => ' ' },
  // The small one.
  {
    pattern: new RegExp(
      String.raw`(?<=(?<![a-z])(?:the (?!last |other |first )(?:[a-z]+ )?[a-z]+|small|big|large|little) )ones?(?= *(?:$|[,.;!?\n)]|\d| (?:${number})(?![a-z])))`,
      'g',
    ),
    as: () => '',
  },
  // 7 lanterns instead of 5.
  {
    pattern:
      / ?(?:instead of|rather than)(?: the)? \d{1,4}(?: ?(?:pcs?|pieces|pairs|boxes|packs|bags|sets|bottles))?(?= *(?:$|[.,;!)\n]))/g,
    as: ({ 0: whole, index, input }) => (/\d[^\n.;!]*$/.test(input.slice(0, index)) ? '' : whole),
  },
  // Tea 8, not 10: 8 is what it becomes.
  {
    pattern:
      /(?<![a-z\d])(\d{1,3}(?: ?(?:pcs?|boxes|bags|packs|pairs|sets|bottles))?),? not (?:the )?\d{1,3}(?= *(?:$|[.,;!\n]))/g,
    as: ([, many = '']) => `make it ${many}`,
  },
  {
    pattern:
      /是(\d{1,3}|[一二两三四五六七八九十]{1,3})( ?\p{Script=Han}?)[, ]{0,2}不是 ?(?:\d{1,3}|[一二两三四五六七八九十]{1,3})\2?(?= *(?:$|[.,;!。\n]))/gu,
    as: ([, many = '', counter = '']) => `改成${many}${counter}`,
  },
  {
    pattern:
      /(?:เอา|เป็น) ?(\d{1,3}(?: ?[\u0e00-\u0e7f]{1,7}?)?) ?ไม่ใช่ ?\d{1,3}(?: ?[\u0e00-\u0e7f]{1,7})?(?= *(?:$|[.,;!\n]))/gu,
    as: ([, many = '']) => ` เปลี่ยนเป็น ${many}`,
  },
  // M-6, L-12.
  {
    pattern: new RegExp(String.raw`(?<![a-z\d-])(${letters})-(\d{1,3})(?![\d-])`, 'g'),
    as: ([, size = '', many = '']) => `${size} x${many}`,
  },
  { pattern: /(?<= )in (?=sizes?(?![a-z]))/g, as: () => '' },
  // 3 pairs in 40.
  {
    pattern:
      /(?<=[a-z\d)] )in (?=(?:2[89]|3\d|4\d|\d{3})(?![\d/-]|\.\d)(?! ?(?:pcs?|pieces|pairs?|prs?|boxes|bags|cm|mm|ml|g|kg|days|baht)\b))/g,
    as: () => 'size ',
  },
  // 12 tees, half M half L.
  {
    pattern: new RegExp(
      String.raw`(?<=(?:^|[\n;])[^\n;]*(?<![a-z\d]|the )(\d{1,3}|a(?= doz)|one|two|three|four)(?: (doz)(?:en)?| ?(?:pcs?|prs?|pairs))?(?= )(?:[^\n;\d]{0,60}the \d{2,3} ones?(?![a-z]))?(?:[^\n;\d]|\d{1,3} ?(?:cm|mm|ml|kg|g|l|in|inch|w)(?![a-z]))*?)half (?:of them )?(?:in )?(?!a |doz)(blue and white|${shade}[a-z\d]+)(?: ones?)?(?: and|,| &)? half (?:of them )?(?:in )?(blue and white|${shade}[a-z\d]+)(?![a-z\d])`,
      'g',
    ),
    as: ([whole, many = '', dozen, one = '', other = '']) => {
      const half = (Math.max(1, valueOf(many)) * (dozen === undefined ? 1 : 12)) / 2;
      const apart = areSizes.test(`${one} ${other}`) ? ',' : '';
      return Number.isInteger(half) ? `${one} x${half}${apart} ${other} x${half}` : whole;
    },
  },
  // 6m 6l 6xl.
  {
    pattern: new RegExp(
      String.raw`(?<![a-z\d.])\d{1,3}${letters}(?:[ ,/+&]{1,3}\d{1,3}${letters})+(?![a-z\d])`,
      'g',
    ),
    as: ([run]) => (areLetterSizes(run) ? run.replaceAll(sizeBehind, '$2 x$1 ') : run),
  },
  // 3 each of s m l, and 3 each of 100 110 120.
  {
    pattern: new RegExp(
      String.raw`(?<![a-z\d])((?:\d{1,3}|${underHundred}|a dozen)(?: ?(?:pcs?|pairs?|prs?))?) (?:each )?(?:of |in )?(?:each )?(?:sizes? )?((?:${letters}|\d{2,3})(?:(?: ?(?:,|/|&|\+) ?| and |, and | )(?:${letters}|\d{2,3}))+)(?![a-z\d]| ?(?:cm|ml|g|kg|l|mm|m|pcs?|pairs?|baht)(?![a-z]))(?: in(?= [a-z]))?`,
      'g',
    ),
    as: ([whole, many = '', list = '']) =>
      /\beach\b/.test(whole) ? `${list.split(/[ ,/&+]+(?:and )?/).join(' ')} each ${many} ` : whole,
  },
];

const areSizes = new RegExp(`^${letters} ${letters}$`);
const sizeBehind = new RegExp(String.raw`(\d{1,3})(${letters})`, 'g');

/** 5m 10l may be metres and litres; others are sizes of clothes. */
function areLetterSizes(run: string): boolean {
  const sizes = [...run.matchAll(sizeBehind)].map(([, , size = '']) => size);
  return sizes.some((size) => size === 's' || size.includes('x')) || sizes.length > 2;
}

/** A folded text in the words that its rules read: sizes and measures in figures, sizes before how many of them, corrections as what they come to. */
export function rewritten(placed: PlacedText): PlacedText {
  return rewritings.reduce(rewrite, placed);
}

/** Where in some letters each of those stands that are put in their place: words that are kept where they stood, others behind those. */
function placesOf(plain: string, whole: string): number[] {
  let from = 0;
  return plain.split(/(?<= )|(?= )/).flatMap((word) => {
    const at = whole.indexOf(word, from);
    const isKept = at >= 0 && word !== ' ';
    const start = isKept ? at : from;
    if (isKept) from = at + word.length;
    return Array.from({ length: word.length }, (_, place) => (isKept ? start + place : start));
  });
}

function rewrite({ text, places }: PlacedText, { pattern, as }: Rewriting): PlacedText {
  let [written, from] = ['', 0];
  const kept: number[] = [];
  const keep = (until: number) => {
    written += text.slice(from, until);
    kept.push(...places.slice(from, until));
  };
  for (const found of text.matchAll(pattern)) {
    const [whole] = found;
    const plain = as(found);
    if (plain === whole) continue;
    keep(found.index);
    from = found.index + whole.length;
    written += plain;
    kept.push(...placesOf(plain, whole).map((place) => places[found.index + place] ?? 0));
  }
  keep(text.length);
  return { text: written, places: [...kept, places.at(-1) ?? 0] };
}
