import { categoryMatcher } from '../../../domain/search/categories.ts';
import type { Language } from '../../../domain/search/query.ts';
import { queryOf } from '../../../domain/text-order/goods/wanted-goods.ts';
import { simplify } from '../../search/findable-text.ts';
import type { CategoryRow } from '../../store/queries/catalogue/catalogue.ts';
import type { Queries } from '../../store/store.ts';
import { candidatesInPortions } from './candidates-in-portions.ts';
import type { SoughtRow } from './product-by-name.ts';
import { productByWords, wordsOfRow } from './product-by-words.ts';
import type { FoundMeaning } from './similar-products.ts';
import { wordConditions } from './word-conditions.ts';

/** The products that have the words of rows, where it is clear which, and how many it may be where it is not; in a statement for each 50 of them. */
export async function productsByWords<Row extends SoughtRow>(
  { catalogue }: Pick<Queries, 'catalogue'>,
  rows: readonly Row[],
  categories: readonly CategoryRow[],
  language: Language,
): Promise<ReadonlyMap<Row, FoundMeaning>> {
  const matcher = categoryMatcher(categories, simplify);
  const seek = ([, row]: readonly [string, Row]) => {
    const words = wordsOfRow(row, language);
    const query = queryOf(words.said.words.map(({ term }) => term));
    if (query === null) return null;
    const matchesOf = matcher(query);
    return { words, matchesOf, steps: wordConditions(words.said, matchesOf) };
  };
  const meant = new Map<string, FoundMeaning>();
  const byText = [...new Map(rows.map((row) => [textOf(row), row]))];
  for await (const { text, sought, products } of candidatesInPortions({ catalogue }, byText, seek))
    meant.set(text[0], productByWords(sought.words, products, sought.matchesOf));
  return new Map(
    rows.flatMap((row) => {
      const meaning = meant.get(textOf(row));
      return meaning === undefined ? [] : [[row, meaning] as const];
    }),
  );
}

function textOf({ name, color, size, style }: SoughtRow): string {
  return JSON.stringify([name, color, size, style]);
}
