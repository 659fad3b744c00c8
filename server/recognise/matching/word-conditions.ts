import { all, anyOf, isNothing, type Condition } from '../../../domain/search/condition.ts';
import {
  categoriesOf,
  inAttributes,
  inNames,
  keys,
  parts,
  wholeAttribute,
  type MatchesOf,
} from '../../../domain/search/conditions.ts';
import type { Step } from '../../../domain/search/partial-conditions.ts';
import type { Form, Term } from '../../../domain/search/query.ts';
import type { Figure } from './sizes-said.ts';
import type { Said } from './words-said.ts';

/** Conditions that are met by products that have all words of a text, or all but one, with its colours and sizes; none for one without words. */
export function wordConditions({ words, colours, sizes, figures }: Said, matchesOf: MatchesOf): Step[] {
  const attributes = [...colours.map(attribute), ...sizes.map(attribute), ...figures.map(figureOf)];
  const named = words.filter(({ saysNothing }) => !saysNothing).map(({ term }) => called(term, matchesOf));
  if (named.length === 0) return [];
  const butOne =
    named.length < fewestWords ? [] : named.map((_, left) => named.filter((_one, at) => at !== left));
  return [
    { condition: all([...named, ...attributes]), isLast: true },
    { condition: all([...attributes, anyOf(butOne.map((kept) => all(kept)))]), isLast: false },
  ].filter(({ condition }) => !isNothing(condition));
}

/** Of fewer words none may be left out. */
export const fewestWords = 3;

/** Is met by products that are called so, or whose category is. */
export function called({ forms, splits }: Term, matchesOf: MatchesOf): Condition {
  return anyOf([
    ...forms.flatMap((form) => (form.isThai ? [parts(keys.namePart, form.compact)] : [inNames(form)])),
    ...forms.slice(0, 1).map(inAttributes),
    ...categoriesOf(forms.filter(isNoLetter), matchesOf, true),
    ...splits.map((terms) => all(terms.map((term) => called(term, matchesOf)))),
  ]);
}

function isNoLetter({ compact }: Form): boolean {
  return Array.from(compact).length > 1;
}

function attribute({ forms, near }: Term): Condition {
  return anyOf([...[...forms, ...near].map(wholeAttribute), ...forms.map(inNames)]);
}

function figureOf({ base, written }: Figure): Condition {
  return anyOf(
    [keys.name, keys.attribute].flatMap((kind) => [base, written].map((word) => ({ key: kind + word }))),
  );
}
