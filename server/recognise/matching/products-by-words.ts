import { categoryMatcher } from '../../../domain/search/categories.ts';
import { partsIn } from '../../../domain/search/condition.ts';
import type { MatchesOf } from '../../../domain/search/conditions.ts';
import type { Step } from '../../../domain/search/partial-conditions.ts';
import type { Language } from '../../../domain/search/query.ts';
import type { Choosable } from '../../../domain/text-order/lines/choosable.ts';
import { queryOf } from '../../../domain/text-order/goods/wanted-goods.ts';
import { choosableOf } from '../../match/find-for-items.ts';
import { simplify } from '../../search/findable-text.ts';
import type { CategoryRow } from '../../store/queries/catalogue/catalogue.ts';
import type { Queries } from '../../store/store.ts';
import type { SoughtRow } from './product-by-name.ts';
import { productByWords, wordsOfRow, type RowWords } from './product-by-words.ts';
import type { FoundMeaning } from './similar-products.ts';
import { wordConditions } from './word-conditions.ts';

/** Different texts of rows that are looked for together. */
const mostRows = 300;
/** Keys in the conditions of texts that are looked for together. */
const mostParts = 100_000;

interface Sought {
  readonly words: RowWords;
  readonly matchesOf: MatchesOf;
  readonly steps: readonly Step[];
}

/** The products that have the words of rows, where it is clear which, and how many it may be where it is not; in one statement. */
export async function productsByWords<Row extends SoughtRow>(
  { catalogue }: Pick<Queries, 'catalogue'>,
  rows: readonly Row[],
  categories: readonly CategoryRow[],
  language: Language,
): Promise<ReadonlyMap<Row, FoundMeaning>> {
  const sought = soughtBy(rows, categories, language);
  if (sought.size === 0) return new Map();
  const found = await catalogue.candidatesOfItems(
    [...sought.values()].map(({ steps }) => steps),
    [],
  );
  const products = new Map<number, Choosable[]>();
  for (const one of found) products.set(one.item, [...(products.get(one.item) ?? []), choosableOf(one)]);
  const meant = new Map(
    [...sought].map(([text, { words, matchesOf }], at) => [
      text,
      productByWords(words, products.get(at + 1) ?? [], matchesOf),
    ]),
  );
  return new Map(
    rows.flatMap((row) => {
      const meaning = meant.get(textOf(row));
      return meaning === undefined ? [] : [[row, meaning] as const];
    }),
  );
}

/** What is asked for the texts of rows. Past a limit the others are not looked for. */
function soughtBy(
  rows: readonly SoughtRow[],
  categories: readonly CategoryRow[],
  language: Language,
): ReadonlyMap<string, Sought> {
  const matcher = categoryMatcher(categories, simplify);
  const sought = new Map<string, Sought>();
  let left = mostParts;
  for (const row of new Map(rows.map((one) => [textOf(one), one])).values()) {
    const words = wordsOfRow(row, language);
    const query = queryOf(words.said.words.map(({ term }) => term));
    if (query === null) continue;
    const matchesOf = matcher(query);
    const steps = wordConditions(words.said, matchesOf);
    left -= steps.reduce((sum, { condition }) => sum + partsIn(condition), 0);
    if (left < 0 || sought.size === mostRows) break;
    if (steps.length > 0) sought.set(textOf(row), { words, matchesOf, steps });
  }
  return sought;
}

function textOf({ name, color, size, style }: SoughtRow): string {
  return JSON.stringify([name, color, size, style]);
}
