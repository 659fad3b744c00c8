import type { Satang } from '../../domain/money.ts';
import { cancelling, confirming, pricing } from './managing.ts';
import type { Intent } from './intent.ts';
import type { Random } from './random.ts';
import { ordering } from './ordering.ts';
import type { Marker } from './ordering.ts';
import { paying, receiving, proofPhoto } from './paying.ts';

/** An order of the campaign and its expected history. */
export interface KnownOrder {
  readonly marker: Marker;
  /** Null until the customer has seen it in the list. */
  orderId: string | null;
  paymentId: string | null;
  /** Events that the shop must have recorded, in this order. */
  readonly history: string[];
  /** The changed price; null for the product's own. */
  price: Satang | null;
  /** Whether an intent about it failed, so that its records cannot be predicted. */
  isAbandoned: boolean;
}

/** An intent about an order; `finish` updates what is expected of it. */
export interface Task {
  readonly intent: Intent;
  readonly order: KnownOrder;
  finish(): void;
}

export type TaskName = 'order' | 'confirm' | 'price' | 'cancel' | 'pay' | 'receipt';

/** Relative probability of each task among the possible ones. */
const weights: Readonly<Record<TaskName, number>> = {
  order: 4,
  confirm: 4,
  price: 2,
  cancel: 1,
  pay: 4,
  receipt: 4,
};

const lowestPrice = 100;
const priceRange = 100_000;

/** The orders of a campaign and the tasks that are possible with them. */
export interface TaskPool {
  readonly orders: readonly KnownOrder[];
  /** Draws the next task, of the given kinds if any. */
  draw(random: Random, kinds?: readonly TaskName[]): Promise<Task>;
}

/** `skuIds` are well stocked products; `seen` are ids of orders that the customer has seen before. */
export function createTaskPool(skuIds: readonly string[], seen: Iterable<string>): TaskPool {
  const orders: KnownOrder[] = [];
  const seenOrders = new Set(seen);

  function candidates(kind: TaskName): readonly KnownOrder[] {
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
    async draw(random, kinds = Object.keys(weights) as TaskName[]) {
      const possible = kinds.filter((kind) => kind === 'order' || candidates(kind).length > 0);
      const kind = random.pick(possible.flatMap((name) => Array<TaskName>(weights[name]).fill(name)));
      if (kind === 'order') return orderTask(newOrder(), seenOrders);
      return taskFor(kind, random.pick(candidates(kind)), random);
    },
  };
}

function canFollow(kind: TaskName, history: readonly string[]): boolean {
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

function orderTask(order: KnownOrder, seen: Set<string>): Task {
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

async function taskFor(kind: Exclude<TaskName, 'order'>, order: KnownOrder, random: Random): Promise<Task> {
  const { orderId, paymentId, history } = order;
  if (orderId === null) throw new Error('nobody has seen the order yet');
  const task = (intent: Intent, written: string, more?: () => void): Task => ({
    intent,
    order,
    finish() {
      history.push(written);
      more?.();
    },
  });
  switch (kind) {
    case 'confirm':
      return task(confirming(orderId), 'order.confirm');
    case 'cancel':
      return task(cancelling(orderId), 'order.cancel');
    case 'price': {
      const price = lowestPrice + random.below(priceRange);
      return task(pricing(orderId, price), 'order.save', () => (order.price = price));
    }
    case 'pay': {
      const intent = paying(orderId, await proofPhoto(orderId));
      return task(intent, 'order.pay', () => (order.paymentId = intent.paymentId()));
    }
    case 'receipt':
      return task(receiving(paymentId ?? ''), 'order.complete');
  }
}
