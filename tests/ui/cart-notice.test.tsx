import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Product } from '../../domain/contract.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { sampleCup, sampleLamp, sampleProblem } from '../../machines/samples/sample-records.ts';
import { CartNotice } from '../../src/features/cart/views/cart-notice.tsx';
import { PendingOrder } from '../../src/features/cart/views/pending-order.tsx';
import { show } from './show.tsx';

/** A cart whose order is being submitted. */
function submittingCart(
  answer: Promise<Outcome<{ readonly id: string }>>,
  products: readonly Product[] = [sampleLamp],
) {
  const machine = cartMachine.provide({
    actors: {
      submitOrder: fromPromise(() => answer),
      isOnItsWay: fromPromise(() => Promise.resolve(false)),
    },
  });
  const cart = createActor(machine, {
    input: { groupId: 'g1', viewer: { roles: [], isVip: false } },
  }).start();
  for (const product of products) cart.send({ type: 'line.add', product, quantity: 1 });
  cart.send({ type: 'order.submit' });
  cart.send({ type: 'order.confirm' });
  return cart;
}

describe('an order that could not be kept', () => {
  test.each([
    ['en', 'Could not be saved or sent', 'Put back in cart'],
    ['zh', '没能保存和发送', '放回购物车'],
    ['th', 'บันทึกและส่งไม่ได้', 'นำกลับลงตะกร้า'],
  ] as const)('is put back into the cart by a tap, in %s', async (language, title, putBack) => {
    const cart = submittingCart(Promise.reject(new Error('full')));
    const screen = await show(<CartNotice cart={cart} />, { language });
    await expect.element(screen.getByRole('alert')).toHaveTextContent(title);
    await screen.getByRole('button', { name: putBack }).click();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    expect(cart.getSnapshot().context.lines.map(({ product }) => product.id)).toEqual([sampleLamp.id]);
  });
});

describe('an order that waits', () => {
  test.each([
    ['en', 'Will send when you are online and signed in.'],
    ['zh', '联网并登录后自动发送'],
    ['th', 'จะส่งให้เมื่อออนไลน์และเข้าสู่ระบบแล้ว'],
  ] as const)('says all that it waits for, in %s', async (language, words) => {
    const cart = submittingCart(new Promise(() => undefined));
    cart.send({ type: 'delivery.waiting', service: 'submitOrder' });
    const screen = await show(<CartNotice cart={cart} />, { language });
    await expect.element(screen.getByRole('status').filter({ hasText: words })).toBeVisible();
  });

  test.each([
    ['en', '1 product · 1 pc'],
    ['zh', '1 款 · 1 件'],
    ['th', '1 รายการ · 1 ชิ้น'],
  ] as const)('counts what is in it, in %s', async (language, words) => {
    const cart = submittingCart(new Promise(() => undefined));
    const screen = await show(<PendingOrder cart={cart} />, { language });
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  });

  test('says so itself, and not that it is being sent', async () => {
    const cart = submittingCart(new Promise(() => undefined));
    const screen = await show(<PendingOrder cart={cart} />);
    await expect.element(screen.getByText('Submitting…')).toBeVisible();
    cart.send({ type: 'delivery.waiting', service: 'submitOrder' });
    await expect.element(screen.getByText('Order waiting to be sent')).toBeVisible();
    cart.send({ type: 'delivery.unknown', service: 'submitOrder' });
    await expect.element(screen.getByText('Order sent, no answer yet')).toBeVisible();
  });
});

describe('an order that was refused because its address is gone', () => {
  test.each([
    ['en', 'The delivery address you chose no longer exists.'],
    ['zh', '您选的收货地址已经不存在了。'],
    ['th', 'ที่อยู่จัดส่งที่เลือกไว้ไม่มีแล้ว'],
  ] as const)('says so, in %s', async (language, words) => {
    const gone = refused(sampleProblem(404, 'not_found', { address_id: 'address-2' }));
    const screen = await show(<CartNotice cart={submittingCart(Promise.resolve(gone))} />, { language });
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
  });
});

describe('an order that was refused because prices changed', () => {
  test.each([
    ['en', 'The price of Stoneware cup, Sand · 250 ml; Reading lamp, White has changed'],
    ['zh', '粗陶杯, 沙色 · 250 ml; 阅读灯, 白色'],
    ['th', 'ถ้วยสโตนแวร์, ทราย · 250 ml; โคมไฟอ่านหนังสือ, ขาว'],
  ] as const)('names each product, in %s', async (language, words) => {
    const items = [sampleCup, sampleLamp].map(({ id, price }) => ({ sku_id: id, price: price + 1 }));
    const changed = Promise.resolve(refused(sampleProblem(409, 'price_changed', { items })));
    const screen = await show(<CartNotice cart={submittingCart(changed, [sampleCup, sampleLamp])} />, {
      language,
    });
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words);
  });
});
