import type { MatchesOf } from '../../../domain/search/conditions.ts';
import { misspelledQuality } from '../../../domain/search/quality.ts';
import type { Language, Term } from '../../../domain/search/query.ts';
import { lineOf, readSearchText, type Line, type SearchLines } from '../../../domain/search/search-text.ts';
import { isSameDesign } from '../../../domain/text-order/lines/choose-product.ts';
import type { Choosable } from '../../../domain/text-order/lines/choosable.ts';
import type { SoughtRow } from './product-by-name.ts';
import { areAmong, countsInFigures, figuresOf } from './sizes-said.ts';
import { fewestWords } from './word-conditions.ts';
import { hasWord, namesCategory, saidReader, type Said, type SaidWord } from './words-said.ts';

/** What a row says of its product, in whatever order, and how a product's names are read. */
export interface RowWords {
  readonly said: Said;
  /** All that the row says, to look for the words of names in. */
  readonly line: Line;
  readonly language: Language;
}

/** A product that a row may mean by its words. */
interface Fit<Product> {
  readonly product: Product;
  /** How far off it is: first by words, then by a size and a colour that the row does not say. */
  readonly off: number;
}

/** Reads what a row says, in its name and in columns of their own. */
export function wordsOfRow(
  { name, color, size, style }: Pick<SoughtRow, 'name' | 'color' | 'size' | 'style'>,
  language: Language,
): RowWords {
  const read = saidReader(language);
  const [named, coloured, sized, styled] = [read(name), read(color), read(size), read(style)];
  const all = [named, coloured, sized, styled];
  const as = (words: readonly SaidWord[], isHead: boolean, saysNothing: boolean) =>
    words.map(({ term }) => ({ term, isHead, saysNothing }));
  return {
    said: {
      words: [
        ...named.words,
        ...as(coloured.words, true, false),
        ...as(sized.words, true, sized.figures.length > 0),
        ...as(styled.words, false, false),
      ],
      colours: all.flatMap(({ colours }) => colours),
      sizes: all.flatMap(({ sizes }) => sizes),
      figures: all.flatMap(({ figures }) => figures),
    },
    line: lineOf(countsInFigures([name, color, size, style].join(' ')), language.simplify),
    language,
  };
}

/**
 * The product that has all words of a row, or all but a weak one, and of whose name the row says as much, and none that it contradicts;
 * null where it is none, or several. Of several of one design it says how many.
 */
export function productByWords<Product extends Choosable>(
  row: RowWords,
  products: readonly Product[],
  matchesOf: MatchesOf,
): { readonly product: Product | null; readonly namesakes: number } {
  const fits = products.flatMap((product): Fit<Product>[] => {
    const off = howFarOff(row, product, matchesOf);
    return off === null ? [] : [{ product, off }];
  });
  const least = Math.min(...fits.map(({ off }) => off));
  const [best, ...others] = fits.filter(({ off }) => off === least).map(({ product }) => product);
  if (best === undefined) return { product: null, namesakes: 0 };
  if (others.length === 0) return { product: best, namesakes: 0 };
  return {
    product: null,
    namesakes: others.every((other) => isSameDesign(other, best)) ? others.length + 1 : 0,
  };
}

/** What a word weighs more than a size, and that more than a colour. */
const weights = { word: 10, size: 3, shade: 1, colour: 2 };

/** How far a product is off what a row says; null where it is another one. */
function howFarOff(row: RowWords, product: Choosable, matchesOf: MatchesOf): number | null {
  const lines = readSearchText(product.searchText);
  // What takes longer last: names of products are read for it.
  const missing = missingOf(row.said, product, lines, matchesOf);
  const coloured = missing === null ? null : colourOff(row.said.colours, lines);
  const sized = coloured === null ? null : sizeOff(row, product, lines);
  const unsaid = sized === null ? null : unsaidOf(row, product);
  if (missing === null || coloured === null || sized === null || unsaid === null || missing + unsaid > 1)
    return null;
  return (missing + unsaid) * weights.word + sized + coloured;
}

/** How many words of a row a product does not have: a weak one at most, else null. */
function missingOf(
  { words }: Said,
  { category_id }: Choosable,
  { names, color, size, style }: SearchLines,
  matchesOf: MatchesOf,
): number | null {
  const lines = [...names, color, size, style];
  return lackingOf(
    words,
    (term) => hasWord(lines, term) || namesCategory(term, category_id, matchesOf),
    names,
  );
}

/** How many words of a product's name in the nearest language a row does not say: a weak one at most, else null. */
function unsaidOf({ said: { figures }, line, language }: RowWords, product: Choosable): number | null {
  const read = saidReader(language);
  const lacking = [product.name, product.ch_name, product.th_name].flatMap((name) => {
    // Of a three-piece set its size may say another number.
    if (name === '' || !areAmong(figuresOf(name, language.simplify), figures)) return [];
    const { words, colours, sizes } = read(name);
    if (![...colours, ...sizes].every((term) => hasWord([line], term))) return [];
    // What the row misspells it lacks already.
    return lackingOf(words, (term) => hasWord([line], term) || isMisspelledIn([line], term)) ?? [];
  });
  return lacking.length === 0 ? null : Math.min(...lacking);
}

/** How many of some words are lacking; null where that are several, or one that counts. One wrong letter makes any of them a weak one. */
function lackingOf(
  words: readonly SaidWord[],
  isThere: (term: Term) => boolean,
  misspelled: readonly Line[] = [],
): number | null {
  const asked = words.filter(({ saysNothing }) => !saysNothing);
  const lacking = asked.filter(({ term }) => !isThere(term));
  if (lacking.length === 0) return 0;
  const isWeak = ({ term, isHead }: SaidWord) =>
    (!isHead && term.forms.length === 1) || isMisspelledIn(misspelled, term);
  return lacking.length === 1 && asked.length >= fewestWords && lacking.every(isWeak) ? 1 : null;
}

/** Whether lines have a word but for one letter. */
function isMisspelledIn(lines: readonly Line[], { forms }: Term): boolean {
  return forms.slice(0, 1).some((form) => lines.some((line) => misspelledQuality(form, line) > 0));
}

/** Whether a row says the size of a product: 0, or more where it says none; null where it says another one. */
function sizeOff(
  { said: { figures, sizes }, language: { simplify } }: RowWords,
  product: Choosable,
  { names, size }: SearchLines,
): number | null {
  const named = [product.name, product.ch_name, product.th_name].map((name) =>
    figuresOf(countsInFigures(name), simplify),
  );
  const own = figuresOf(product.size, simplify);
  const inNames = named.flat();
  const others = figures.filter((figure) => !areAmong([figure], inNames));
  const letters = sizes.filter((term) => !hasWord(names, term));
  if (!areAmong(others, own) || !letters.every((term) => hasWord([size], term))) return null;
  if (own.length > 0 && areAmong(own, figures)) return 0;
  if (others.length > 0) return null;
  return size.compact === '' || letters.length > 0 ? 0 : weights.size;
}

/** Whether a row says the colour of a product: 0, or more where it says a shade or none; null where it says another one. */
function colourOff(colours: readonly Term[], { names, color }: SearchLines): number | null {
  const isIt = (term: Term) => hasWord([color], term);
  const isShade = ({ near }: Term) => hasWord([color], { forms: near, splits: [] });
  if (!colours.every((term) => isIt(term) || isShade(term) || hasWord(names, term))) return null;
  if (color.compact === '' || colours.some(isIt)) return 0;
  return colours.some(isShade) ? weights.shade : weights.colour;
}
