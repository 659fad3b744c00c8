import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { sheetButton, signIn } from './pages/app.ts';
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

const listed = (page: Page) => page.locator('[data-screen="order-home"][data-state="listed"]');

async function openAs(persona: string, path: string): Promise<Page> {
  const page = await desktop.newPage({ path: `/auth?lang=en&redirect=${encodeURIComponent(path)}` });
  await signIn(page, persona);
  await listed(page).waitFor();
  return page;
}

async function groupsOn(page: Page): Promise<readonly string[]> {
  return await page.locator('[data-screen="order-home"] h2').allInnerTexts();
}

describe('a manager in the list of orders', () => {
  test('narrows it to a group that they pick, and its link shows another the same', async () => {
    const page = await openAs('order_manager', '/order-home?type=orders');
    await page.getByRole('button', { name: word('en', 'orders.group'), exact: true }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill('Chatu');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Chatuchak Section 7/ })
      .click();
    await page.getByRole('button', { name: 'Chatuchak Section 7', exact: true }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await listed(page).waitFor();
    const [whole] = await shop.rows<{ count: number; sum: string }>(
      `SELECT count(*)::int AS count, trim(to_char(sum(total_satang) / 100.0, 'FM999,999,990.00')) AS sum FROM orders
       WHERE merchant_id = 'm-demo' AND group_id = 'chatuchak' AND status <> 'cancelled'`,
    );
    const head = page.locator('h2', { hasText: 'Chatuchak' }).locator('..');
    expect(await head.innerText()).toContain(`${whole?.count} orders`);
    expect(await head.innerText()).toContain(`฿${whole?.sum}`);
    const { pathname, search } = new URL(page.url());
    const other = await openAs('owner', `${pathname}${search}`);
    expect(await groupsOn(other)).toEqual(['Chatuchak Section 7']);
    await other.getByRole('button', { name: 'Chatuchak Section 7', exact: true }).waitFor();
    await other.context().close();
    await page.context().close();
  });

  test('has it in lines of one order, which stay so after a reload', async () => {
    const page = await openAs('order_manager', '/order-home?type=orders');
    const compact = page.getByRole('button', { name: word('en', 'orders.compact') });
    await compact.click();
    await page.reload();
    await listed(page).waitFor();
    expect(await compact.getAttribute('aria-pressed')).toBe('true');
    await page.context().close();
  });

  test('cancels an order by its key after a question, and it leaves the list', async () => {
    const page = await openAs('order_manager', '/order-home?type=orders&sort=oldest');
    const orderId = await shop.orderIn('created');
    const link = page.locator(`a[href="/order/${orderId}"]`);
    while (!(await link.isVisible())) {
      await page.getByRole('button', { name: word('en', 'common.loadMore') }).click();
      await listed(page).waitFor();
    }
    await link.focus();
    await page.keyboard.press('Delete');
    await sheetButton(page, 'en', 'orders.keep').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await shop.statusOf(orderId)).toBe('created');
    await link.focus();
    await page.keyboard.press('Delete');
    await sheetButton(page, 'en', 'order.cancel').click();
    await link.waitFor({ state: 'detached' });
    expect(await shop.statusOf(orderId)).toBe('cancelled');
    expect((await shop.traces()).wrongStock).toBe(0);
    await page.context().close();
  });
});
