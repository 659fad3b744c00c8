import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDevice } from './device.ts';
import { holdAnswer, holdRequest } from './held-route.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import {
  addProofPhoto,
  addToCart,
  askToSubmit,
  confirmOrder,
  confirmReceiptButton,
  openCart,
  openOrder,
  openPayment,
  openProof,
  openReceipt,
  orderListed,
  paymentShown,
  photoTaken,
  receiptConfirmed,
  screenIn,
  sendProof,
  signIn,
  submitButton,
} from './story.ts';

const language = 'zh';
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

describe.each([
  ['before the server gets a write', holdRequest],
  ['before the phone gets the answer', holdAnswer],
] as const)('a phone killed after each step, and %s', (_, hold) => {
  test('goes on where it was and leaves one order, one payment, one confirmation', async () => {
    const before = await shop.traces();

    const customer = await openDevice(`${shop.url}/auth?lang=${language}`);
    await signIn(customer.page(), 'customer');
    await customer.restart();
    await addToCart(customer.page(), language);
    await customer.restart();
    await openCart(customer.page());
    await customer.restart();
    await askToSubmit(customer.page(), language);
    await customer.restart();
    await screenIn(customer.page(), 'cart', 'asking').waitFor();
    const submitted = await hold(customer.page(), '**/api/submit_order');
    await submitButton(customer.page(), language).click();
    await submitted.held;
    await customer.restart();
    await orderListed(customer.page());
    const orderId = await shop.newestOrder();
    await customer.close();

    const manager = await openDevice(`${shop.url}/auth?lang=${language}`);
    await signIn(manager.page(), 'order_manager');
    await openOrder(manager.page(), shop.url, orderId);
    await manager.restart();
    await screenIn(manager.page(), 'order', 'shown.resting').waitFor();
    await confirmOrder(manager.page(), language);
    await manager.restart();
    await screenIn(manager.page(), 'order', 'shown.resting').waitFor();
    await openProof(manager.page(), language);
    const uploaded = await hold(manager.page(), '**/api/upload_v2');
    await addProofPhoto(manager.page());
    await uploaded.held;
    await manager.restart();
    await photoTaken(manager.page());
    const paid = await hold(manager.page(), '**/api/pay_order');
    await sendProof(manager.page(), language);
    await paid.held;
    await manager.restart();
    await paymentShown(manager.page());
    await manager.close();

    const finance = await openDevice(`${shop.url}/auth?lang=${language}`);
    await signIn(finance.page(), 'finance');
    await openPayment(finance.page(), shop.url, await shop.newestPayment());
    await finance.restart();
    await screenIn(finance.page(), 'payment', 'uploads.idle payment.shown.resting').waitFor();
    await openReceipt(finance.page(), language);
    await finance.restart();
    const confirmed = await hold(finance.page(), '**/api/confirm_pay_order');
    await confirmReceiptButton(finance.page()).click();
    await confirmed.held;
    await finance.restart();
    await receiptConfirmed(finance.page());
    await finance.close();

    expect(await shop.statusOf(orderId)).toBe('completed');
    expect(await shop.traces()).toEqual({
      orders: before.orders + 1,
      payments: before.payments + 1,
      confirmations: before.confirmations + 1,
      doubleSales: 0,
      wrongStock: 0,
    });
  });
});
