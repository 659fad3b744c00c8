import type { Language } from '../search/query.ts';
import type { SoundOf } from '../search/words.ts';
import { cutChat } from './pasted/chat-lines.ts';
import { clauseReader } from './clause-reader.ts';
import type { KnownAt } from './groups.ts';
import { withHeardColours } from './figures/heard-colours.ts';
import { foldOrderText, originalOf } from './folded-text.ts';
import { itemsChanged, itemsOnTop, repeatedOrder } from './repeated/repeated-order.ts';
import { clausesOf, scan } from './scan.ts';
import { segmentsOf, type Clause, type Correction } from './segments.ts';
import { plainTables } from './pasted/tables.ts';
import { goodsReader } from './goods/wanted-goods.ts';
import type { OrderText } from './goods/wanted-item.ts';

/** Reads an order as people write it, as often as something else is known of it. What figures are sizes is guessed where that is not known. */
export function orderTextReader(
  typed: string,
  language: Language,
  soundOf: SoundOf,
): (knownAt?: KnownAt) => OrderText {
  const cut = cutChat(typed);
  const written = (text: string) => withHeardColours(language.simplify(text), soundOf);
  const folded = foldOrderText(cut, written, plainTables(cut));
  const goodsIn = goodsReader(language);
  const clauses: Clause[] = [];
  let begun: Correction | null = null;
  const said = scan(folded);
  const repeated = repeatedOrder(folded, said);
  const parts = clausesOf(repeated?.rest ?? said, folded.text);
  for (const [at, tokens] of parts.entries()) {
    const clause = segmentsOf(tokens, folded.text, begun, at === parts.length - 1);
    clauses.push(clause);
    begun = clause.open;
  }
  const isUsuallyBefore = saysQuantitiesFirst(clauses);
  return (knownAt = () => ({ sizes: null, isBefore: false })) => {
    const reader = clauseReader(folded, { language, goodsIn, knownAt, isUsuallyBefore });
    for (const clause of clauses) reader.read(clause);
    const read = reader.result();
    if (repeated === null) return { ...read, repeated: null };
    const { from, until, times, changes } = repeated;
    const { items, others } = itemsChanged(folded, changes, itemsOnTop(folded.text, until, read.items));
    return {
      ...read,
      items,
      others: [...read.others, ...others],
      repeated: { said: originalOf(folded, from, until), times },
    };
  };
}

/** Whether parts of a text begin with quantities, and none ends with one. */
function saysQuantitiesFirst(clauses: readonly Clause[]): boolean {
  const orders = clauses
    .flatMap(({ segments }) => segments)
    .filter(({ parts }) => parts.length > 1)
    .map(({ parts }) => ({ isFirst: parts[0]?.quantity !== null, isLast: parts.at(-1)?.quantity !== null }));
  return orders.some(({ isFirst, isLast }) => isFirst && !isLast) && !orders.some(({ isLast }) => isLast);
}
