import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { screenIn, sheetButton, signIn } from './pages/app.ts';
import { orderPage } from './pages/order-page.ts';
import { paymentPage } from './pages/payment-page.ts';
import { proofSheet } from './pages/proof-sheet.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

let shop: Shop;
let desktop: Desktop;

beforeAll(async () => {
  shop = await openShop();
  desktop = await openDesktop(shop.url);
});

afterAll(async () => {
  await desktop.close();
  await shop.close();
});

async function openAs(persona: string, path: string): Promise<Page> {
  const page = await desktop.newPage({ path: `/auth?lang=en&redirect=${encodeURIComponent(path)}` });
  await signIn(page, persona);
  return page;
}

/** A confirmed order of the persona `customer`, whose group it is, and its total in satang. */
async function payableOrder() {
  const [order] = await shop.rows<{ id: string; group: string; total: number }>(
    `SELECT order_id AS id, group_id AS group, total_satang::float8 AS total FROM orders
     WHERE merchant_id = 'm-demo' AND group_id = 'pratunam' AND status = 'confirmed' ORDER BY 1 LIMIT 1`,
  );
  if (order === undefined) throw new Error('The demo has no order that can be paid');
  return order;
}

async function openProof(page: Page, order: string): Promise<void> {
  await page.goto(`${shop.url}/order/${order}`);
  await orderPage(page, 'en').openProof();
}

