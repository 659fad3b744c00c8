import { isShadeOf } from '../../search/colour-words.ts';
import { wordsOf } from '../../search/words.ts';
import { plainly } from './plain-goods.ts';
import { joinForms, readQuery, type Language, type Query, type Term } from '../../search/query.ts';

/** A size among those that a product has. */
export type RelativeSize = 'large' | 'middle' | 'small';

/** What goods a text names. */
export interface Goods {
  readonly terms: readonly Term[];
  /** Said in words that may be no name of a size; null where none was. */
  readonly relative: { readonly size: RelativeSize; readonly term: Term } | null;
}

export const none: Goods = { terms: [], relative: null };

const relativeWords: Readonly<Record<RelativeSize, readonly string[]>> = {
  large:
    '大 大的 大号 大款 大码 最大 大一点 big bigger biggest large larger largest longer longest taller tallest lrg lg ใหญ่ อันใหญ่ ใบใหญ่ ตัวใหญ่ ไซส์ใหญ่ ขนาดใหญ่ ลูกใหญ่ ตัวสูง เส้นยาว'.split(
      ' ',
    ),
  middle: '中 中的 中号 中款 medium med mid กลาง อันกลาง ไซส์กลาง ขนาดกลาง'.split(' '),
  small:
    '小 小的 小号 小款 小码 最小 小一点 small smaller smallest shorter shortest little tiny sml เล็ก อันเล็ก ใบเล็ก ตัวเล็ก ไซส์เล็ก ขนาดเล็ก ลูกเล็ก ตัวเตี้ย เส้นสั้น'.split(
      ' ',
    ),
};
const sizeByWord = new Map(
  Object.entries(relativeWords).flatMap(([size, words]) =>
    words.map((word) => [word, size as RelativeSize] as const),
  ),
);
const hanColours =
  /(?:(?<=\p{Script=Han})[红橙黄绿蓝紫粉棕黑白灰金银]{2,}|(?<=^|\s)[红橙黄绿蓝紫粉棕黑白灰金银]{3,})$/u;

/** Reads what goods texts name, each text once: as a colour, as goods, as others of what was named before. */
export function goodsReader(language: Language): (typed: string) => Goods | null {
  const known = new Map<string, Goods | null>();
  return (typed) => {
    const found = known.get(typed);
    if (found !== undefined) return found;
    const goods = readGoods(typed, language);
    known.set(typed, goods);
    return goods;
  };
}

/** Reads what goods a text names; null when it has no words. */
function readGoods(typed: string, language: Language): Goods | null {
  const query = readQuery(coloursApart(plainly(inFull(typed, language)), language), language);
  if (query === null) return null;
  const terms = withoutPlainColours(query.terms);
  const at = terms.findIndex((term) => relativeOf(term, terms) !== null);
  const term = terms[at];
  const size = term === undefined ? null : relativeOf(term, terms);
  if (term === undefined || size === null) return { terms, relative: null };
  return { terms: terms.filter((_, place) => place !== at), relative: { size, term } };
}

/** Lavender purple is lavender. */
function withoutPlainColours(terms: readonly Term[]): readonly Term[] {
  const nameOf = ({ kind, forms: [typed] }: Term) =>
    kind === 'colour' ? (typed?.words.join(typed.isHan ? '' : ' ') ?? '') : '';
  return terms.filter((term, at) => {
    const beside = [terms[at - 1], terms[at + 1]];
    return !beside.some((other) => other !== undefined && isShadeOf(nameOf(other), nameOf(term)));
  });
}

/** 皮带黑 is a black belt, and so is เข็มขัดดำ, whose words not even a dictionary tells apart. */
function coloursApart(typed: string, language: Language): string {
  const { lexicon, simplify } = language;
  const thai = typed.replaceAll(/[\u0e01-\u0e4e]{5,}/gu, (run) => thaiColourApart(run, language));
  return thai.replaceAll(
    /(?:\p{Script=Han}{3,}|(?<=[a-z])\p{Script=Han}{2,})(?!\p{Script=Han})/giu,
    (run) => {
      const letters = Array.from(simplify(run));
      for (let length = Math.min(4, letters.length - (letters.length < 3 ? 1 : 2)); length > 0; length -= 1) {
        const end = letters.slice(-length);
        const found = lexicon.longestFrom(end, 0);
        if (found.length === length && found.meanings.some(({ kind }) => kind === 'colour'))
          return `${letters.slice(0, -length).join('')} ${end.join('')}`;
      }
      return run;
    },
  );
}

const thaiMark = /^[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e]/u;
const thaiVowelBefore = /[เ-ไ]$/u;

