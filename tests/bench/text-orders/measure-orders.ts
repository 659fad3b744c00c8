import { sureFrom } from '../../../domain/orders/order-draft.ts';
import type { DataOf } from '../../../domain/operations.ts';
import type { BenchProduct } from '../search/bench-shop.ts';
import { orderLanguages, textOrders, type OrderLanguage, type OrderSet, type TextOrder } from './fixtures.ts';

type Answer = DataOf<'submitOrderByText'>;

/** How the messages of a language were read. */
export interface OrderReading {
  readonly language: OrderLanguage;
  readonly set: OrderSet;
  readonly messages: number;
  /** Lines that the messages order, and how many of them were answered. */
  readonly lines: number;
  readonly right: number;
  /** How many of those were said to be sure; the others are shown first, with candidates. */
  readonly rightSure: number;
  /** Lines that were answered, and how many of them no message orders. */
  readonly answered: number;
  readonly wrong: number;
  /** How many of those were said to be sure. */
  readonly wrongSure: number;
  /** Remarks, texts without a product and repeated orders that were expected, and how many of them were answered. */
  readonly texts: number;
  readonly rightTexts: number;
  /** Milliseconds of each message. */
  readonly times: readonly number[];
  readonly misses: readonly string[];
}

/** Asks for all messages of a set. */
export async function measureOrders(
  set: OrderSet,
  read: (typed: string) => Promise<Answer>,
  describe: (skuId: string) => BenchProduct | undefined,
): Promise<OrderReading[]> {
  const readings: OrderReading[] = [];
  for (const language of orderLanguages) {
    const scores: Score[] = [];
    const times: number[] = [];
    for (const order of textOrders(set, language)) {
      const asked = performance.now();
      const answer = await read(order.typed);
      times.push(performance.now() - asked);
      scores.push(scoreOf(order, answer, describe));
    }
    const sum = (count: (score: Score) => number) => scores.reduce((total, score) => total + count(score), 0);
    readings.push({
      language,
      set,
      messages: scores.length,
      lines: sum(({ lines }) => lines),
      right: sum(({ right }) => right),
      rightSure: sum(({ rightSure }) => rightSure),
      answered: sum(({ answered }) => answered),
      wrong: sum(({ wrong }) => wrong),
      wrongSure: sum(({ wrongSure }) => wrongSure),
      texts: sum(({ texts }) => texts),
      rightTexts: sum(({ rightTexts }) => rightTexts),
      times,
      misses: scores.flatMap(({ miss }) => (miss === '' ? [] : [miss])),
    });
  }
  return readings;
}

type Score = Omit<OrderReading, 'language' | 'set' | 'messages' | 'times' | 'misses'> & {
  readonly miss: string;
};

function scoreOf(
  order: TextOrder,
  { items: all, unmatched, remark = '' }: Answer,
  describe: (skuId: string) => BenchProduct | undefined,
): Score {
  // With or without who asks for it and courtesies around it.
  const isRepeated = ({ source_text }: Answer['items'][number]) =>
    order.repeated.some((part) => part.includes(source_text) && source_text.length > part.length / 2);
  const items = all.filter((item) => !isRepeated(item));
  const open = [...order.lines];
  const unsure = [...order.unsure];
  let rightSure = 0;
  const take = (lines: (typeof open)[number][], { sku_id, quantity }: Answer['items'][number]) => {
    const product = describe(sku_id);
    const at = lines.findIndex(
      (line) => line.quantity === quantity && product !== undefined && line.isMeant(product),
    );
    if (at >= 0) lines.splice(at, 1);
    return at >= 0;
  };
  const wrong = items.filter((item) => {
    if (!take(open, item)) return item.confidence >= sureFrom || !take(unsure, item);
    if (item.confidence >= sureFrom) rightSure += 1;
    return false;
  });
  const lostTexts = [
    ...order.remarks.filter((part) => !remark.includes(part)),
    ...order.unmatched.filter((part) => !unmatched.some((text) => text.includes(part))),
    ...order.repeated.filter(
      (part) => !all.some((item) => item.source_text.includes(part) || isRepeated(item)),
    ),
  ];
  const texts = order.remarks.length + order.unmatched.length + order.repeated.length;
  const isRight = open.length === 0 && wrong.length === 0 && lostTexts.length === 0;
  const said = [
    ...open.map((line) => `missing ${line.said}`),
    ...wrong.map(
      ({ quantity, name, color, size, confidence, source_text }) =>
        `answered ${quantity} ${name}; ${color}; ${size} (${confidence}) for “${source_text}”`,
    ),
    ...lostTexts.map((text) => `missing text “${text}”`),
    `unmatched ${JSON.stringify(unmatched)}, remark ${JSON.stringify(remark)}`,
  ];
  return {
    lines: order.lines.length,
    right: order.lines.length - open.length,
    rightSure,
    answered: items.length,
    wrong: wrong.length,
    wrongSure: wrong.filter(({ confidence }) => confidence >= sureFrom).length,
    texts,
    rightTexts: texts - lostTexts.length,
    miss: isRight ? '' : `${order.typed}\n    ${said.join('\n    ')}`,
  };
}
