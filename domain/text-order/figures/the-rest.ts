import { colours } from '../../products/colours.ts';
import { smallWords, tensWords, valueOf } from './numbers.ts';
import { letters, type Rewriting } from './spellings.ts';
import { thaiColours, thaiCounter } from './thai-words.ts';

const longestFirst = (words: readonly string[]) =>
  words.toSorted((one, other) => other.length - one.length).join('|');
const english = `(?:${longestFirst(colours.flatMap(({ en }) => en.map((word) => word.toLowerCase().replace('-', '[ -]'))))}|${letters})(?![a-z])`;
const chinese = `(?:${longestFirst(colours.flatMap(({ zh }) => [...zh]))}|${letters}码?)`;
const thai = String.raw`(?:(?:สี)?(?:${thaiColours})|(?:ไซ[สซ]์ ?)?${letters}(?![a-z]))`;
const number = String.raw`(?:\d{1,4}|${[...tensWords, ...smallWords.slice(1).toReversed()].join('|')})`;
const hanNumber = '(?:\\d{1,4}|[一二两三四五六七八九十百]{1,4})';
const hanCounter = '(?!\\d)[个只件条顶把盏张块支枝本台床副组份双瓶罐盒包袋套对]?';

/** What stands between parts of so many. */
const between = /^(?:[ ,、:/&()–-]|and|和)*$/u;
/** A part of so many, said with its quantity before or behind; of one of these ways in a text. */
const parts: readonly RegExp[] = [
  String.raw`(?<![a-z\d.])(?<said>${number}) (?:in |of )?${english}(?: ones?)?`,
  String.raw`(?<![a-z])${english} [x*]?(?<said>${number})(?![a-z\d.])`,
  `${chinese}的?(?:要|来|占)?(?<said>一半|${hanNumber})${hanCounter}`,
  `(?<said>${hanNumber})${hanCounter}${chinese}的?`,
  String.raw`${thai} ?(?<said>\d{1,4})(?! ?%) ?${thaiCounter}?`,
  String.raw`(?<said>\d{1,4}) ?${thaiCounter}? ?${thai}`,
].map((pattern) => new RegExp(pattern, 'gu'));
/** How many there are in all: counted, or the first of what is said. A size, a price or a model is none. */
const totals = new RegExp(
  [
    String.raw`(?:(?<![a-z\d.])(?:x|\*|qty|total|in all|一共|总共|共|合计|รวม|ทั้งหมด|จำนวน) ?)(?<marked>\d{1,4}|${hanNumber})(?!\d| ?(?:cm|ml|g|kg|baht|thb|บาท|元|块|码|号|寸))`,
    String.raw`(?<![a-z\d.]|\d ?[x*] ?|(?:size|sizes|sz|eu|model|no\.?|ไซ[สซ]์|เบอร์|รุ่น) ?)(?<counted>${number}) ?(?:pcs?|pieces|prs?|pairs|sets|boxes|packs|bags|${thaiCounter})(?![a-z])`,
    String.raw`(?<![\d.第])(?<countedHan>${hanNumber})[个只件条顶把盏张支枝本台床副份双瓶罐盒包袋套对](?!装)`,
    String.raw`(?:^|[\n.,:;] ?|(?<![a-z])(?:need|want|get|take|order|have|me|us|of|and|plus|also|send|add|please|pls|for) )(?<first>${number})(?= (?!cm|mm|ml|g|kg|l|in|inch|w|x|baht|thb|size|eu)[a-z])`,
  ].join('|'),
  'gu',
);
const mostBefore = 160;

/** The clause before a place. */
function clauseBefore(text: string, at: number): string {
  const near = text.slice(Math.max(0, at - mostBefore), at);
  return near.slice(Math.max(...['\n', ';', '!', '?'].map((mark) => near.lastIndexOf(mark))) + 1);
}

/** Parts that were counted right before, and how many they are of. */
function sharedBefore(clause: string): { readonly total: number; readonly counted: number } | null {
  for (const part of parts) {
    const found = [...clause.matchAll(part)];
    let [from, first] = [clause.length, found.length];
    while (first > 0) {
      const { index, 0: whole } = found[first - 1] ?? { index: 0, 0: '' };
      if (!between.test(clause.slice(index + whole.length, from))) break;
      [from, first] = [index, first - 1];
    }
    const said = found.slice(first).map(({ groups }) => groups?.['said'] ?? '');
    const counted = said.filter((one) => one !== '一半').reduce((sum, one) => sum + valueOf(one), 0);
    const halves = said.filter((one) => one === '一半').length;
    const total = totalIn(clause.slice(0, from), counted);
    if (said.length > 0 && total !== null) return { total, counted: counted + (halves * total) / 2 };
  }
  return null;
}

