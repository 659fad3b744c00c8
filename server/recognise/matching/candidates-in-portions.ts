import { partsIn } from '../../../domain/search/condition.ts';
import type { Step } from '../../../domain/search/partial-conditions.ts';
import { choosableOf } from '../../match/find-for-items.ts';
import type { Queries } from '../../store/store.ts';

/** Different texts that are looked for. */
const mostTexts = 300;
/** Of these so many in a statement, so that none takes long and others are answered in between. */
const textsAtOnce = 50;
/** Keys in the conditions of all texts. */
const mostParts = 100_000;

/** The products that may be meant by a text, and what was asked for them. */
interface Answered<Text, Sought> {
  readonly text: Text;
  readonly sought: Sought;
  readonly products: readonly ReturnType<typeof choosableOf>[];
}

/**
 * Asks for the products that may be meant by texts, in a statement for each 50 of them. `seek` says what is asked for one; null, or no steps, where that
 * is nothing. Past the limits the others are not looked for.
 */
export async function* candidatesInPortions<Text, Sought extends { readonly steps: readonly Step[] }>(
  { catalogue }: Pick<Queries, 'catalogue'>,
  texts: readonly Text[],
  seek: (text: Text) => Sought | null,
): AsyncGenerator<Answered<Text, Sought>> {
  const left = { texts: mostTexts, parts: mostParts };
  for (let from = 0; from < texts.length; from += textsAtOnce) {
    const asked = texts.slice(from, from + textsAtOnce).flatMap((text) => {
      const sought = left.texts === 0 || left.parts < 0 ? null : seek(text);
      if (sought === null || sought.steps.length === 0) return [];
      left.texts -= 1;
      left.parts -= sought.steps.reduce((sum, { condition }) => sum + partsIn(condition), 0);
      return left.parts < 0 ? [] : [{ text, sought }];
    });
    if (asked.length === 0) continue;
    const found = await catalogue.candidatesOfItems(
      asked.map(({ sought }) => sought.steps),
      [],
    );
    for (const [at, one] of asked.entries())
      yield { ...one, products: found.filter(({ item }) => item === at + 1).map(choosableOf) };
  }
}