function thaiColourApart(run: string, language: Language): string {
  const { lexicon, simplify } = language;
  for (let at = 3; at <= run.length - 2; at += 1) {
    const [head, end] = [run.slice(0, at), run.slice(at)];
    if (thaiMark.test(end) || thaiVowelBefore.test(head)) continue;
    const words = wordsOf(end, simplify).map(({ text }) => text);
    const found = lexicon.longestFrom(words, 0);
    if (found.length === words.length && found.meanings.some(({ kind }) => kind === 'colour'))
      return isThing(run, language) ? run : `${head} ${end}`;
  }
  return run;
}

/** Whether a word means something of its own. */
function isThing(word: string, { lexicon, simplify }: Language): boolean {
  const words = wordsOf(word, simplify).map(({ text }) => text);
  return lexicon.longestFrom(words, 0).length === words.length;
}

/** 钢的 is 钢色. */
function inFull(typed: string, { lexicon, simplify }: Language): string {
  const isColour = (word: string) => {
    const letters = Array.from(simplify(word));
    const found = lexicon.longestFrom(letters, 0);
    return found.length === letters.length && found.meanings.some(({ kind }) => kind === 'colour');
  };
  return typed.replaceAll(/(\p{Script=Han}+)的/gu, (phrase, run: string) => {
    const ends = [1, 2, 3].filter((length) => length <= run.length).map((length) => run.slice(-length));
    const named = ends.find((end) => isColour(`${end}色`));
    return named === undefined || ends.some(isColour) ? phrase : `${run.slice(0, -named.length)} ${named}色 `;
  });
}

/** Words that are parts of many names, and sizes where nothing else is named: the low ones in walnut. */
const sizesAlone: ReadonlyMap<string, RelativeSize> = new Map([
  ...['tall', 'high', '高', 'สูง'].map((word) => [word, 'large'] as const),
  ...['low', '矮', '低', 'เตี้ย'].map((word) => [word, 'small'] as const),
]);

function relativeOf(term: Term, terms: readonly Term[]): RelativeSize | null {
  const typed = term.forms[0]?.compact ?? '';
  if (term.kind === 'colour') return null;
  const isAlone = terms.every((other) => other === term || other.kind === 'colour');
  return sizeByWord.get(typed) ?? (isAlone ? (sizesAlone.get(typed) ?? null) : null);
}

/** Whether a text names no goods, but a colour or a size of them. */
export function isAttribute({ terms }: Goods): boolean {
  return (
    terms.every(({ kind }) => kind !== 'word') && terms.filter(({ kind }) => kind === 'colour').length < 2
  );
}

/** Whether goods are said in more than a syllable, which may stand inside of any name. */
export function saysEnough(goods: Goods | null): boolean {
  return (
    goods?.terms.some(({ forms: [typed] }) => {
      const letters = Array.from(typed?.compact ?? '').length;
      return typed !== undefined && letters >= (typed.isHan ? 2 : typed.isThai ? 4 : 3);
    }) === true
  );
}

/** Whether both say a colour, or both a size. */
export function isOfSameKind(one: Goods | null, other: Goods | null): boolean {
  const kinds = new Set<Term['kind']>(other?.terms.map(({ kind }) => kind));
  return one?.terms.some(({ kind }) => kind !== 'word' && kinds.has(kind)) === true;
}

/** Stands between colours, so that 蓝绿 are two; it says nothing itself. */
const apart = 'and';

/** The goods of several colours or sizes that were named together. */
export function eachOf(typed: string, language: Language): Goods[] {
  const single = language
    .simplify(typed)
    .replace(hanColours, (run) => ` ${Array.from(run).join(` ${apart} `)}`);
  const goods = readGoods(single, language);
  if (goods === null) return [];
  const [colours, sizes] = (['colour', 'size'] as const).map((kind) =>
    goods.terms.filter((term) => term.kind === kind),
  );
  return pairsOf(colours ?? [], sizes ?? [], goods.terms).map((own) => ({
    ...goods,
    terms: goods.terms.filter((term) => term.kind === 'word' || own.includes(term)),
  }));
}

/** Pink M and blue L are two; pink and blue, M and L are four. */
function pairsOf(colours: readonly Term[], sizes: readonly Term[], terms: readonly Term[]): Term[][] {
  const isInTurns = colours.every((colour, at) => {
    const [one, next] = [terms.indexOf(sizes[at] ?? colour), terms.indexOf(colours[at + 1] ?? colour)];
    return one > terms.indexOf(colour) && (at + 1 === colours.length || next > one);
  });
  if (colours.length > 0 && colours.length === sizes.length && isInTurns)
    return colours.map((colour, at) => [colour, ...sizes.slice(at, at + 1)]);
  const each = (one: readonly Term[]) => (one.length === 0 ? [[]] : one.map((term) => [term]));
  return each(colours).flatMap((colour) => each(sizes).map((size) => [...colour, ...size]));
}

