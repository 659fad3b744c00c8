import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { screenIn, signIn } from './pages/app.ts';
import { homePage } from './pages/home-page.ts';
import { paymentPage } from './pages/payment-page.ts';
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

async function openAs(persona: string): Promise<Page> {
  const page = await desktop.newPage({ path: '/auth?lang=en' });
  await signIn(page, persona);
  return page;
}

/** The step that is looked at, as it is read. */
async function toldOf(page: Page): Promise<readonly string[]> {
  const text = await page.locator('main[data-screen="trail"] section').first().innerText();
  return text
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

describe('a payment that finance confirmed on one device', () => {
  test('shows the owner on another who did it, when, what they saw and what was changed', async () => {
    // A mix is confirmed as it was paid: its parts would not add up.
    const [payment] = await shop.rows<{ payment_order_id: string; payment_no: number; paid_satang: string }>(
      `SELECT payment_order_id, payment_no, paid_satang FROM payment_orders
       WHERE merchant_id = 'm-demo' AND status = 'paid' AND payment_type <> 'mix' LIMIT 1`,
    );
    const paymentId = payment!.payment_order_id;

    const finance = await openAs('finance');
    await paymentPage(finance, 'en').open(shop.url, paymentId);
    await paymentPage(finance, 'en').openReceipt();
    await finance.getByRole('dialog').getByRole('textbox').fill('1234.50');
    await paymentPage(finance, 'en').confirmReceiptButton.click();
    await paymentPage(finance, 'en').waitUntilConfirmed();
    await finance.context().close();

    const page = await openAs('owner');
    await page.locator('nav a[href="/my"]').click();
    await page.getByRole('link', { name: word('en', 'audit.title') }).click();
    await page.getByRole('searchbox').fill(`PAY-${payment!.payment_no}`);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: `PAY-${payment!.payment_no}` }).click();
    await screenIn(page, 'trail', 'shown.resting').waitFor();

    const [step] = await shop.rows<{ by_name: string; created: Date }>(
      "SELECT by_name, created FROM payment_history WHERE payment_order_id = $1 AND event = 'payment.confirm'",
      [paymentId],
    );
    const inBangkok = new Date(step!.created.getTime() + 7 * 60 * 60 * 1000).toISOString();
    expect(await toldOf(page)).toEqual([
      'Receipt confirmed',
      'Who',
      `${step!.by_name} · Finance`,
      'When',
      inBangkok.slice(0, 19).replace('T', ' '),
      'Status',
      'Paid',
      'Completed',
    ]);
    const before = (Number(payment!.paid_satang) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
    const [, changed, seen] = await page.locator('main[data-screen="trail"] section').allInnerTexts();
    expect(changed?.split('\n')).toEqual(
      expect.arrayContaining(['Amount paid', 'Before:', `฿${before}`, 'after:', '฿1,234.50']),
    );
    expect(seen?.split('\n')).toEqual(expect.arrayContaining(['Amount paid', `฿${before}`]));
    expect(await page.getByText('Record and chart agree').count()).toBe(1);
    expect(await litStates(page)).toEqual(['completed']);

    await page.keyboard.press('ArrowLeft');
    await page.locator('main[data-step="2"]').waitFor();
    expect(await litStates(page)).toEqual(['paid']);
    await page.getByRole('button', { name: word('en', 'audit.next') }).click();
    await page.locator('main[data-step="3"]').waitFor();
    expect(await litStates(page)).toEqual(['completed']);
    await page.context().close();
  });
});

describe('the audit', () => {
  test('is opened from a payment by the owner, and leads on to that of an order in it', async () => {
    const page = await openAs('owner');
    await page.goto(`${shop.url}/payment/${await shop.paymentIn('completed')}`);
    await page.getByRole('link', { name: word('en', 'payment.audit') }).click();
    await screenIn(page, 'trail', 'shown.resting').waitFor();
    await page.keyboard.press('Home');
    await page.locator('main[data-step="1"]').waitFor();
    await page.locator('main a[href^="/audit/order/"]').first().click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^#\d+$/);
    await page.context().close();
  });

  test('begins with the payment and the order that came last', async () => {
    const page = await openAs('owner');
    await page.goto(`${shop.url}/audit`);
    const [last] = await shop.rows<{ payment: string; order: string }>(
      `SELECT
        (SELECT payment_order_id FROM payment_orders WHERE merchant_id = 'm-demo' ORDER BY payment_no DESC LIMIT 1)
          AS payment,
        (SELECT order_id FROM orders WHERE merchant_id = 'm-demo' ORDER BY order_no DESC LIMIT 1) AS order`,
    );
    for (const kind of ['payment', 'order'] as const) {
      const link = page.locator(`main a[href^="/audit/${kind}/"]`).first();
      expect(await link.getAttribute('href')).toBe(`/audit/${kind}/${last![kind]}`);
    }
    await page.context().close();
  });

  test('typed by a manager is no page', async () => {
    const manager = await openAs('manager');
    await manager.locator('nav a[href="/my"]').click();
    await manager.locator('main[data-screen="my"]').waitFor();
    expect(await manager.locator('a[href="/audit"]').count()).toBe(0);
    const payment = await shop.paymentIn('completed');
    await manager.goto(`${shop.url}/payment/${payment}`);
    await paymentPage(manager, 'en').waitUntilConfirmed();
    expect(await manager.locator('a[href^="/audit"]').count()).toBe(0);
    for (const path of ['/audit', '/audit/debug', `/audit/payment/${payment}`]) {
      await manager.goto(shop.url + path);
      await screenIn(manager, 'not-found', 'shown').waitFor();
    }
    await manager.context().close();
  });
});

