import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDevice } from './device.ts';
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
  receiptConfirmed,
  screenIn,
  sendProof,
  signIn,
  speaks,
  submitButton,
} from './story.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

describe.each(['zh', 'en', 'th'] as const)('from the shelf to confirmed money in %s', (language) => {
  test('an order by the customer, a proof by the manager, a receipt by finance leave one of each', async () => {
    const before = await shop.traces();

    const customer = await openDevice(`${shop.url}/auth?lang=${language}`);
    await signIn(customer.page(), 'customer');
    await speaks(customer.page(), language);
    await addToCart(customer.page(), language);
    await openCart(customer.page());
    await askToSubmit(customer.page(), language);
    await submitButton(customer.page(), language).click();
    await orderListed(customer.page());
    const orderId = await shop.newestOrder();
    expect(await shop.statusOf(orderId)).toBe('created');

    const manager = await openDevice(`${shop.url}/auth?lang=${language}`);
    await signIn(manager.page(), 'order_manager');
    await openOrder(manager.page(), shop.url, orderId);
    await confirmOrder(manager.page(), language);
    expect(await shop.statusOf(orderId)).toBe('confirmed');
    await openProof(manager.page(), language);
    await addProofPhoto(manager.page());
    await sendProof(manager.page(), language);
    await paymentShown(manager.page());
    expect(await shop.statusOf(orderId)).toBe('paid');
    await manager.close();

    const finance = await openDevice(`${shop.url}/auth?lang=${language}`);
    await signIn(finance.page(), 'finance');
    await openPayment(finance.page(), shop.url, await shop.newestPayment());
    await openReceipt(finance.page(), language);
    await confirmReceiptButton(finance.page()).click();
    await receiptConfirmed(finance.page());
    expect(await shop.statusOf(orderId)).toBe('completed');
    await finance.close();

    await customer.page().goto(`${shop.url}/order/${orderId}`);
    await screenIn(customer.page(), 'order', 'shown.closed').waitFor();
    await customer.close();

    const after = await shop.traces();
    expect(after).toEqual({
      orders: before.orders + 1,
      payments: before.payments + 1,
      confirmations: before.confirmations + 1,
      doubleSales: 0,
      wrongStock: 0,
    });
  });
});