/** Other goods of the same name: what was said anew goes before what was said of those. */
export function sameGoods(head: Goods, own: Goods): Goods {
  const kinds = new Set(own.terms.map(({ kind }) => kind));
  const kept = head.terms
    .flatMap(withoutColour(kinds))
    .filter(
      ({ kind }) => kind === 'word' || !(kinds.has(kind) || (kind === 'size' && own.relative !== null)),
    );
  const isSized = kinds.has('size') || own.relative !== null;
  return { terms: [...kept, ...own.terms], relative: own.relative ?? (isSized ? null : head.relative) };
}

/** 蓝海浪杯 may be a blue 海浪杯. */
function withoutColour(kinds: ReadonlySet<Term['kind']>) {
  return (term: Term): readonly Term[] => {
    const coloured = term.splits.find(([first]) => first?.kind === 'colour');
    return kinds.has('colour') && coloured !== undefined ? coloured.slice(1) : [term];
  };
}

/** Many products are compared with the same goods. */
const queries = new WeakMap<readonly Term[], Query | null>();

/** A query for goods, or null where there is nothing to look for. */
export function queryOf(terms: readonly Term[]): Query | null {
  const known = queries.get(terms);
  if (known !== undefined) return known;
  const typed = terms.flatMap(({ forms: [form] }) => (form === undefined ? [] : [form]));
  const [first, ...others] = typed;
  const query = first === undefined ? null : { terms, whole: others.reduce(joinForms, first) };
  queries.set(terms, query);
  return query;
}

const sizeBesideName =
  /^(?:(?<before>[大小])(?<name>..+)|(?<of>\p{Script=Han}{2,})(?<behind>[大中小])[包袋盒桶条瓶罐支])$/u;

/** Names of one sort of goods of which each is another size. */
const sizedNames: ReadonlyMap<string, RelativeSize> = new Map([
  ['bathtowel', 'large'],
  ['浴巾', 'large'],
  ['handtowel', 'small'],
  ['facetowel', 'small'],
  ['手巾', 'small'],
  ['ผ้าเช็ดหน้า', 'small'],
  ['ผ้าเช็ดผม', 'small'],
]);

/** A bath towel as a large towel; null where no goods are named so. */
export function sizedSortOf({ terms, relative }: Goods): Goods | null {
  const at = terms.findIndex(({ forms: [typed] }) => sizedNames.has(typed?.compact ?? ''));
  const [sort, ...others] = terms[at]?.forms ?? [];
  const size = sizedNames.get(sort?.compact ?? '');
  const [sized] = terms.slice(at);
  if (relative !== null || sort === undefined || sized === undefined || size === undefined) return null;
  return {
    terms: terms.with(at, { ...sized, forms: others.filter(({ compact }) => !sizedNames.has(compact)) }),
    relative: { size, term: { ...sized, forms: [sort] } },
  };
}

/** 大圆凳 may be a large 圆凳, and 芒果干大包 a large pack of 芒果干; null where nothing is said so. */
export function withSizeApart({ terms, relative }: Goods): Goods | null {
  const at = terms.findIndex(
    ({ forms: [typed] }) => typed?.isHan === true && sizeBesideName.test(typed.compact),
  );
  const [typed] = terms[at]?.forms ?? [];
  const {
    before = '',
    name = '',
    of: goods = '',
    behind = '',
  } = sizeBesideName.exec(typed?.compact ?? '')?.groups ?? {};
  if (relative !== null || typed === undefined) return null;
  const size = before + behind;
  return {
    terms: terms.map((other, place) => (place === at ? wordTerm(name + goods) : other)),
    relative: { size: size === '大' ? 'large' : size === '小' ? 'small' : 'middle', term: wordTerm(size) },
  };
}

/** A figure that is a size. */
export function sizeTerm(figure: number): Term {
  return { ...wordTerm(String(figure)), kind: 'size' };
}

function wordTerm(compact: string): Term {
  return {
    kind: 'word',
    forms: [{ compact, words: [compact], isHan: true, isThai: false }],
    near: [],
    splits: [],
  };
}

/** Goods of any size. */
export function withoutSizes(goods: Goods | null): Goods | null {
  return goods === null
    ? null
    : { ...goods, terms: goods.terms.filter(({ kind }) => kind !== 'size'), relative: null };
}