function litStates(page: Page): Promise<readonly (string | undefined)[]> {
  return page
    .locator('svg.chart .is-now')
    .evaluateAll((states) => states.map((state) => (state as SVGElement).dataset['state']));
}

describe('what a device has noted of a cart', () => {
  test('goes on while another tab adds to it, and replays on another machine from its masked log', async () => {
    const shopping = await openAs('owner');
    await homePage(shopping, 'en').addToCart();

    const auditing = await shopping.context().newPage();
    await auditing.goto(`${shop.url}/audit/device`);
    await auditing.locator('main a[href^="/audit/stream/cart"]').click();
    await screenIn(auditing, 'trail', 'shown.resting').waitFor();
    const before = Number(await auditing.locator('main').getAttribute('data-step'));
    await shopping.locator('article button:not([aria-disabled])').nth(1).click();
    await auditing.locator(`main[data-step="${before + 1}"]`).waitFor();
    expect(await auditing.getByText('Record and chart agree').count()).toBe(1);
    const lit = await litStates(auditing);

    const saving = auditing.waitForEvent('download');
    await auditing.getByRole('button', { name: word('en', 'audit.export') }).click();
    const log = await (await saving).path();

    const elsewhere = await openAs('admin');
    await elsewhere.goto(`${shop.url}/audit/device`);
    await elsewhere.locator('input[type="file"]').setInputFiles('package.json');
    await elsewhere.getByText(word('en', 'audit.notLog')).waitFor();
    await elsewhere.locator('input[type="file"]').setInputFiles(log);
    await elsewhere.locator(`main[data-screen="trail"][data-step="${before + 1}"]`).waitFor();
    expect(await litStates(elsewhere)).toEqual(lit);
    expect(await elsewhere.getByText('Record and chart agree').count()).toBe(1);
    for (const window of [shopping, elsewhere]) await window.context().close();
  });
});

describe('the debug log', () => {
  test('recording from the start shows what happened since, masked, to find, copy and clear', async () => {
    const page = await openAs('owner');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${shop.url}/audit/debug`);
    await page.getByRole('checkbox').check();
    await page.goto(`${shop.url}/home?lang=en`);
    await homePage(page, 'en').addToCart();
    await page.evaluate(() => console.warn('call 081-234-5678 with', { phone: '021234567' }));
    await page.locator('nav a[href="/my"]').click();
    await page.getByRole('link', { name: word('en', 'audit.title') }).click();
    await page.getByRole('link', { name: word('en', 'debug.title') }).click();
    await screenIn(page, 'debug-log', 'listed').waitFor();

    const rows = page.locator('main[data-screen="debug-log"] li');
    await rows.filter({ hasText: 'line.add' }).first().waitFor();
    expect(await rows.filter({ hasText: 'GET /api/all_sku_list' }).count()).toBeGreaterThan(0);
    expect(await rows.filter({ hasText: 'call … with {"phone":"…"}' }).count()).toBe(1);

    await page.getByRole('button', { name: word('en', 'debug.kind.network') }).click();
    await page.getByRole('searchbox').fill('/api/');
    await page.getByRole('button', { name: word('en', 'debug.copy') }).click();
    await page.getByText(/copied, masked/).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const lines = copied.split('\n');
    expect(lines.length).toBe(await rows.count());
    expect(
      lines.filter(
        (line) => !/^\S+\+07:00 network (GET|POST) \/api\/\S+ (\d{3}|no answer) \d+ ms \d+ B$/.test(line),
      ),
    ).toEqual([]);
    expect(copied).not.toMatch(/Bearer|eyJ/);

    await page.getByRole('button', { name: word('en', 'debug.clear') }).click();
    await screenIn(page, 'debug-log', 'empty').waitFor();
    await page.context().close();
  });
});
