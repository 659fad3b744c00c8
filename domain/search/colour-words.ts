import { nameKey } from '../name-keys.ts';
import { colours, type Colour } from '../products/colours.ts';

/** As people abbreviate colours in English. */
const abbreviations: Readonly<Record<string, string>> = {
  Black: 'blk',
  White: 'wht',
  Green: 'grn',
  Blue: 'blu',
  Grey: 'gry',
  Pink: 'pnk',
  Yellow: 'ylw',
  Brown: 'brn',
  Navy: 'nvy',
  Orange: 'orng',
  Silver: 'slv',
};

/** What people type for a colour in English. */
export function englishWordsOf({ en }: Colour): string[] {
  return [...en, ...en.flatMap((word) => abbreviations[word] ?? [])];
}

/** As people shorten colours in Chinese and Thai, or write English ones in Thai letters, by their English words. */
const shortened: Readonly<Record<string, readonly string[]>> = {
  Black: ['แบล็ค', 'แบล็ก'],
  White: ['ไวท์', 'เดย์ไลท์', 'คูลไวท์'],
  Pink: ['พิงค์'],
  Navy: ['เนวี่', 'เนวี'],
  Camel: ['สีแทน'],
  Amber: ['วอร์ม', 'วอร์มไวท์', 'วอร์มไลท์'],
  Teal: ['ทีล', '孔雀蓝'],
  Olive: ['橄榄', 'มะกอก', 'ขี้ม้า', 'โอลีฟ'],
  Mint: ['薄荷', 'มิ้นท์', 'มินต์', 'มิ้น'],
  Mustard: ['芥末'],
  Sage: ['鼠尾草'],
  Cream: ['奶油'],
  Ivory: ['象牙', 'ไอวอรี่'],
  Kraft: ['牛皮纸', 'คราฟต์', 'คราฟ'],
  Walnut: ['胡桃'],
  Indigo: ['อินดิโก้'],
};

/** What people type for a colour in Chinese and in Thai, beside its words. */
export function shortWordsOf({ en }: Colour): readonly string[] {
  return en.flatMap((word) => shortened[word] ?? []);
}

const byWord = new Map(
  colours.flatMap((known) =>
    [
      ...known.zh,
      ...englishWordsOf(known),
      ...shortWordsOf(known),
      ...known.th.flatMap((word) => [word, `สี${word}`]),
    ].map((word) => [word.toLowerCase(), known] as const),
  ),
);

/** A colour as it is compared, whatever language it is in. */
export function colourKey(typed: string): string {
  const known = byWord.get(typed.trim().toLowerCase());
  return nameKey(known?.en[0] ?? typed);
}

/** Whether the first of two colours is a shade of the second, plain one: lavender, purple. */
export function isShadeOf(one: string, plain: string): boolean {
  const [shade, known] = [one, plain].map((typed) => byWord.get(typed.trim().toLowerCase()));
  return known?.en.some((word) => shade?.shadeOf.includes(word)) === true;
}

/** Whether the first of two colours is a shade of the second, plain one, and as much of others: charcoal is grey rather than black. */
export function isPartlyShadeOf(one: string, plain: string): boolean {
  if (!isShadeOf(one, plain)) return false;
  const shadeOf = plainColoursOf(one);
  const known = byWord.get(plain.trim().toLowerCase());
  const own = shadeOf.filter(
    (word) =>
      known?.en.includes(word) === true || known?.shadeOf.includes(word) === true || isShadeOf(word, plain),
  );
  return own.length * 2 <= shadeOf.length;
}

/** How alike two colours are, from 0 to 1: by the plain colours of the first that the second is a shade of too. Unknown words are like nothing. */
export function likenessOfColours(typed: string, other: string): number {
  const [plain, others] = [plainColoursOf(typed), plainColoursOf(other)];
  if (plain.length === 0) return 0;
  return plain.filter((word) => others.includes(word)).length / plain.length;
}

function plainColoursOf(typed: string): readonly string[] {
  const known = byWord.get(typed.trim().toLowerCase());
  if (known === undefined) return [];
  return known.shadeOf.length > 0 ? known.shadeOf : known.en;
}
