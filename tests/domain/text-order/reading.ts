import { createLexicon } from '../../../domain/search/lexicon.ts';
import { orderTextReader } from '../../../domain/text-order/order-text-reader.ts';
import type { WantedItem } from '../../../domain/text-order/wanted-item.ts';

const simplify = (text: string) => text;
const language = { lexicon: createLexicon([], simplify), simplify };

/** What is read of a text, in brief: deed, words of the goods, pieces. `sizes` are figures of the sizes of what is named, where they are known. */
export function readInBrief(text: string, sizes?: readonly number[]) {
  const known = { sizes: sizes === undefined ? null : new Set(sizes), isBefore: false };
  const { items, remarks, others } = orderTextReader(text, language)(() => known);
  return { items: items.map(brief), remarks, others };
}

function brief({ deed, goods, quantity }: WantedItem): string {
  const words = goods?.terms.map(({ forms: [typed] }) => typed?.compact ?? '') ?? [];
  const relative = goods?.relative === null || goods === null ? [] : [goods.relative.size];
  return [deed, [...words, ...relative].join(' '), quantity?.pieces ?? '-'].join(' | ');
}
