import { isPartlyShadeOf, isShadeOf } from '../../search/colour-words.ts';
import type { Term } from '../../search/query.ts';
import { readSearchText } from '../../search/search-text.ts';
import type { Goods } from '../goods/wanted-goods.ts';
import type { Choosable } from './choosable.ts';

/** A product, and the share of what was typed that it matches. */
interface Matched {
  readonly product: Choosable;
  readonly share: number;
}

/**
 * Whether a product has a shade of the colour that was typed, where nobody can know that it is meant: the shade is as much of other colours, or
 * the shop has what was named in the colour itself.
 */
export function isAskedColour({ terms }: Goods, product: Choosable, others: readonly Matched[]): boolean {
  return terms.some((term) => {
    if (term.kind !== 'colour' || isColoured(term, product)) return false;
    const words = wordsOf(term);
    if (!words.some((word) => isShadeOf(product.color, word))) return false;
    const isElsewhere = others.some(({ product: other, share }) => share === 1 && hasColour(term, other));
    return isElsewhere || words.some((word) => isPartlyShadeOf(product.color, word));
  });
}

function wordsOf({ forms }: Term): readonly string[] {
  return forms.map(({ words, isHan }) => words.join(isHan ? '' : ' '));
}

function hasColour({ forms }: Term, { searchText }: Choosable): boolean {
  const { color } = readSearchText(searchText);
  return forms.some(({ compact }) => compact === color.compact);
}

/** Whether it has the colour, or is called so: red beans. */
function isColoured(term: Term, product: Choosable): boolean {
  const [typed] = term.forms;
  const { names } = readSearchText(product.searchText);
  return (
    hasColour(term, product) ||
    (typed !== undefined && names.some(({ compact }) => compact.includes(typed.compact)))
  );
}
