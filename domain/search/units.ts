interface Unit {
  /** What quantities are written in: others are converted. */
  readonly base: string;
  readonly factor: number;
  readonly words: readonly string[];
}

const units: readonly Unit[] = [
  { base: 'ml', factor: 1, words: ['ml', 'cc', '毫升', 'มล', 'มิลลิลิตร', 'ซีซี'] },
  {
    base: 'ml',
    factor: 1000,
    words: ['l', 'ltr', 'ltrs', 'litre', 'liter', 'litres', 'liters', '公升', '升', 'ลิตร'],
  },
  { base: 'g', factor: 1, words: ['g', 'gm', 'gms', 'gram', 'grams', '克', 'กรัม'] },
  { base: 'g', factor: 500, words: ['斤'] },
  {
    base: 'g',
    factor: 1000,
    words: ['kg', 'kgs', 'kilo', 'kilos', '公斤', '千克', 'กก', 'กิโลกรัม', 'กิโล', 'โล'],
  },
  { base: 'mm', factor: 1, words: ['mm', '毫米', 'มม', 'มิลลิเมตร', 'มิล'] },
  { base: 'mm', factor: 10, words: ['cm', 'cms', '厘米', '公分', 'ซม', 'เซนติเมตร', 'เซน'] },
  {
    base: 'mm',
    factor: 1000,
    words: ['m', 'mtr', 'mtrs', 'metre', 'meter', 'metres', 'meters', '米', 'เมตร'],
  },
  { base: 'in', factor: 1, words: ['in', 'inch', 'inches', '"', '英寸', '寸', '吋', 'นิ้ว'] },
  { base: 'w', factor: 1, words: ['w', 'watt', 'watts', '瓦', 'วัตต์'] },
  { base: 'pair', factor: 1, words: ['pair', 'pairs', '双', '对', 'คู่'] },
  { base: 'bag', factor: 1, words: ['bag', 'bags', '包', '袋', 'ซอง', 'ถุง'] },
  { base: 'pc', factor: 1, words: ['pc', 'pcs', 'piece', 'pieces', '片', '件', '个', 'ชิ้น', 'อัน', 'แผ่น'] },
  { base: 'rib', factor: 1, words: ['rib', 'ribs', '骨', 'ก้าน'] },
];

/** Words of what is measured rather than counted. */
export const measureWords: readonly string[] = units
  .filter(({ base }) => !['pair', 'bag', 'pc'].includes(base))
  .flatMap(({ words }) => words)
  .filter((word) => word !== '"');

/** What quantities are written in. */
export const baseUnits: ReadonlySet<string> = new Set(units.map(({ base }) => base));

const chineseNumbers = '半一二三四五六七八九十';
const unitByWord = new Map(units.flatMap((unit) => unit.words.map((word) => [word, unit] as const)));
const unitWords = [...unitByWord.keys()].sort((one, other) => other.length - one.length).join('|');
const quantity = new RegExp(
  `(?<![\\d.])(\\d+(?:\\.\\d+)?(?: ?[x*] ?\\d+(?:\\.\\d+)?)*) ?(${unitWords})\\.?(?![a-z\\p{Mark}]|(?<= 米)[白黄灰棕驼])`,
  'gu',
);

const chineseNumber = new RegExp(
  `(?<![${chineseNumbers}])[两${chineseNumbers}](?=公斤|千克|斤|克|公升|升|毫升|米|双|对|包|袋|寸)`,
  'gu',
);

/**
 * Writes quantities in one unit each, so that they are equal in every language: `1.2 l`, `1.2升` and `1.2 ลิตร` become
 * `1200ml`. The text is lower case. With `keepNumbers` the numbers stay beside them.
 */
export function uniteQuantities(text: string, keepNumbers: boolean): string {
  const inDigits = text.replaceAll(chineseNumber, (number) => String(numberOf(number)));
  return inDigits.replaceAll(quantity, (typed: string, numbers: string, word: string) => {
    const unit = unitByWord.get(word);
    if (unit === undefined) return typed;
    const amounts = numbers.split(/ ?[x*] ?/);
    const united = amounts.map((amount) => `${round(Number(amount) * unit.factor)}${unit.base}`);
    return ` ${[...united, ...(keepNumbers ? amounts : [])].join(' ')} `;
  });
}

/** What a size amounts to in its base unit, sides and packs multiplied; null where it says no unit. */
export function amountOf(size: string): { readonly amount: number; readonly base: string } | null {
  const typed = size.toLowerCase().replaceAll('×', 'x');
  quantity.lastIndex = 0;
  const [, numbers = '', word = ''] = quantity.exec(typed) ?? [];
  const unit = unitByWord.get(word);
  if (unit === undefined) return null;
  const amounts = numbers.split(/ ?[x*] ?/).map(Number);
  return { amount: amounts.reduce((all, amount) => all * amount, unit.factor), base: unit.base };
}

function numberOf(letter: string): number {
  if (letter === '半') return 0.5;
  return letter === '两' ? 2 : chineseNumbers.indexOf(letter);
}

function round(amount: number): number {
  return Number(amount.toPrecision(12));
}
