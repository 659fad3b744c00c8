import { onesWords, smallWords, tensWords, valueOf } from './numbers.ts';
import type { Rewriting } from './spellings.ts';
import { thaiColours } from './thai-words.ts';

const hanNumber = '[一二两三四五六七八九十]{1,3}';
const measure = '(?:公升|毫升|升|米|寸|英寸|公斤|千克|斤|公分|厘米)';

const spoken = `(?:(?:${tensWords.join('|')})(?:[ -](?:${onesWords.join('|')}))?|${smallWords.slice(1).toReversed().join('|')}|\\d{1,3})`;
const thaiOnes = 'สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า';

/** XL as Thai people say its letters. */
function letterSize(larger: string, letter: string): string {
  const many = /ทู|สอง/u.test(larger) ? 2 : /สาม|ทรี/u.test(larger) ? 3 : (larger.match(/เอ็?ก/gu) ?? []).length;
  return (
    'x'.repeat(many) + (letter.startsWith('แ') || letter === 'เอล' ? 'l' : letter.endsWith('ส') ? 's' : 'm')
  );
}

const low = /^(?:low|short|[矮低]|เตี้ย|ต่ำ)/u;

/** How tall something is, as a size. */
function heightOf(said: string): string {
  return low.test(said) ? ' small' : ' large';
}

/** Low ones and high ones of one kind, where both are counted; in Chinese where they are not named so again, as that would name neither. */
const lowAndHigh: readonly RegExp[] = [
  /(?<![a-z])(low|short|high|tall)(?: ones?)? ?((?:[x*] ?)?\d{1,3} ?(?:[,/+&] ?|and )?)(low|short|high|tall)(?: ones?)?(?= ?(?:[x*] ?)?\d)/g,
  /([矮低高])的?((?: ?\d{1,3}|[一两三四五六七八九十]{1,2})[个张把只盏条]?[ ,、和]*)([矮低高])的?(?= ?(?:\d|[一两三四五六七八九十]))(?![\s\S]*[矮低高]的)/gu,
  /(?<![\u0e00-\u0e7f])(เตี้ย|ต่ำ|สูง)( ?\d{1,3} ?(?:ตัว|ใบ|อัน)?[ ,/]*)(เตี้ย|ต่ำ|สูง)(?= ?\d)/gu,
];