/** Sends the proof whose sheet is open, of so many baht or of what is due, and opens its payment. */
async function pay(page: Page, baht?: string): Promise<void> {
  const proof = proofSheet(page, 'en');
  await proof.addPhoto();
  const amount = page.getByRole('dialog').getByLabel(word('en', 'proof.amount'));
  if (baht !== undefined) await amount.fill(baht);
  await proof.submitButton.click();
  if (baht !== undefined) {
    const question = page.getByRole('dialog', { name: word('en', 'proof.differsTitle') });
    await question.getByRole('button', { name: word('en', 'proof.submit') }).click();
  }
  await page.waitForURL(/\/payment\//);
  await paymentPage(page, 'en').waitUntilShown();
}

async function confirm(page: Page, payment: string): Promise<void> {
  await paymentPage(page, 'en').open(shop.url, payment);
  await paymentPage(page, 'en').openReceipt();
  await paymentPage(page, 'en').confirmReceiptButton.click();
  await paymentPage(page, 'en').waitUntilConfirmed();
}

/** What a group owes: by its orders, and by its orders and payments as the contract says it. */
async function balanceOf(group: string) {
  const [balance] = await shop.rows<{ byOrders: number; byPayments: number }>(
    `SELECT (SELECT sum(total_satang - paid_satang)::float8 FROM orders WHERE merchant_id = 'm-demo' AND group_id = $1
         AND status IN ('confirmed', 'paid', 'completed')) AS "byOrders",
       (SELECT sum(total_satang)::float8 FROM orders WHERE merchant_id = 'm-demo' AND group_id = $1
         AND status IN ('confirmed', 'paid', 'completed'))
       - (SELECT coalesce(sum(paid_satang), 0)::float8 FROM payment_orders WHERE merchant_id = 'm-demo' AND group_id = $1
         AND status = 'completed') AS "byPayments"`,
    [group],
  );
  return balance;
}

const standingOf = async (order: string) =>
  await shop.rows(
    `SELECT o.status, (o.total_satang - o.paid_satang)::float8 AS owed,
       (SELECT count(*)::int FROM paid_orders l WHERE l.merchant_id = o.merchant_id AND l.order_id = o.order_id) AS payments
     FROM orders o WHERE merchant_id = 'm-demo' AND order_id = $1`,
    [order],
  );

describe('an order whose receipt was below its total', () => {
  test('is paid by a further payment after its QR of the rest, and then owes nothing', async () => {
    await shop.rows(`UPDATE merchants SET promptpay_id = '0812345678' WHERE merchant_id = 'm-demo'`);
    const { id, group, total } = await payableOrder();
    const before = await balanceOf(group);
    const seller = await openAs('order_manager', `/order/${id}`);
    const finance = await openAs('finance', '/order-home');
    await openProof(seller, id);
    await pay(seller, String((total - 10_000) / 100));
    await confirm(finance, await shop.newestPayment());
    expect(await standingOf(id)).toEqual([{ status: 'completed', owed: 10_000, payments: 1 }]);

    await openProof(seller, id);
    const qr = seller.getByRole('dialog').getByRole('button', { name: word('en', 'promptpay.open') });
    await qr.click();
    const shown = seller.getByRole('dialog', { name: word('en', 'promptpay.title') });
    await shown.getByText('฿100.00').waitFor();
    await seller.goBack();
    await shown.waitFor({ state: 'detached' });
    await seller.waitForFunction((button) => document.activeElement === button, await qr.elementHandle());

    await pay(seller);
    await confirm(finance, await shop.newestPayment());
    expect(await standingOf(id)).toEqual([{ status: 'completed', owed: 0, payments: 2 }]);
    const after = await balanceOf(group);
    expect(after).toEqual({ byOrders: after?.byPayments, byPayments: (before?.byPayments ?? 0) - total });

    await finance.goto(`${shop.url}/statements/${group}`);
    const statement = screenIn(finance, 'statement', 'shown');
    await statement.waitFor();
    const owed = `฿${((after?.byOrders ?? 0) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
    await statement.getByText(owed).first().waitFor();
    for (const page of [seller, finance]) await page.context().close();
  });
});

describe('a shop that ceases to confirm receipts', () => {
  test('hides that from finance at once, and counts what was paid', async () => {
    const [waiting] = await shop.rows<{ order: string }>(
      `SELECT l.order_id AS "order" FROM payment_orders p JOIN paid_orders l USING (merchant_id, payment_order_id)
       WHERE p.merchant_id = 'm-demo' AND p.status = 'paid' LIMIT 1`,
    );
    const counted = async () =>
      await shop.rows(
        `SELECT count(*) FILTER (WHERE counted <> paid_satang)::int AS wrong, sum(counted)::float8 > 0 AS some FROM (
           SELECT p.paid_satang, (SELECT sum(counted_satang) FROM paid_orders l WHERE l.merchant_id = p.merchant_id
             AND l.payment_order_id = p.payment_order_id) AS counted
           FROM payment_orders p WHERE p.merchant_id = 'm-demo' AND p.status = 'paid') AS paid`,
      );
    const finance = await openAs('finance', '/order-home?type=orders');
    const tab = finance.getByRole('button', { name: word('en', 'confirmPayments.tab') });
    await tab.waitFor();
    const owner = await openAs('owner', '/settings');
    await owner.getByRole('button', { name: word('en', 'settings.ceaseReceipts') }).click();
    await sheetButton(owner, 'en', 'settings.ceaseReceipts').click();
    await owner.getByText(word('en', 'settings.receiptsOff'), { exact: true }).waitFor();
    expect(await counted()).toEqual([{ wrong: 0, some: true }]);

    await finance.locator('main a[href^="/order/"]').first().click();
    await finance.locator('main[data-screen="order"][data-state^="shown"]').waitFor();
    await finance.goBack();
    await finance.getByRole('button', { name: word('en', 'orders.paymentsTab'), exact: true }).waitFor();
    await tab.waitFor({ state: 'detached' });
    await finance.goto(`${shop.url}/order/${waiting?.order}`);
    await orderPage(finance, 'en').paymentLink.click();
    await paymentPage(finance, 'en').waitUntilShown();
    expect(await paymentPage(finance, 'en').receiptButton.count()).toBe(0);
    expect(await paymentPage(finance, 'en').rejectButton.count()).toBe(0);

    await owner.getByRole('button', { name: word('en', 'settings.beginReceipts') }).click();
    await sheetButton(owner, 'en', 'settings.beginReceipts').click();
    await owner.getByRole('button', { name: word('en', 'settings.ceaseReceipts') }).waitFor();
    expect(await counted()).toEqual([{ wrong: expect.any(Number), some: false }]);
    await finance.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await paymentPage(finance, 'en').receiptButton.waitFor();
    for (const page of [owner, finance]) await page.context().close();
  });
});
