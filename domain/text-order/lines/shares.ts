import { likenessOfColours } from '../../search/colour-words.ts';
import type { Form, Query, Term } from '../../search/query.ts';
import { scoresOf } from '../../search/rank.ts';
import { readSearchText, type SearchLines } from '../../search/search-text.ts';
import { areNextSizes } from '../../search/sizes.ts';
import type { Choosable, Choosing } from './choosable.ts';
import { likeness } from './likeness.ts';

/** Of what is misspelled. */
const mistakenShare = 0.85;
const mistakenScore = 6;

/** Scores of terms, and how much of each is there: what is misspelled, abbreviated or like it counts in part. */
export function scoresWithMistakes(
  query: Query,
  product: Choosable,
  { matchesOf, soundOf }: Pick<Choosing, 'matchesOf' | 'soundOf'>,
) {
  const { terms, bonus } = scoresOf({ query, matchesOf, misspelled: false }, product);
  const lines = readSearchText(product.searchText);
  const shares = query.terms.map((term, at) => {
    const [typed] = term.forms;
    if (typed === undefined) return 0;
    if ((terms[at] ?? 0) > 0)
      return isSort(typed, product, matchesOf)
        ? 1
        : isLetterInside(term, lines)
          ? insideShare
          : begunShare(term, lines);
    return Math.max(likeness(typed, lines, soundOf) * mistakenShare, alikeShareOf(term, product));
  });
  return {
    shares,
    scores: shares.map((share, at) => (share === 1 ? (terms[at] ?? 0) : share * mistakenScore)),
    bonus: bonus + query.terms.filter((term) => isColourInFront(term, lines)).length * colourBonus,
  };
}

/** More than what says nothing, and less than what tells products apart that are called otherwise. */
const colourBonus = 1;

/** Whether a product has the colour in front of a name, which may be a part of it too: a 红灯笼绸布 is red, and not gold. */
function isColourInFront({ splits }: Term, { color }: SearchLines): boolean {
  const [colour] = splits.find(([first]) => first?.kind === 'colour') ?? [];
  return colour?.forms.some(({ compact }) => compact === color.compact) === true;
}

/** Whether a single Chinese letter was typed that stands inside a name: it says little. At the end of one it says what that is. */
function isLetterInside({ kind, forms: [typed] }: Term, { names }: SearchLines): boolean {
  return (
    kind === 'word' &&
    typed?.isHan === true &&
    Array.from(typed.compact).length === 1 &&
    !names.some(({ compact }) => compact.endsWith(typed.compact))
  );
}

function isSort(typed: Form, { category_id }: Choosable, matchesOf: Choosing['matchesOf']): boolean {
  return matchesOf(typed).get(category_id)?.isWhole === true;
}

/** How much is there of a word of which the beginning was typed: too is hardly a toothbrush. 1 where it was typed whole. */
function begunShare({ kind, forms, splits }: Term, { names, color, size, style }: SearchLines): number {
  const typed = forms.length === 1 && splits.length === 0 && kind === 'word' ? (forms[0]?.compact ?? '') : '';
  if (!/^[a-z]{2,}$/.test(typed)) return 1;
  const words = [...names, color, size, style].flatMap((line) => line.words);
  if (words.includes(typed)) return 1;
  const begun = words.filter((word) => word.startsWith(typed));
  return Math.max(0, ...begun.map((word) => typed.length / word.length)) || 1;
}

const insideShare = 0.5;

/** How much a product has of a colour or size that was typed where it has one like it: people call indigo navy. */
function alikeShareOf({ kind, forms }: Term, { color, size }: Choosable): number {
  const typed = forms.map(({ words, isHan }) => words.join(isHan ? '' : ' '));
  if (kind === 'colour') {
    const likest = Math.max(0, ...typed.map((word) => likenessOfColours(word, color)));
    return likest === 0 ? 0 : leastAlikeShare + (alikeShare - leastAlikeShare) * likest;
  }
  if (kind !== 'size') return 0;
  if (typed.some((word) => isSameNumber(word, size))) return alikeShare;
  return typed.some((word) => areNextSizes(word, size)) ? leastAlikeShare : 0;
}

/** 12 pieces are like a set of 12. */
function isSameNumber(typed: string, size: string): boolean {
  const [, number] = /^(\d+)(?:pc)?$/.exec(typed) ?? [];
  return number !== undefined && [...size.matchAll(/\d+/g)].some(([other]) => other === number);
}

const alikeShare = 0.6;
/** Of the next size, and of a colour that is like the other in part. */
const leastAlikeShare = 0.5;
