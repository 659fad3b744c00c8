import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { FreshProduct } from '../../domain/orders/cart.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import type { ProductsInput } from '../../machines/cart/cart-types.ts';
import { sampleCup, sampleLamp } from '../../machines/samples/sample-records.ts';
import {
  hasBegun,
  projectionOf,
  readProjection,
  restoredLines,
} from '../../src/features/cart/project-cart.ts';
import { CartProjection } from '../../src/features/cart/cart-projection.tsx';
import { CartProvider } from '../../src/features/cart/cart-context.tsx';
import { browserStore } from '../../src/platform/key-value-store.ts';
import type { RecordedEvent } from '../../src/journal/streams/recorded-event.ts';
import { DeviceScopeContext, UserScopeContext } from '../../src/workflow/scopes.ts';
import type { DeviceScope } from '../../src/workflow/scopes.ts';
import type { UserScope } from '../../src/workflow/user-scopes.ts';
import { show } from './show.tsx';

const user = { id: 'somchai', name: 'Somchai', role: '', is_vip: 0, group_id: 'g', merchant_id: 'm' };
const nothing = () => undefined;
const local = browserStore(() => localStorage);
const kept = (owner = 'somchai', groupId = 'g') =>
  projectionOf(
    [
      { product: sampleCup, quantity: 3 },
      { product: sampleLamp, quantity: 2 },
    ],
    owner,
    groupId,
  );

/** A cart whose stream has these events, on a device whose server has these products. */
async function showCart(events: readonly RecordedEvent[], products: readonly FreshProduct[]) {
  const refreshProducts = fromPromise<readonly FreshProduct[], ProductsInput>(async () => products);
  const actor = createActor(cartMachine.provide({ actors: { refreshProducts } }), {
    input: { groupId: 'g', viewer: { roles: [], isVip: false } },
  }).start();
  const status = { actor, isFollowing: false, lateEvent: null, failure: null, quarantined: null };
  const opened = Promise.resolve({ getStatus: () => status, subscribe: () => nothing });
  const connection = {
    async GET(_: string, { params }: { readonly params: { readonly query: { readonly sku_id: string } } }) {
      const found = products.find(({ id }) => id === params.query.sku_id);
      return { data: { code: 0, data: found, message: '' }, response: new Response(null, { status: 200 }) };
    },
  };
  const api = { connection, sessionEnd: () => nothing };
  const platform = {
    api,
    local,
    session: { user: () => user, subscribe: () => nothing, changeUser: async () => undefined },
    group: { current: () => 'g', subscribe: () => nothing, nameOf: () => null },
    learnUser: nothing,
  };
  const store = {
    headOf: async () => ({ version: events.length, isFinished: false }),
    read: async () => events,
  };
  await show(
    <DeviceScopeContext value={{ platform } as unknown as DeviceScope}>
      <UserScopeContext
        value={{ journal: { events: store }, directory: { open: () => opened } } as unknown as UserScope}
      >
        <CartProvider>
          <CartProjection />
          <main>
            <h1>Cart</h1>
          </main>
        </CartProvider>
      </UserScopeContext>
    </DeviceScopeContext>,
  );
  return actor;
}

beforeEach(() => localStorage.clear());

describe('a cart', () => {
  test('leaves person, group, products and quantities in local storage, and nothing once it is empty', async () => {
    const actor = await showCart([], []);
    actor.send({ type: 'line.add', product: sampleCup, quantity: 2 });
    await expect
      .poll(() => JSON.parse(localStorage.getItem('cart') ?? 'null') as unknown)
      .toEqual({ user_id: 'somchai', group_id: 'g', items: [{ sku_id: sampleCup.id, quantity: 2 }] });
    actor.send({ type: 'cart.clear' });
    await expect.poll(() => localStorage.getItem('cart')).toBeNull();
  });
});

describe('a cart without a stream', () => {
  test('comes back from what was left; a line that has less stock now is lowered and says so', async () => {
    localStorage.setItem('cart', kept());
    const actor = await showCart(
      [{ type: 'journal.opened' }, { type: 'cart.open', ignored: true }],
      [sampleCup, { ...sampleLamp, stock: 1 }],
    );
    await expect
      .poll(() =>
        actor
          .getSnapshot()
          .context.lines.map(({ product, quantity, loweredFrom }) => [product.id, quantity, loweredFrom]),
      )
      .toEqual([
        [sampleCup.id, 3, null],
        [sampleLamp.id, 1, 2],
      ]);
  });

  test.each([
    ["another person's", kept('nobody'), []],
    ["another group's", kept('somchai', 'other'), []],
    ['no cart', '{"items":"none"}', []],
    ['no JSON', '{', []],
    ['nothing', null, []],
  ])('takes none from %s', (_, text, expected) => {
    expect(readProjection(text, 'somchai', 'g')).toEqual(expected);
  });

  test('leaves out what is no longer sold', () => {
    const items = readProjection(kept(), 'somchai', 'g');
    expect(restoredLines(items, [{ id: sampleCup.id, status: 'inactive' }])).toEqual([]);
  });
});

describe('a stream', () => {
  test('of a cart that somebody has emptied rules: nothing comes back', async () => {
    const events = [{ type: 'journal.opened' }, { type: 'line.add' }, { type: 'cart.clear' }];
    const store = { headOf: async () => ({ version: 3, isFinished: false }), read: async () => events };
    expect(await hasBegun(store, 'g')).toBe(true);
  });
});
