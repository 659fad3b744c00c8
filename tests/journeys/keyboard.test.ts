import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { cartPage } from './pages/cart-page.ts';
import { confirmPaymentsPage, lanePage } from './pages/confirm-payments-page.ts';
import { homePage } from './pages/home-page.ts';
import { orderListPage } from './pages/order-list-page.ts';
import { orderPage } from './pages/order-page.ts';
import { paymentPage } from './pages/payment-page.ts';
import { proofSheet, slip } from './pages/proof-sheet.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

const language = 'en';
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

/** What has the focus, as one would name it. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    if (element === null || element === document.body) return 'nothing';
    return `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent}`;
  });
}

async function expectFocusOn(place: Locator): Promise<void> {
  await place.waitFor({ state: 'attached' });
  const page = place.page();
  await expect
    .poll(
      async () =>
        (await place.evaluate((element) => element === document.activeElement)) || (await focused(page)),
      { timeout: 10_000 },
    )
    .toBe(true);
}

const heading = (page: Page) => page.locator('main h1');
const sheetTitle = (page: Page) => page.getByRole('dialog').locator('header h2');

/** Takes the focus when its sheet opens, where a mouse or a keyboard is at hand. */
const amountField = (page: Page) => page.getByRole('dialog').locator('input[inputmode="decimal"]');

/** Moves the focus with Tab, or back with Shift, until a place has it; none of the presses may lose it. */
async function walkTo(place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await place.waitFor({ state: 'attached' });
  const page = place.page();
  for (let presses = 0; presses < 120; presses += 1) {
    const there = await place.evaluate((element) => {
      const { activeElement } = document;
      return activeElement === document.body ? 'nowhere' : activeElement === element;
    });
    if (there === true) return;
    expect(there).toBe(false);
    await page.keyboard.press(key);
  }
  throw new Error(`nothing leads to ${String(place)}`);
}

async function press(place: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await walkTo(place, key);
  await place.page().keyboard.press('Enter');
}

async function signIn(persona: string, path: string): Promise<Page> {
  const page = await desktop.newPage({ path: `/auth?lang=en&redirect=${encodeURIComponent(path)}` });
  const button = page.locator(`[data-persona="${persona}"]`);
  await button.waitFor();
  await page.keyboard.press('Tab');
  await press(button);
  await page.locator('main:not([data-screen="auth"]):not([data-screen="loading"])').waitFor();
  await expectFocusOn(heading(page));
  return page;
}

test('by the keyboard alone an order is made, confirmed, paid and received, and the focus is always somewhere', async () => {
  const page = await signIn('customer', '/home');
  await press(homePage(page, language).addButtons.first());
  await homePage(page, language).waitForCartCount(1);
  await press(page.locator('nav a[href="/cart"]'), 'Shift+Tab');
  await page.locator('main[data-screen="cart"]').waitFor();
  await expectFocusOn(heading(page));
  const quantity = page.locator('main input[inputmode="numeric"]');
  await walkTo(quantity);
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expectFocusOn(quantity);
  const cart = cartPage(page, language);
  await press(cart.askButton);
  await expectFocusOn(sheetTitle(page));
  await press(cart.submitButton);
  await orderListPage(page).waitUntilListed();
  await expectFocusOn(heading(page));
  await page.context().close();

  const orderId = await shop.newestOrder();
  const [listed] = await shop.rows<{ order_no: number }>(
    `SELECT order_no FROM orders WHERE merchant_id = 'm-demo' AND order_id = $1`,
    [orderId],
  );
  const manager = await signIn('order_manager', `/order-home?number=${listed?.order_no}`);
  const order = orderPage(manager, language);
  const row = manager.locator(`main a[href="/order/${orderId}"]`);
  await press(row);
  await order.waitUntilShown();
  await expectFocusOn(heading(manager));
  await press(manager.getByRole('button', { name: word(language, 'common.back'), exact: true }), 'Shift+Tab');
  await expectFocusOn(row);
  await manager.keyboard.press('Enter');
  await order.waitUntilShown();
  await expectFocusOn(heading(manager));
  await press(order.askToConfirmButton);
  await expectFocusOn(sheetTitle(manager));
  await press(order.confirmButton);
  await order.waitUntilPayable();
  await expectFocusOn(heading(manager));
  // The browser is told to hand the chooser over, which takes it a moment.
  const choosing = manager.waitForEvent('filechooser');
  await press(order.payButton);
  const proof = proofSheet(manager, language);
  await expectFocusOn(amountField(manager));
  await walkTo(proof.chooser, 'Shift+Tab');
  await manager.keyboard.press('Enter');
  await (await choosing).setFiles(slip);
  await proof.waitForPhoto();
  await press(proof.submitButton);
  await paymentPage(manager, language).waitUntilShown();
  await expectFocusOn(heading(manager));
  await manager.context().close();

  const paymentId = await shop.newestPayment();
  const finance = await signIn('finance', '/order-home?type=payments');
  const payment = paymentPage(finance, language);
  await press(finance.locator(`main a[href="/payment/${paymentId}"]`));
  await payment.waitUntilUnconfirmed();
  await expectFocusOn(heading(finance));
  await press(payment.receiptButton);
  await expectFocusOn(amountField(finance));
  await press(payment.confirmReceiptButton);
  await payment.waitUntilConfirmed();
  await expectFocusOn(heading(finance));
  await finance.context().close();
  expect(await shop.statusOf(orderId)).toBe('completed');
});

test('by the keyboard alone payments are confirmed in a batch and one by one, and the focus is always somewhere', async () => {
  const page = await signIn('finance', '/order-home?type=confirm_payments');
  const list = confirmPaymentsPage(page, language);
  const boxes = list.tab.locator('[data-payment] input');
  await boxes.first().waitFor();
  const before = await boxes.count();
  await walkTo(boxes.last());
  await page.keyboard.press('Space');
  await press(list.askButton);
  await expectFocusOn(sheetTitle(page));
  await press(list.confirmButton);
  await list.confirmedOf(1, 1).waitFor();
  await expect.poll(() => boxes.count()).toBe(before - 1);
  await expectFocusOn(heading(page));
  await press(list.oneByOneButton);
  const lane = lanePage(page, language);
  await lane.shown.waitFor();
  await expectFocusOn(heading(page));
  // A payment is shown for a moment before it can be decided.
  await expect.poll(() => lane.confirmButton.getAttribute('aria-disabled')).toBeNull();
  await press(lane.confirmButton);
  await expectFocusOn(sheetTitle(page));
  await press(list.confirmButton);
  await expect.poll(async () => (await heading(page).textContent())?.startsWith('2')).toBe(true);
  await expectFocusOn(lane.confirmButton);
  await page.context().close();
});
