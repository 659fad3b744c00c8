import type { Product } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { CartInput } from '../../machines/cart/cart-types.ts';
import { cartWorkflow } from '../../machines/cart/cart-machine.ts';
import { sampleCup, sampleLamp } from '../../machines/samples/sample-records.ts';
import type { RecordedEvent } from '../../src/journal/streams/recorded-event.ts';
import { openingRecord } from '../../src/journal/replay/fold.ts';

export const cartInput: CartInput = { groupId: textId(1, 0), viewer: { roles: [], isVip: true } };

/** What a stream of these events begins with. */
export const cartOpening = openingRecord(cartWorkflow.name, cartInput);

const products: readonly Product[] = Array.from({ length: 12 }, (_, index) => ({
  ...(index % 2 === 0 ? sampleCup : sampleLamp),
  stock: 40,
  id: textId(2, index),
  image_urls: `/api/files/${textId(3, index)}.webp`,
}));

/** One order: things looked for and changed, the cart opened, read anew and sent. Each of them moves the chart. */
const order: readonly ((choose: (nth: number) => Product, id: string) => RecordedEvent)[] = [
  (choose) => ({ type: 'line.add', product: choose(0), quantity: 2 }),
  (choose) => ({ type: 'line.setQuantity', skuId: choose(0).id, quantity: 3 }),
  (choose) => ({ type: 'line.setQuantity', skuId: choose(0).id, quantity: 4 }),
  (choose) => ({ type: 'line.add', product: choose(1), quantity: 1 }),
  (choose) => ({ type: 'line.add', product: choose(2), quantity: 6 }),
  () => ({ type: 'cart.open' }),
  (choose) => answer('refreshProducts', [choose(0), choose(1), choose(2)]),
  (choose) => ({ type: 'line.toggle', skuId: choose(1).id }),
  (choose) => ({ type: 'line.toggle', skuId: choose(1).id }),
  (choose) => ({ type: 'line.setQuantity', skuId: choose(2).id, quantity: 5 }),
  (choose) => ({ type: 'line.remove', skuId: choose(1).id }),
  (choose) => ({ type: 'line.add', product: choose(3), quantity: 1 }),
  (choose) => ({ type: 'line.setQuantity', skuId: choose(3).id, quantity: 2 }),
  () => ({ type: 'order.submit' }),
  () => ({ type: 'order.dismiss' }),
  (choose) => ({ type: 'line.setQuantity', skuId: choose(3).id, quantity: 3 }),
  () => ({ type: 'order.submit' }),
  () => ({ type: 'order.confirm' }),
  (_, id) => answer('submitOrder', accepted({ id })),
  () => ({ type: 'order.acknowledge' }),
];

/** Events of one order. */
export const orderLength = order.length;

/** The event at an index of a cart's stream, as the journal records it; 0 is the first one after the opening. */
export function cartEvent(index: number): RecordedEvent {
  const make = order[index % order.length];
  if (make === undefined) throw new Error(`no event at ${index}`);
  const nth = Math.floor(index / order.length);
  const event = make((offset) => productAt(nth * 5 + offset), textId(4, nth));
  return event.type.startsWith('xstate.')
    ? event
    : { ...event, at: 1_760_000_000_000 + index * 1500, key: textId(5, index) };
}

/** So many events from an index on. */
export function cartEvents(from: number, count: number): readonly RecordedEvent[] {
  return Array.from({ length: count }, (_, index) => cartEvent(from + index));
}

function productAt(index: number): Product {
  return products[index % products.length] ?? sampleCup;
}

function answer(service: string, output: unknown): RecordedEvent {
  return { type: `xstate.done.actor.${service}`, output, actorId: service };
}

/** Looks like a random UUID and is always the same: no disk can press it together. */
function textId(kind: number, index: number): string {
  let state = Math.imul(kind, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b);
  const digits = Array.from({ length: 4 }, () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    return ((mixed ^ (mixed >>> 13)) >>> 0).toString(16).padStart(8, '0');
  }).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