/** Sizes as they are said aloud, and words between goods and how many of them are wanted. */
export const saidAloud: readonly Rewriting[] = [
  // 凳子矮的不要了.
  {
    pattern: /(?<=\p{Script=Han}{2})([矮低高])的(?=(?:都|全)?(?:不要|不用|取消|去掉|删|改|换))/gu,
    as: ([, said = '']) => heightOf(said),
  },
  // 一点五升.
  {
    pattern: new RegExp(`(${hanNumber})点([一二三四五六七八九]{1,2})(?=${measure})`, 'gu'),
    as: ([whole, units = '', tenths = '']) => {
      const [before, behind] = [valueOf(units), Array.from(tenths, valueOf).join('')];
      return before === 0 ? whole : `${before}.${behind}`;
    },
  },
  // 四寸半.
  {
    pattern: new RegExp(String.raw`(\d{1,2}|${hanNumber})(公升|升|米|英寸|寸|公斤|千克)半`, 'gu'),
    as: ([, units = '', unit = '']) => `${valueOf(units)}.5${unit}`,
  },
  // 四十码, 七百五的, and 三十五乘七十五.
  { pattern: /(?<!第)[二两三四五六七八九十]{2,3}(?=[码号])/gu, as: ([said]) => String(valueOf(said)) },
  {
    pattern: /[一二两三四五六七八九]百[一二三四五六七八九十]{0,3}(?=的(?!\d))/gu,
    as: ([said]) => String(valueOf(said)),
  },
  {
    pattern: /([一二三四五六七八九十百]{1,5}|\d{1,3})乘(?:以)?([一二三四五六七八九十百]{1,5}|\d{1,3})/gu,
    as: ([, one = '', other = '']) => ` ${valueOf(one)}x${valueOf(other)} `,
  },
  {
    pattern: new RegExp(`(?<![a-z])(${spoken}) by (${spoken})(?![a-z-])`, 'g'),
    as: ([, one = '', other = '']) => `${valueOf(one)}x${valueOf(other)}`,
  },
  // เบอร์สี่สิบเอ็ดสามคู่: of size 41, and three of them.
  {
    pattern: new RegExp(
      `(?<=(?:เบอร์|ไซ[สซ]์|ขนาด) ?)((?:ยี่|${thaiOnes})สิบ(?:เอ็ด|(?:${thaiOnes})(?!สิบ|คู่|อัน|ใบ|ตัว|ผืน|ชิ้น|ถุง|ขวด|โหล|กล่อง|ดวง|ลูก|คัน))?)`,
      'gu',
    ),
    as: ([said]) => ` ${valueOf(said)} `,
  },
  // 35*75, where more stands behind.
  {
    pattern: /(?<![\d.])(\d{2,3}) ?\* ?(\d{2,3})(?=\p{Script=Han}{1,6}\d)/gu,
    as: ([whole, one = '', other = '']) => (Number(other) >= Number(one) ? `${one}x${other} ` : whole),
  },
  // ไซส์เอ็กซ์แอล, สีดำแอล.
  {
    pattern: new RegExp(
      `(?<=(?:ไซ[สซ]์|ไซด์|ไซ|เบอร์|สี(?:${thaiColours})) ?)((?:(?:ทู|สอง|สาม|ทรี)?เอ็?กซ์? ?){0,3})(เอ็ม|เอม|แอล|เอล|เอส)(?![\u0e30-\u0e3a\u0e47-\u0e4e]|กอ|เค|ปา|บั)`,
      'gu',
    ),
    as: ([, larger = '', letter = '']) => ` ${letterSize(larger, letter)} `,
  },
  // 600毫升也十二个.
  {
    pattern: /也(?=\d|[两三四五六七八九十百]|一(?!样|起|般|定|直|共|块))/gu,
    as: () => ' ',
  },
  // 三个码各2件; 24 ตัว ไซส์ละ 8.
  { pattern: /[两三四五六2-6]个尺?码各/gu, as: () => '每码' },
  {
    pattern: /(?<=\d ?(?:ตัว|ใบ|คู่|ชิ้น|ผืน|อัน)) (?=(?:ไซ[สซ]์|ขนาด|เบอร์)ละ ?\d)/gu,
    as: () => ',',
  },
  // Low x4 high x2; 矮的4 高的2; เตี้ย 4 สูง 2.
  ...lowAndHigh.map((pattern): Rewriting => ({
    pattern,
    as: ([whole, one = '', many = '', other = '']) =>
      low.test(one) === low.test(other) ? whole : `${heightOf(one)} ${many}${heightOf(other)} `,
  })),
  // 小吴说芥末黄也要.
  { pattern: /(?<=(?:^|[\n,.;!。]) *)\p{Script=Han}{1,3}说(?=\p{Script=Han})(?![明好错])/gu, as: () => '' },
  // 不要三块装的 单块的40.
  { pattern: /(?<=不要[^\s,.;!、。]{1,10}的) (?=\S)/gu, as: () => ',' },
  // Size 40 – change that to 42; 不要80的了，改120.
  {
    pattern:
      /(?<=(?<![a-z])size (\d{2,3})[ ,.\p{Pd}]{0,4})(?:(?:please |pls )?(?:change|make) (?:that|it)(?: to)?|should be) (?=(\d{2,3})(?![\d.]))/gu,
    as: () => 'change that to size ',
  },
  {
    pattern: /不要 ?(\d{2,3})(?:的|码的?|号的?)了?[ ,]*(?:改|换)(?:成|为|要|拿)? ?(\d{2,3})(?!\d)的?/gu,
    as: ([, , size = '']) => `改成${size}的`,
  },
  // Navy and white, M3 L4 XL2 in each.
  {
    pattern:
      /(?<![a-z])((?:(?:light|dark|off|navy|sky) )?[a-z]{3,12}) (?:and|&) ((?:(?:light|dark|off|navy|sky) )?[a-z]{3,12})[,:]? ((?:(?:x{1,3}[sl]|[2-5]xl|[sml]) ?\d{1,3}[ ,/+&]{1,3})+)(?:in|of|for) (?:each|both)(?: colou?rs?)?(?![a-z])/g,
    as: ([, one = '', other = '', sizes = '']) => `${one} ${sizes}${other} ${sizes.trim()}`,
  },
];
