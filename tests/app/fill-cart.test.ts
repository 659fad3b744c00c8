import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ReadService } from '../../domain/service.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import type { FillCartInput } from '../../machines/product-matrix/product-matrix-machine.ts';
import { sampleCup, sampleLamp } from '../../machines/samples/sample-records.ts';
import { productMatrixClient } from '../../src/features/product/product-matrix-workflow.ts';
import type { UserScope } from '../../src/workflow/user-scopes.ts';

interface Services {
  readonly fillCart: ReadService<FillCartInput, { readonly pieces: number }, 'once'>;
}

const { signal } = new AbortController();

test('what is typed into the matrix goes into the cart up to the stock that the matrix shows, not to that of when the line was put there', async () => {
  const actor = createActor(cartMachine, {
    input: { groupId: 'g', viewer: { roles: [], isVip: false } },
  }).start();
  const before = { ...sampleLamp, stock: 5 };
  const now = { ...sampleLamp, stock: 50 };
  actor.send({ type: 'line.add', product: before, quantity: 5 });
  const cart = { getStatus: () => ({ actor }), flushed: () => Promise.resolve() };
  const directory = { open: () => Promise.resolve(cart) };
  const { fillCart } = (await productMatrixClient.services({
    directory,
  } as unknown as UserScope)) as unknown as Services;
  const lines = [
    { product: now, quantity: 20 },
    { product: sampleCup, quantity: 2 },
  ];
  expect(await fillCart.run({ groupId: 'g', lines }, signal)).toEqual({ pieces: 22 });
  expect(actor.getSnapshot().context.lines.map(({ product, quantity }) => [product, quantity])).toEqual([
    [now, 20],
    [sampleCup, 2],
  ]);
});
