import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { lanePage } from './pages/confirm-payments-page.ts';
import { orderPage } from './pages/order-page.ts';
import { paymentPage } from './pages/payment-page.ts';
import { proofSheet } from './pages/proof-sheet.ts';
import { openPeople } from './people.ts';
import type { People } from './people.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

let shop: Shop;
let people: People;

beforeEach(async () => {
  shop = await openShop();
  people = openPeople(shop.url);
});

afterEach(async () => {
  await people.close();
  shop.restoreNetwork();
  await shop.close();
});

/** An order of the customer that can be paid. */
async function payableOrder(): Promise<string> {
  const [found] = await shop.rows<{ id: string }>(
    `SELECT order_id AS id FROM orders WHERE merchant_id = 'm-demo' AND group_id = 'pratunam' AND status = 'confirmed'
     ORDER BY 1 LIMIT 1`,
  );
  if (found === undefined) throw new Error('The demo has no order that the customer can pay');
  return found.id;
}

async function pay(page: Page): Promise<void> {
  await orderPage(page, 'en').payButton.click();
  const proof = proofSheet(page, 'en');
  await proof.addPhoto();
  await proof.submitButton.click();
  await paymentPage(page, 'en').waitUntilShown();
}

/** Status of each payment of an order, and how often it was rejected. */
const paymentsOf = (order: string) =>
  shop.rows<{ status: string; rejections: number }>(
    `SELECT p.status, (SELECT count(*)::int FROM payment_history h WHERE h.merchant_id = p.merchant_id
       AND h.payment_order_id = p.payment_order_id AND h.event = 'payment.reject') AS rejections
     FROM payment_orders p JOIN paid_orders USING (merchant_id, payment_order_id)
     WHERE order_id = $1 ORDER BY p.created`,
    [order],
  );

describe('a rejected payment', () => {
  test('is rejected once though the phone is killed, says why to the customer, and is followed by another proof', async () => {
    const order = await payableOrder();
    const seller = await people.inBrowser('order_manager', `/order/${order}`);
    await pay(seller);
    const finance = await people.onPhone('finance', `/payment/${await shop.newestPayment()}`);
    const payment = paymentPage(finance.page(), 'en');
    await payment.waitUntilUnconfirmed();
    await payment.rejectButton.click();
    await payment.reasonField.fill('The slip is of another shop');
    const held = shop.holdAnswer('/api/reject_pay_order');
    await payment.acceptRejection();
    await held;
    const again = await finance.restart();
    await again.getByText('The slip is of another shop').first().waitFor();
    expect(await paymentsOf(order)).toEqual([{ status: 'rejected', rejections: 1 }]);
    expect(await shop.statusOf(order)).toBe('confirmed');

    const customer = await people.inBrowser('customer', `/order/${order}`);
    await customer.getByText('The slip is of another shop').waitFor();
    await seller.goto(`${shop.url}/order/${order}`);
    await seller.getByText('The slip is of another shop').waitFor();
    await pay(seller);
    expect(await paymentsOf(order)).toEqual([
      { status: 'rejected', rejections: 1 },
      { status: 'paid', rejections: 0 },
    ]);
    expect(await shop.statusOf(order)).toBe('paid');
  });

  test('in the lane without a network is sent when it is back, and leads to the next', async () => {
    const [first = '', second = ''] = await shop
      .rows<{ id: string; differs: boolean }>(
        `SELECT payment_order_id AS id, abs(paid_satang - should_paid_satang) > 1 AS differs FROM payment_orders
       WHERE merchant_id = 'm-demo' AND status = 'paid' ORDER BY 2 DESC, created DESC`,
      )
      .then((rows) => rows.map(({ id }) => id));
    const finance = await people.inBrowser('finance', '/order-home?type=confirm_payments');
    await finance.getByRole('button', { name: 'Confirm one by one' }).click();
    const lane = lanePage(finance, 'en');
    await lane.showing(first).waitFor();
    await lane.reject();
    await lane.reasonField.fill('No money came');
    shop.cutNetwork();
    await lane.accept();
    await finance.getByText(word('en', 'delivery.waiting.title')).first().waitFor();
    shop.restoreNetwork();
    await lane.showing(second).waitFor();
    expect(await shop.rows('SELECT status FROM payment_orders WHERE payment_order_id = $1', [first])).toEqual(
      [{ status: 'rejected' }],
    );
  });
});
