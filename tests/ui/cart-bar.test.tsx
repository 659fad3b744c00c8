import { expect, describe, test } from 'vitest';
import { createActor } from 'xstate';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { sampleLamp } from '../../machines/samples/sample-records.ts';
import { CartBar } from '../../src/features/cart/views/cart-bar.tsx';
import { show } from './show.tsx';

describe('the bar of a cart', () => {
  test.each([
    ['en', 1, '1 selected · 1 pc'],
    ['en', 2, '1 selected · 2 pcs'],
    ['zh', 1, '已选 1 款 · 1 件'],
    ['th', 1, 'เลือก 1 รายการ · 1 ชิ้น'],
  ] as const)('counts in %s %i pieces of one product', async (language, quantity, words) => {
    const input = { groupId: 'g1', viewer: { roles: [], isVip: false } };
    const cart = createActor(cartMachine, { input }).start();
    cart.send({ type: 'line.add', product: sampleLamp, quantity });
    const screen = await show(<CartBar cart={cart} />, { language });
    const status = screen.getByRole('status').filter({ hasText: words });
    await expect.element(status).toBeVisible();
    // "1 pc" is the beginning of "1 pcs".
    await expect.element(status).toHaveTextContent(new RegExp(`${words}฿`));
  });
});
