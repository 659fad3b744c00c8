import type { Choosable } from '../../domain/text-order/lines/choosable.ts';
import type { KnownAt } from '../../domain/text-order/groups.ts';
import { settleLines, type Settled } from '../../domain/text-order/lines/settle-lines.ts';
import type { OrderText } from '../../domain/text-order/goods/wanted-item.ts';
import { lastOrder } from './last-order.ts';
import type { Queries } from '../store/store.ts';
import { findForItems, type ItemContext, type KnownCandidates } from './find-for-items.ts';

/** What a text orders, by that reading of it which what is found fits best: whether a figure is a size is known of what was found only. */
export async function settleText(
  store: Pick<Queries, 'catalogue' | 'orders'>,
  read: (knownAt?: KnownAt) => OrderText,
  context: ItemContext & { readonly groupId: string },
): Promise<Settled<Choosable>> {
  const known: KnownCandidates = { close: new Map(), partial: new Map() };
  const settle = async (text: OrderText) => {
    const found = await findForItems(store, text, context, known);
    return { found, settled: settleLines({ ...text, items: found.items }, found.foundOf, before) };
  };
  const first = read();
  const before = first.repeated === null ? null : await lastOrder(store, context);
  let best = await settle(first);
  const tried = new Set([saidOf(first)]);
  // The second reading may have led to sizes that the first did not know.
  for (const isBefore of [false, true, false]) {
    if (fitOf(best.settled) + clearly > surest) break;
    const { sizesAt } = best.found;
    const text = read((from, until) => ({ sizes: sizesAt(from, until), isBefore }));
    if (tried.has(saidOf(text))) continue;
    tried.add(saidOf(text));
    const again = await settle(text);
    if (fitOf(again.settled) > fitOf(best.settled) + clearly) best = again;
  }
  return best.settled;
}

function saidOf({ items }: OrderText): string {
  return items.map(({ from, until, quantity }) => `${from}-${until}:${quantity?.pieces}`).join();
}

/** How much of what was said is what was found, from 0 to 1: by letters, of each line as sure as it is. A figure that is left over says much. */
function fitOf({ lines, unmatched }: Settled<Choosable>): number {
  const weightOf = (text: string) => Math.max(text.length, /\d/.test(text) ? leastOfFigure : 0);
  const weights = lines.map(({ source }) => weightOf(source));
  const whole = [...weights, ...unmatched.map(weightOf)].reduce((sum, weight) => sum + weight, 0);
  const found = lines.reduce((sum, { confidence }, at) => sum + confidence * (weights[at] ?? 0), 0);
  return whole === 0 ? 0 : found / whole;
}

const leastOfFigure = 8;
/** What nothing can fit better than. */
const surest = 0.96;
/** What another reading must fit better by. */
const clearly = 0.03;
