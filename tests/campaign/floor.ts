import type { Satang } from '../../domain/money.ts';
import { cancelling, confirming, pricing } from './managing.ts';
import type { Intent } from './intent.ts';
import type { Lot } from './lot.ts';
import { ordering } from './ordering.ts';
import type { Marker } from './ordering.ts';
import { paying, receiving } from './paying.ts';
import { proofPhoto } from './proof-photo.ts';

/** An order of the campaign, and what people did with it. */
export interface KnownOrder {
  readonly marker: Marker;
  /** Null until the customer has seen it in the list. */
  orderId: string | null;
  paymentId: string | null;
  /** What the shop must have written down of it, in this order. */
  readonly history: string[];
  /** The price that was agreed; null for the product's own. */
  price: Satang | null;
  /** Whether an intent about it came to no end, so that nothing can be said of it. */
  isAbandoned: boolean;
}

/** An intent about an order, and what is to be written down once it is done. */
export interface Errand {
  readonly intent: Intent;
  readonly order: KnownOrder;
  finish(): void;
}

export type ErrandName = 'order' | 'confirm' | 'price' | 'cancel' | 'pay' | 'receipt';

/** How often each is drawn, of those that can be done. */
const weights: Readonly<Record<ErrandName, number>> = {
  order: 4,
  confirm: 4,
  price: 2,
  cancel: 1,
  pay: 4,
  receipt: 4,
};

const lowestPrice = 100;
const priceRange = 100_000;

/** The orders of a campaign, and what may be done with them next. */
export interface Floor {
  readonly orders: readonly KnownOrder[];
  /** Draws the next errand, of the given kinds where they are named. */
  draw(lot: Lot, kinds?: readonly ErrandName[]): Promise<Errand>;
}

/** `skuIds` are on the shelf in numbers; `seen` are the orders that the customer has seen before. */
export function openFloor(skuIds: readonly string[], seen: Iterable<string>): Floor {
  const orders: KnownOrder[] = [];
  const seenOrders = new Set(seen);

  function candidates(kind: ErrandName): readonly KnownOrder[] {
    const open = orders.filter(({ orderId, isAbandoned }) => orderId !== null && !isAbandoned);
    return open.filter(({ history }) => canFollow(kind, history));
  }

  function newOrder(): KnownOrder {
    const at = orders.length;
    const marker = { skuId: skuIds[at % skuIds.length] ?? '', quantity: 1 + Math.floor(at / skuIds.length) };
    const order = { marker, orderId: null, paymentId: null, history: [], price: null, isAbandoned: false };
    orders.push(order);
    return order;
  }

  return {
    orders,
    async draw(lot, kinds = Object.keys(weights) as ErrandName[]) {
      const possible = kinds.filter((kind) => kind === 'order' || candidates(kind).length > 0);
      const kind = lot.pick(possible.flatMap((name) => Array<ErrandName>(weights[name]).fill(name)));
      if (kind === 'order') return beginOrder(newOrder(), seenOrders);
      return beginWith(kind, lot.pick(candidates(kind)), lot);
    },
  };
}

function canFollow(kind: ErrandName, history: readonly string[]): boolean {
  const last = history.at(-1) ?? '';
  const isCreated = ['order.submit', 'order.save'].includes(last);
  switch (kind) {
    case 'order':
      return false;
    case 'confirm':
      return isCreated;
    case 'price':
      return last === 'order.submit';
    case 'cancel':
      return isCreated || last === 'order.confirm';
    case 'pay':
      return last === 'order.confirm';
    case 'receipt':
      return last === 'order.pay';
  }
}

function beginOrder(order: KnownOrder, seen: Set<string>): Errand {
  const intent = ordering(order.marker, seen);
  return {
    intent,
    order,
    finish() {
      order.orderId = intent.orderId();
      seen.add(order.orderId);
      order.history.push('order.submit');
    },
  };
}

async function beginWith(kind: Exclude<ErrandName, 'order'>, order: KnownOrder, lot: Lot): Promise<Errand> {
  const { orderId, paymentId, history } = order;
  if (orderId === null) throw new Error('nobody has seen the order yet');
  const errand = (intent: Intent, written: string, more?: () => void): Errand => ({
    intent,
    order,
    finish() {
      history.push(written);
      more?.();
    },
  });
  switch (kind) {
    case 'confirm':
      return errand(confirming(orderId), 'order.confirm');
    case 'cancel':
      return errand(cancelling(orderId), 'order.cancel');
    case 'price': {
      const price = lowestPrice + lot.below(priceRange);
      return errand(pricing(orderId, price), 'order.save', () => (order.price = price));
    }
    case 'pay': {
      const intent = paying(orderId, await proofPhoto(orderId));
      return errand(intent, 'order.pay', () => (order.paymentId = intent.paymentId()));
    }
    case 'receipt':
      return errand(receiving(paymentId ?? ''), 'order.complete');
  }
}
