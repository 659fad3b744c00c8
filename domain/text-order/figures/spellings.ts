import { smallWords, tensWords } from './numbers.ts';

export interface Rewriting {
  readonly pattern: RegExp;
  readonly as: (found: RegExpExecArray) => string;
}

/** Sizes in letters, in a pattern of folded texts. */
export const letters = '(?:x{1,3}[sl]|[2-5]xl|[sml])';
const between = '[ ,/+&]{1,3}';
const firstLetters = String.raw`(?<![a-z\d.'-]|\d )${letters} ?`;
const pairNext = String.raw`\d{1,3}${between}${letters} ?`;
const numberWord = [...smallWords.slice(1), ...tensWords].join('|');
const thaiOrHan = String.raw`[\u0e00-\u0e7f\p{Script=Han}]`;

const counted = '(?:ตัว|ชิ้น|ผืน|คู่|ใบ|件|条|个|双|顶|套|pcs?|pieces|ea|pairs|prs?)';
const gluedPair = new RegExp(
  String.raw`(?<![a-z\d.'-])(${letters})(\d{1,3})(?=$|[\s,;/、+&])(?! ?${counted})`,
  'g',
);
const gluedPairs = new RegExp(String.raw`(?<![a-z\d.'-])${letters}\d{1,3}(?![a-z\d.])`, 'g');

function hasSeveralPairs({ input, index }: RegExpExecArray): boolean {
  const from = input.lastIndexOf('\n', index) + 1;
  return (input.slice(from).split('\n', 1)[0] ?? '').match(gluedPairs)?.length !== 1;
}

function gluedApart([, size = '', many = '']: RegExpExecArray): string {
  return `${size} x${many},`;
}

/** Spellings that people use for others, sizes without spaces, and figures that are neither sizes nor quantities. */
export const spellings: readonly Rewriting[] = [
  // Very, veryyy.
  { pattern: /([ก-ฮ])\1{2,}/gu, as: ([, letter = '']) => letter },
  // Letters that sound alike, which no colour tells: 兰绿, 草冒, 大像.
  { pattern: /兰(?=[绿色])/gu, as: () => '蓝' },
  { pattern: /(?<=[草球棒夫])冒(?!险)/gu, as: () => '帽' },
  { pattern: /大像/gu, as: () => '大象' },
  { pattern: /(?<=^|[\n,.!] *)(?:hi{2,}|he+y{2,}|hello{2,})(?![a-z])/g, as: () => 'hi' },
  { pattern: /ไหญ่/gu, as: () => 'ใหญ่' },
  { pattern: /กะ(?=เป๋า|โปรง|ทะ|ติก|ถาง|ดาษ|ดุม|ป๋อง|สอบ|เบื้อง)/gu, as: () => 'กระ' },
  { pattern: /ตระกร้า|ตะก้า|ตระก้า/gu, as: () => 'ตะกร้า' },
  { pattern: /(?<=\d ?)ลิต(?!ร)/gu, as: () => 'ลิตร' },
  { pattern: /(?<=ถุง|แพ็ค|ขนาด)(?:โล|กิโล)(?!ล|ก|\d)/gu, as: () => ' 1 กิโล ' },
  // That is laughing.
  { pattern: /(?<=[\u0e00-\u0e7f] ?)5{3,}\+*(?= *(?:$|\n))/gu, as: () => '' },
  { pattern: /(?<![a-z])blue ?(?:n|'n|'n'|&|\/|-and-|-| ) ?white(?![a-z])/g, as: () => 'blue and white' },
  {
    pattern: /(?<![a-z])f(?:ree)?\/?s(?:ize)?(?=[\u0e00-\u0e7f\p{Script=Han}]|\d*(?:$|[\s,.;]))/gu,
    as: () => 'free size',
  },
  // 20xxlเทา.
  {
    pattern: new RegExp(String.raw`(?<=\d)(x{1,3}[sl]|[2-5]xl)(?=${thaiOrHan})`, 'gu'),
    as: ([, size = '']) => ` ${size} `,
  },
  // M15 L10 team: a size and how many of it, where there are several.
  { pattern: gluedPair, as: (found) => (hasSeveralPairs(found) ? gluedApart(found) : found[0]) },
  // M 10 L 20, and m2 l2 xl2.
  {
    pattern: new RegExp(
      String.raw`(?<=${firstLetters}(?:${pairNext})*\d{1,3})${between}(?=${letters} ?\d{1,3}(?![a-z\d.]))`,
      'g',
    ),
    as: () => ', ',
  },
  {
    pattern: new RegExp(String.raw`(?<=${firstLetters}(?:${pairNext})+\d{1,3}) (?=[\u0e00-\u0e7f]{6})`, 'g'),
    as: () => ', ',
  },
  // One 55 natural rattan: one of size 55.
  {
    pattern: new RegExp(
      String.raw`(?<=(?:^|[,.;\n]|(?<![a-z])and) ?)(${numberWord}) (?=(?:[2-9]\d|\d{3,4}) (?!ml|g|kg|cm|mm|m|in|inch|w|pcs?|pieces?|pairs?|packs?|bags?|sets?|x|and|baht|thb|%)[a-z])`,
      'g',
    ),
    as: ([, said = '']) => `${said} pcs size `,
  },
  // 1kgx10: ten of them.
  {
    pattern:
      /(?<=\d ?(?:kg|g|ml|l|cc|w|cm|mm|m|in))x ?(?=\d{1,4}(?![\d.,]* ?(?:kg|g|ml|l|cc|cm|mm|m|in)(?![a-z])|\d))/g,
    as: () => ' x',
  },
  // As many as before.
  {
    pattern:
      / *(?:จำนวน)?เท่าเดิม(?:นะ|ค่ะ|ครับ)?|[, ]*数量(?:不变|一样|照旧)|,? same (?:quantity|qty)(?![a-z])/gu,
    as: () => ',',
  },
  // 30腰: of the waist.
  { pattern: /(?<=\d{2} ?)腰围?/gu, as: () => '码' },
  // *24: what the line before should say.
  { pattern: /(?<=\n) *\* ?(?=\d{1,4}(?: ?[a-z]{2,6})? *(?:$|\n))/g, as: () => 'make it ' },
  // Socks, pack of 10 - 30 packs: a size.
  {
    pattern:
      /(?<!(?:\d|[a-z]) )(?<![a-z])packs? of (\d{1,3}|five|six|ten|twelve|three|four)(?= *(?:$|[,.;:\n)–-]|x ?\d|\d))/g,
    as: ([, many = '']) => `${many}-pack`,
  },
];
