import { categoryMatcher } from '../../../domain/search/categories.ts';
import { partsIn } from '../../../domain/search/condition.ts';
import type { MatchesOf } from '../../../domain/search/conditions.ts';
import type { Step } from '../../../domain/search/partial-conditions.ts';
import type { Language } from '../../../domain/search/query.ts';
import { queryOf } from '../../../domain/text-order/goods/wanted-goods.ts';
import { choosableOf } from '../../match/find-for-items.ts';
import { simplify } from '../../search/findable-text.ts';
import type { CategoryRow } from '../../store/queries/catalogue/catalogue.ts';
import type { Queries } from '../../store/store.ts';
import type { SoughtRow } from './product-by-name.ts';
import { productByWords, wordsOfRow, type RowWords } from './product-by-words.ts';
import type { FoundMeaning } from './similar-products.ts';
import { wordConditions } from './word-conditions.ts';

/** Different texts of rows that are looked for. */
const mostRows = 300;
/** Of these so many in a statement, so that none takes long and others are answered in between. */
const rowsAtOnce = 50;
/** Keys in the conditions of all texts. */
const mostParts = 100_000;

interface Sought {
  readonly words: RowWords;
  readonly matchesOf: MatchesOf;
  readonly steps: readonly Step[];
}

/** The products that have the words of rows, where it is clear which, and how many it may be where it is not; in a statement for each 50 of them. */
export async function productsByWords<Row extends SoughtRow>(
  { catalogue }: Pick<Queries, 'catalogue'>,
  rows: readonly Row[],
  categories: readonly CategoryRow[],
  language: Language,
): Promise<ReadonlyMap<Row, FoundMeaning>> {
  const meant = new Map<string, FoundMeaning>();
  const soughtIn = soughtWithin(categories, language);
  const byText = [...new Map(rows.map((row) => [textOf(row), row]))];
  for (let from = 0; from < byText.length; from += rowsAtOnce) {
    const sought = byText.slice(from, from + rowsAtOnce).flatMap(([text, row]) => {
      const one = soughtIn(row);
      return one === null ? [] : [{ text, ...one }];
    });
    if (sought.length === 0) continue;
    const found = await catalogue.candidatesOfItems(
      sought.map(({ steps }) => steps),
      [],
    );
    for (const [at, { text, words, matchesOf }] of sought.entries()) {
      const products = found.filter(({ item }) => item === at + 1).map(choosableOf);
      meant.set(text, productByWords(words, products, matchesOf));
    }
  }
  return new Map(
    rows.flatMap((row) => {
      const meaning = meant.get(textOf(row));
      return meaning === undefined ? [] : [[row, meaning] as const];
    }),
  );
}

/** What is asked for a row; null where it has no words, and past the limits. */
function soughtWithin(
  categories: readonly CategoryRow[],
  language: Language,
): (row: SoughtRow) => Sought | null {
  const matcher = categoryMatcher(categories, simplify);
  let left = { rows: mostRows, parts: mostParts };
  return (row) => {
    if (left.rows === 0 || left.parts < 0) return null;
    const words = wordsOfRow(row, language);
    const query = queryOf(words.said.words.map(({ term }) => term));
    if (query === null) return null;
    const matchesOf = matcher(query);
    const steps = wordConditions(words.said, matchesOf);
    if (steps.length === 0) return null;
    const parts = steps.reduce((sum, { condition }) => sum + partsIn(condition), 0);
    left = { rows: left.rows - 1, parts: left.parts - parts };
    return left.parts < 0 ? null : { words, matchesOf, steps };
  };
}

function textOf({ name, color, size, style }: SoughtRow): string {
  return JSON.stringify([name, color, size, style]);
}
