import { originalOf, type FoldedText } from './folded-text.ts';
import { kernelsOf } from './goods/kernels.ts';
import { doubtful } from './figures/quantity.ts';
import { sameGoods, withoutSizes, type Goods } from './goods/wanted-goods.ts';
import { withoutTotals, type ItemDraft, type OrderText, type WantedItem } from './goods/wanted-item.ts';

interface ReadItems {
  readonly folded: FoldedText;
  readonly goodsIn: (typed: string) => Goods | null;
  readonly items: readonly ItemDraft[];
  readonly remarks: readonly string[];
  readonly others: string[];
  /** Goods that may be what those behind them are. */
  readonly headings: ReadonlySet<ItemDraft>;
  readonly questions: readonly { readonly text: string; readonly items: readonly ItemDraft[] }[];
}

/** Most items that are read of one text. */
const maxItems = 40;

/** What the items of a text come to once all of it is read: sums are none, unanswered questions are left over, and colours before the first goods are of these: 2 blue and 3 red mugs. */
export function finishItems({
  folded,
  goodsIn,
  items,
  remarks,
  others,
  headings,
  questions,
}: ReadItems): Omit<OrderText, 'repeated'> {
  const textOf = ({ from, until }: { readonly from: number; readonly until: number }) =>
    originalOf(folded, from, until);
  const waiting = [...headings].filter(({ quantity }) => quantity === null);
  for (const item of waiting) item.deed = 'name';
  const unanswered = questions.filter(({ items: asked }) => asked.every(({ deed }) => deed === 'name'));
  others.push(...unanswered.map(({ text }) => text).filter((text) => /[\p{L}\p{N}]/u.test(text)));
  const isAsked = questions.some(({ items: asked }) => asked.some((item) => item === items.at(-1)));
  if (!isAsked && waiting.some((item) => item === items.at(-1)))
    others.push(...waiting.slice(-1).map(textOf));
  const settled = withoutTotals(items).map((item, at, all) => {
    const head = item.isOnlyAttribute ? all.slice(at + 1).find((other) => !other.isOnlyAttribute) : undefined;
    if (head === undefined || head.goods === null || item.goods === null) return item;
    const isFar = /[.!;。\n]/.test(folded.text.slice(item.until, head.from));
    const quantity = isFar ? doubtful(item.quantity) : item.quantity;
    return { ...item, quantity, goods: sameGoods(head.goods, item.goods), isOnlyAttribute: false };
  });
  const wanted = settled.map((item): WantedItem => {
    const headAt = item.head === null ? -1 : settled.indexOf(item.head);
    return {
      deed: item.deed,
      // What was named before may have had a size.
      goods: item.everySize === null ? item.goods : withoutSizes(item.goods),
      own: item.own,
      kernels: item.deed === 'add' ? kernelsOf(folded, item.named, goodsIn) : [],
      left: [],
      headAt: headAt < 0 ? null : headAt,
      isClose: item.isClose,
      isBehind: item.isBehind,
      isOnlyAttribute: item.isOnlyAttribute,
      isVariant: item.isVariant,
      quantity: item.quantity,
      isUsual: item.isUsual,
      isMore: item.isMore,
      isEvery: item.isEvery,
      everySize: item.everySize,
      from: item.from,
      until: item.until,
      source: originalOf(folded, item.from, item.until),
    };
  });
  return {
    items: wanted.slice(0, maxItems),
    remarks,
    others: [...others, ...wanted.slice(maxItems).map(({ source }) => source)],
  };
}
