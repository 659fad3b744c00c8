import { createLexicon } from '../../../domain/search/lexicon.ts';
import { orderTextReader } from '../../../domain/text-order/order-text-reader.ts';
import type { WantedItem } from '../../../domain/text-order/wanted-item.ts';

const simplify = (text: string) => text;
const language = { lexicon: createLexicon([], simplify), simplify };

/** What is read of a text, in brief: deed, words of the goods, pieces. */
export function readInBrief(text: string) {
  const { items, remarks, others } = orderTextReader(text, language)();
  return { items: items.map(brief), remarks, others };
}

function brief({ deed, goods, quantity }: WantedItem): string {
  const words = goods?.terms.map(({ forms: [typed] }) => typed?.compact ?? '') ?? [];
  const relative = goods?.relative === null || goods === null ? [] : [goods.relative.size];
  return [deed, [...words, ...relative].join(' '), quantity?.pieces ?? '-'].join(' | ');
}