/** The last of these that is more than was counted. */
function totalIn(clause: string, counted: number): number | null {
  const said = [...clause.matchAll(totals)].map(({ groups = {} }) =>
    valueOf(groups['marked'] ?? groups['counted'] ?? groups['countedHan'] ?? groups['first'] ?? ''),
  );
  return said.findLast((total) => total > counted) ?? null;
}

/** The sorts that the rest is of, with how many of each; as it was said where that are no whole pieces. */
function restOf({ 0: whole, index, input, groups: { sort = '', other } = {} }: RegExpExecArray): string {
  const shared = sharedBefore(clauseBefore(input, index));
  const sorts = other === undefined ? [sort] : [sort, other];
  const each = shared === null ? 0 : (shared.total - shared.counted) / sorts.length;
  return isWhole(each) ? sorts.map((one) => `${one} ${each}`).join(' ') : whole;
}

/** A share of the last quantity before, from 0 to 1, as pieces. */
function shareOf({ 0: whole, index, input }: RegExpExecArray, share: number): string {
  const total = totalIn(clauseBefore(input, index), 1);
  const pieces = Math.round((total ?? 0) * share * 100) / 100;
  return isWhole(pieces) ? String(pieces) : whole;
}

function isWhole(pieces: number): boolean {
  return pieces >= 1 && Number.isInteger(pieces);
}

/** So many in all, some of them in a colour or size, and the rest in another one, or shares of them: in figures. */
export const theRest: readonly Rewriting[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![a-z])(?:the |all the )?(?:rest|others|remaining|remainder|balance)(?: ones?| of them)?(?: all)?(?: in| are| is| can be| should be)? (?<sort>${english})(?= *(?:$|[.,;!?)\n])| (?:please|pls|plz|thanks|ones?)(?![a-z]))`,
      'g',
    ),
    as: restOf,
  },
  {
    pattern: new RegExp(
      String.raw`(?:剩下|剩余|其余|余下)的?(?:全部|全|都|就)?(?:要|给|来|是|用)?(?<sort>${chinese})(?:色?的)?(?:(?:和|跟|、)?(?<other>${chinese})(?:色?的)?(?:平分|对半|各半|各一半))?(?= *(?:$|[.,;!?、。)\n ]|[吧哦哈啊呢])(?! *[:(x*]? ?(?:\d|[一二两三四五六七八九十百]+[个只件条])))`,
      'gu',
    ),
    as: restOf,
  },
  {
    pattern: new RegExp(
      String.raw`(?:ส่วน)?ที่?เหลือ(?:ทั้งหมด)?(?:เป็น|เอา|ขอ){0,2} ?(?<sort>${thai})(?= *(?:$|[.,;!?)\n])|(?:นะ|ค่ะ|คะ|ครับ|คับ|จ้า|หมด|เลย))`,
      'gu',
    ),
    as: restOf,
  },
  // 一共100个,米白六成,靛蓝四成, and 40 of them, 60% white 40% teal.
  {
    pattern: /(?<=\p{Script=Han})([一二三四五六七八九])成(?= *(?:$|[.,;!?、。)\n ]))/gu,
    as: (found) => shareOf(found, valueOf(found[1] ?? '') / 10),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d.])(\d{2}) ?%(?= ?(?:in |of )?(?:${english}|(?:สี)?(?:${thaiColours})|${chinese}色?)(?= *(?:$|[.,;!?、)\n&]|and(?![a-z])|และ|\d{2} ?%)))`,
      'gu',
    ),
    as: (found) => shareOf(found, Number(found[1]) / 100),
  },
  // 30 ใบ เอา 57 กับ 59 อย่างละครึ่ง.
  {
    pattern: new RegExp(
      String.raw`(?<one>(?:ไซ[สซ]์ ?|เบอร์ ?)?(?:${letters}|(?<!\d)\d{2,3})|${thai}) ?(?:กับ|และ) ?(?<two>(?:ไซ[สซ]์ ?|เบอร์ ?)?(?:${letters}|\d{2,3})|${thai}) ?(?:อย่าง|สี|ไซ[สซ]์|แบบ)ละ ?ครึ่ง(?:นึง|หนึ่ง)?`,
      'gu',
    ),
    as: (found) => {
      const { one = '', two = '' } = found.groups ?? {};
      const half = shareOf(found, 0.5);
      const named = (sort: string) => (/^\d/.test(sort) ? `ไซส์ ${sort}` : sort);
      return half === found[0] ? half : `${named(one)} ${half} ชิ้น, ${named(two)} ${half} ชิ้น`;
    },
  },
  // 120个 白的一半, and the rest of them.
  {
    pattern: new RegExp(String.raw`一半(?=[ ,、]*(?:${chinese}的? ?)${hanNumber}${hanCounter})`, 'gu'),
    as: (found) => shareOf(found, 0.5),
  },
];
