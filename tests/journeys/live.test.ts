import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { signIn } from './pages/app.ts';
import { orderPage } from './pages/order-page.ts';
import { giveRole } from './pages/people-page.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

const language = 'en';
let shop: Shop;
let desktop: Desktop;
let orderId: string;
/** The first lines of the order, as they were. */
let lines: readonly { readonly name: string; readonly quantity: number }[];
let group: string;
let orderNo: number;

beforeAll(async () => {
  shop = await openShop();
  desktop = await openDesktop(shop.url);
  orderId = await shop.orderIn('confirmed');
  lines = await shop.rows('SELECT name, quantity FROM order_lines WHERE order_id = $1 ORDER BY line_no', [
    orderId,
  ]);
  const [named] = await shop.rows<{ name: string; order_no: number }>(
    'SELECT name, order_no FROM orders JOIN groups USING (merchant_id, group_id) WHERE order_id = $1',
    [orderId],
  );
  group = named?.name ?? '';
  orderNo = named?.order_no ?? 0;
});

afterAll(async () => {
  await desktop.close();
  await shop.close();
});

async function openAs(persona: string, path: string): Promise<Page> {
  const page = await desktop.newPage({
    path: `/auth?lang=${language}&redirect=${encodeURIComponent(path)}`,
  });
  await signIn(page, persona);
  return page;
}

/** Opens a page that is told of what changes, without anybody touching it. */
async function watchAs(persona: string, path: string): Promise<Page> {
  const page = await openAs(persona, path);
  await page.waitForResponse((response) => response.url().includes('/api/events'));
  return page;
}

/** Saves so many pieces of a line, on a page of its own. */
async function saveQuantity(name: string, quantity: number): Promise<void> {
  const page = await openAs('manager', `/order/${orderId}`);
  const order = orderPage(page, language);
  await order.waitUntilShown();
  await order.setQuantity(name, quantity);
  await order.saveButton.click();
  await order.waitUntilPayable();
  await page.context().close();
}

describe('an order that somebody else changes', () => {
  test('changes on its page and in the list while they are looked at, and leaves what is typed', async () => {
    const [first, second] = lines as [(typeof lines)[0], (typeof lines)[0]];
    const list = await watchAs('order_manager', `/order-home?type=orders&number=${orderNo}`);
    const detail = await watchAs('owner', `/order/${orderId}`);
    const editing = await watchAs('admin', `/order/${orderId}`);
    await orderPage(editing, language).setQuantity(first.name, first.quantity + 7);
    await list.getByRole('button', { name: word(language, 'orders.group'), exact: true }).click();
    const search = list.getByRole('dialog').getByRole('searchbox');
    await search.fill('Chatu');
    const sumOf = () => list.locator('h2', { hasText: group }).locator('..').innerText();
    const before = await sumOf();

    await saveQuantity(second.name, second.quantity + 5);

    const quantityOn = (page: Page, name: string) =>
      orderPage(page, language).line(name).getByRole('textbox').inputValue();
    await expect.poll(() => quantityOn(detail, second.name)).toBe(String(second.quantity + 5));
    await expect.poll(sumOf).not.toBe(before);
    expect([
      await search.inputValue(),
      await search.evaluate((field) => field === document.activeElement),
      await quantityOn(editing, first.name),
    ]).toEqual(['Chatu', true, String(first.quantity + 7)]);

    // Whoever has changed something is told at once, and who changed what when nothing is typed; and keeps it.
    await editing.getByText(word(language, 'order.overtaken.waiting')).waitFor();
    await editing.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await editing.getByText(word(language, 'order.overtaken.kept')).waitFor();
    expect([await quantityOn(editing, first.name), await quantityOn(editing, second.name)]).toEqual([
      String(first.quantity + 7),
      String(second.quantity + 5),
    ]);
  });
});

describe('somebody who touches nothing', () => {
  test('sees the pieces that are left, and what they themselves may do, as both change', async () => {
    const [sku] = await shop.rows<{ sku_id: string }>(
      `SELECT min(sku_id) AS sku_id FROM skus WHERE merchant_id = 'm-demo' AND status = 'active' AND on_hand - reserved > 20`,
    );
    const product = await watchAs('customer', `/product/${sku?.sku_id}`);
    const own = await watchAs('customer', '/my');
    const vip = own.locator('main[data-screen="my"]').getByText('VIP', { exact: true });
    expect([await vip.count(), await product.getByText('3 left').count()]).toEqual([0, 0]);
    await shop.rows('UPDATE skus SET on_hand = reserved + 3 WHERE sku_id = $1', [sku?.sku_id]);
    await shop.rows("UPDATE users SET is_vip = true, version = version + 1 WHERE user_id = 'customer'");
    await product.getByText('3 left').first().waitFor();
    await vip.waitFor();
  });
});

describe('another role', () => {
  test('is seen by staff who look at the list or at the person, and by that person, who touch nothing', async () => {
    const list = await watchAs('order_manager', '/role');
    const sheet = await watchAs('admin', '/role');
    await sheet.locator('[data-person="finance"]').click();
    const dialog = sheet.getByRole('dialog');
    await dialog.getByText(word(language, 'role.finance'), { exact: false }).first().waitFor();
    const own = await watchAs('finance', '/my');
    const theirs = own.locator('main[data-screen="my"]');
    await own.getByRole('link', { name: word(language, 'my.dayClose') }).waitFor();

    const page = await openAs('owner', '/role');
    await giveRole(page, 'finance', 'storekeeper');

    const storekeeper = word(language, 'role.storekeeper');
    await list.locator('[data-person="finance"]').getByText(storekeeper).waitFor();
    await dialog.locator(`[data-role="storekeeper"]`).getByText(word(language, 'people.now')).waitFor();
    await theirs.getByText(storekeeper).waitFor();
    await expect.poll(() => own.getByRole('link', { name: word(language, 'my.dayClose') }).count()).toBe(0);
  });
});
