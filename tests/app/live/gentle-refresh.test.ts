import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventObject } from 'xstate';
import type { LiveEvent } from '../../../domain/live-events.ts';
import { gentleRefresh, type GentleRefresh } from '../../../src/app/live/gentle-refresh.ts';

/** An open workflow as far as it is asked. */
interface Stand {
  context: object;
  state: Readonly<Record<string, string>> | string;
  isBusy: boolean;
  expects: boolean;
}

let stands: Map<string, Stand>;
let sent: string[];
let isQuiet: boolean;
let emit: (event: EventObject) => void;
let refresh: GentleRefresh;
/** Of which workflows it was noted that they show less than there is. */
let noted: [string, boolean][];

vi.mock('../../../src/workflow/changed-elsewhere.ts', () => ({
  noteChangedElsewhere(actor: { readonly id: string }, isChanged: boolean) {
    const last = noted.findLast(([id]) => id === actor.id)?.[1] ?? false;
    if (last !== isChanged) noted.push([actor.id, isChanged]);
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  stands = new Map();
  sent = [];
  noted = [];
  isQuiet = true;
  const handles = new Map<string, object>();
  const opened = (name: string) =>
    [...stands]
      .filter(([key]) => key.split('/')[0] === name)
      .map(([key, stand]) => {
        const handle = handles.get(key) ?? { getStatus: () => ({ actor: actorOf(key, stand) }) };
        handles.set(key, handle);
        return Promise.resolve(handle);
      });
  const emitted = {
    listen(listener: { onEvent(emitted: { event: EventObject }): void }) {
      emit = (event) => listener.onEvent({ event });
      return () => undefined;
    },
  };
  refresh = gentleRefresh(
    { opened, emitted } as never,
    () => isQuiet,
    () => 0,
  );
});
afterEach(() => {
  refresh.stop();
  vi.useRealTimers();
});

function actorOf(key: string, stand: Stand) {
  return {
    id: key,
    getSnapshot: () => ({
      context: stand.context,
      hasTag: () => stand.isBusy,
      can: () => stand.expects,
      matches: (state: unknown) => JSON.stringify(state) === JSON.stringify(stand.state),
    }),
    send: ({ type }: EventObject) => sent.push(`${key} ${type}`),
  };
}

function open(key: string, change: Partial<Stand> = {}): Stand {
  const stand = { context: {}, state: 'listed', isBusy: false, expects: true, ...change };
  stands.set(key, stand);
  return stand;
}

const openOrder = (change: Partial<Stand> = {}) =>
  open('order/o-1', {
    context: { orderId: 'o-1', edit: { lines: {} } },
    state: { shown: 'resting' },
    ...change,
  });

/** What is read again within a time after events. */
async function readAfter(ms: number, ...events: readonly Partial<LiveEvent>[]): Promise<string[]> {
  for (const event of events) refresh.tell({ type: 'order', id: 'o-1', version: 1, ...event });
  await vi.advanceTimersByTimeAsync(ms);
  return sent.splice(0);
}

describe('what changes', () => {
  test('is read again where it is shown, and a list whichever record it is', async () => {
    openOrder();
    open('order/o-2', { context: { orderId: 'o-2', edit: { lines: {} } }, state: { shown: 'resting' } });
    open('order-list');
    open('payment-list');
    expect(await readAfter(1000, {})).toEqual(['order-list list.refresh', 'order/o-1 order.open']);
    open('payment-confirmation/p-1', { context: { paymentOrderId: 'p-1' } });
    expect(await readAfter(5000, { type: 'payment', id: 'p-1' })).toEqual([
      'payment-list list.refresh',
      'payment-confirmation/p-1 payment.open',
    ]);
    open('people-list');
    expect(await readAfter(5000, { type: 'role', id: 'somebody' })).toEqual(['people-list list.refresh']);
  });

  test('of products is read again by who shows the product', async () => {
    open('catalogue', { context: { shelves: [{ items: [{ id: 'sku-1' }] }] } });
    open('stock-list', { context: { items: [{ id: 'sku-2' }] } });
    expect(await readAfter(1000, { type: 'product', id: 'sku-1' })).toEqual(['catalogue products.refresh']);
  });

  test('in many records at once, or after more was missed, is read again by all that may show it', async () => {
    openOrder();
    open('catalogue');
    open('stock-list');
    expect(await readAfter(1000, { type: 'product', id: '' })).toEqual([
      'stock-list list.refresh',
      'catalogue products.refresh',
    ]);
    expect(await readAfter(5000, { type: 'reset', id: '' })).toEqual([
      'order/o-1 order.open',
      'stock-list list.refresh',
      'catalogue products.refresh',
    ]);
  });

  test('often within a short time is read once, then every two seconds', async () => {
    open('order-list');
    expect(await readAfter(1000, {}, { id: 'o-2' }, { id: 'o-3' })).toEqual(['order-list list.refresh']);
    expect(await readAfter(500, { id: 'o-4' })).toEqual([]);
    expect(await readAfter(2000)).toEqual(['order-list list.refresh']);
  });

  test('is not read while the list is being read, but afterwards', async () => {
    const list = open('order-list', { isBusy: true });
    expect(await readAfter(5000, {})).toEqual([]);
    list.isBusy = false;
    expect(await readAfter(1000)).toEqual(['order-list list.refresh']);
  });
});

describe('a report', () => {
  test('is read again after orders and payments, at most every half a minute', async () => {
    open('report/days', { state: 'shown' });
    expect(await readAfter(1000, {}, { type: 'payment', id: 'p-1' })).toEqual(['report/days report.open']);
    expect(await readAfter(20_000, {})).toEqual([]);
    expect(await readAfter(10_000)).toEqual(['report/days report.open']);
  });
});

describe('settings', () => {
  test('are read again when they are told of, but not while a refusal is shown', async () => {
    const stand = open('merchant-settings', { state: { shown: 'refused' } });
    expect(await readAfter(1000, { type: 'role', id: '', version: 0 })).toEqual([]);
    stand.state = { shown: 'resting' };
    expect(await readAfter(1000)).toEqual(['merchant-settings settings.open']);
  });
});

describe('an order', () => {
  test.each([
    ['is asked about', { state: { shown: 'askingConfirm' } }],
    ['has a price typed into it', { state: { shown: 'pricing' } }],
    ['expects nothing', { expects: false }],
  ])('that %s is left alone until it is at rest', async (_what, busy) => {
    const stand = openOrder(busy);
    expect(await readAfter(60_000, {})).toEqual([]);
    Object.assign(stand, {
      context: { orderId: 'o-1', edit: { lines: {} } },
      state: { shown: 'resting' },
      expects: true,
    });
    expect(await readAfter(1000)).toEqual(['order/o-1 order.open']);
  });

  test.each([
    ['unsaved changes', { lines: { 'sku-1': { quantity: 3 } } }],
    ['an unsaved remark', { lines: {}, remark: 'Ring' }],
  ])('with %s is read again once nobody types, and says until then that it changed', async (_what, edit) => {
    openOrder({ context: { orderId: 'o-1', edit } });
    isQuiet = false;
    expect(await readAfter(1000, {})).toEqual([]);
    expect(noted).toEqual([['order/o-1', true]]);
    isQuiet = true;
    expect(await readAfter(1000)).toEqual(['order/o-1 order.open']);
    expect(noted).toEqual([
      ['order/o-1', true],
      ['order/o-1', false],
    ]);
  });

  test('without anything typed says nothing while somebody taps', async () => {
    openOrder();
    isQuiet = false;
    expect(await readAfter(1000, {})).toEqual([]);
    expect(noted).toEqual([]);
  });

  test('is left alone while somebody types or taps; a list is not', async () => {
    openOrder();
    open('order-list');
    isQuiet = false;
    expect(await readAfter(10_000, {})).toEqual(['order-list list.refresh']);
    isQuiet = true;
    expect(await readAfter(1000)).toEqual(['order/o-1 order.open']);
  });

  test('that this tab wrote is not read again, but what somebody else made of it then is', async () => {
    openOrder({ context: { orderId: 'o-1', edit: { lines: {} }, order: { id: 'o-1', version: 4 } } });
    open('order-list');
    emit({ type: 'order.changed', orderId: 'o-1' } as EventObject);
    expect(await readAfter(1000, { version: 4 })).toEqual([]);
    expect(await readAfter(5000, { version: 5 })).toEqual([
      'order-list list.refresh',
      'order/o-1 order.open',
    ]);
  });
});
