import { expect, describe, test } from 'vitest';
import { createActor } from 'xstate';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { sampleLamp } from '../../machines/samples/sample-records.ts';
import { CartBar } from '../../src/features/cart/views/cart-bar.tsx';
import { show } from './show.tsx';

const input = { groupId: 'g1', viewer: { roles: [], isVip: false } };

/** A cart with so many products, all selected. */
function cartOf(count: number) {
  const cart = createActor(cartMachine, { input }).start();
  for (let at = 0; at < count; at += 1)
    cart.send({ type: 'line.add', product: { ...sampleLamp, id: `lamp-${at}` }, quantity: 1 });
  return cart;
}

describe('the bar of a cart', () => {
  test.each([
    ['en', 1, '1 selected · 1 pc'],
    ['en', 2, '1 selected · 2 pcs'],
    ['zh', 1, '已选 1 款 · 1 件'],
    ['th', 1, 'เลือก 1 รายการ · 1 ชิ้น'],
  ] as const)('counts in %s %i pieces of one product', async (language, quantity, words) => {
    const cart = createActor(cartMachine, { input }).start();
    cart.send({ type: 'line.add', product: sampleLamp, quantity });
    const screen = await show(<CartBar cart={cart} />, { language });
    const status = screen.getByRole('status').filter({ hasText: words });
    await expect.element(status).toBeVisible();
    // "1 pc" is the beginning of "1 pcs".
    await expect.element(status).toHaveTextContent(new RegExp(`${words}฿`));
  });
});

describe('a cart of more products than an order may hold', () => {
  test.each([
    ['en', 'Submit order', 'An order holds at most 500 products. Unselect 20'],
    ['zh', '提交订单', '一个订单最多 500 款商品，请取消选择 20 款'],
    ['th', 'ส่งคำสั่งซื้อ', 'หนึ่งคำสั่งซื้อมีสินค้าได้ไม่เกิน 500 รายการ โปรดยกเลิกการเลือก 20 รายการ'],
  ] as const)('says before it is sent how many are too many, in %s', async (language, name, words) => {
    const screen = await show(<CartBar cart={cartOf(520)} />, { language });
    await expect.element(screen.getByRole('button', { name })).toHaveAccessibleDescription(words);
  });

  test('is not sent, and is asked about once few enough are selected', async () => {
    const cart = cartOf(501);
    const screen = await show(<CartBar cart={cart} />);
    const submit = screen.getByRole('button', { name: 'Submit order' });
    await expect.element(submit).toBeVisible();
    submit.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(cart.getSnapshot().value).toEqual({ editing: 'resting' });
    cart.send({ type: 'line.toggle', skuId: 'lamp-0' });
    await expect.element(submit).not.toHaveAttribute('aria-disabled', 'true');
    submit.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(cart.getSnapshot().value).toBe('asking');
  });
});
