import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playsAllCases } from '../all-cases.ts';
import type { Device } from './device.ts';
import { oneOfEach, playOrderToReceipt } from './order-to-receipt.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

describe.each([
  [
    playsAllCases
      ? 'after each step, and before the server gets a write'
      : 'after what each begins with, and before the server gets a write',
    'holdRequest',
  ],
  ['before it gets the answer to a write', 'holdAnswer'],
] as const)('a phone killed %s', (_, hold) => {
  test('goes on where it was and leaves one order, one payment, one confirmation', async () => {
    let last: Device | null = null;
    const added = await playOrderToReceipt(
      shop,
      'zh',
      async (phone, { act, operation, shown, resumed = shown }) => {
        const held = operation === undefined ? undefined : shop[hold](`/api/${operation}`);
        await act(phone.page());
        await (held ?? shown(phone.page()));
        // A step without a write has nothing to hold, and was killed the first time.
        if (held === undefined && hold === 'holdAnswer') return;
        const isFirst = phone !== last;
        last = phone;
        if (held === undefined && !isFirst && !playsAllCases) return;
        await phone.restart();
        await (held === undefined ? shown : resumed)(phone.page());
      },
    );
    expect(added).toEqual(oneOfEach);
  });
});
