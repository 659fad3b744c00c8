import { createLexicon } from '../../../domain/search/lexicon.ts';
import { orderTextReader } from '../../../domain/text-order/order-text-reader.ts';
import { soundOf } from '../../../server/search/sound-of.ts';
import type { WantedItem } from '../../../domain/text-order/goods/wanted-item.ts';

const simplify = (text: string) => text;
const language = { lexicon: createLexicon([], simplify), simplify };

/** What is read of a text, in brief: deed, words of the goods, pieces. `sizes` are figures of the sizes of what is named, where they are known. */
export function readInBrief(text: string, sizes?: readonly number[]) {
  const known = { sizes: sizes === undefined ? null : new Set(sizes), isBefore: false };
  const { items, remarks, others } = orderTextReader(text, language, soundOf)(() => known);
  return { items: items.map(brief), remarks, others };
}

/** How many are wanted of each item of a text. */
export function quantitiesIn(text: string) {
  return orderTextReader(text, language, soundOf)().items.map(({ quantity }) => quantity);
}

/** What a text says of the order before, and how many times it is wanted. */
export function repeatedIn(text: string) {
  return orderTextReader(text, language, soundOf)().repeated;
}

function brief({ deed, goods, quantity }: WantedItem): string {
  const words = goods?.terms.map(({ forms: [typed] }) => typed?.compact ?? '') ?? [];
  const relative = goods?.relative === null || goods === null ? [] : [goods.relative.size];
  return [deed, [...words, ...relative].join(' '), quantity?.pieces ?? '-'].join(' | ');
}
