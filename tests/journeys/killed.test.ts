import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneOfEach, playOrderToReceipt } from './order-to-receipt.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

describe.each([
  ['before the server gets a write', 'holdRequest'],
  ['before the phone gets the answer', 'holdAnswer'],
] as const)('a phone killed after each step, and %s', (_, hold) => {
  test('goes on where it was and leaves one order, one payment, one confirmation', async () => {
    const added = await playOrderToReceipt(
      shop,
      'zh',
      async (phone, { act, operation, shown, resumed = shown }) => {
        const held = operation === undefined ? undefined : shop[hold](`/api/${operation}`);
        await act(phone.page());
        await (held ?? shown(phone.page()));
        await phone.restart();
        await (held === undefined ? shown : resumed)(phone.page());
      },
    );
    expect(added).toEqual(oneOfEach);
  });
});
