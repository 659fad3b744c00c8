import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayInBangkok } from '../../domain/date-range.ts';
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

const dialog = (page: Page) => page.getByRole('dialog');

/** Chooses a customer group in the sheet that a button opens. */
async function chooseIn(page: Page, opener: Locator, choice: string): Promise<void> {
  await opener.click();
  await dialog(page).getByRole('button', { name: choice }).click();
  await dialog(page).waitFor({ state: 'detached' });
}

/** The button beside the shop's name, while this group is the one that is worked for. */
const workedFor = (page: Page, name: string) =>
  page.locator('header').getByRole('button', { name: word('en', 'group.change', { name }), exact: true });

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

  test('works for one group and lists another: each picker counts for itself, and the list’s alone is in the address', async () => {
    const [pratunam, chiangmai, chatuchak] = ['水门批发 3 楼', '清迈夜市 · 玉姐', 'Chatuchak Section 7'];
    const page = await openAs('order_manager', '/order-home?type=orders');
    const filter = (label: string) => page.getByRole('button', { name: label, exact: true });
    const query = () => new URL(page.url()).searchParams;
    const all = await groupsOn(page);
    expect(all.length).toBeGreaterThan(1);

    await chooseIn(page, workedFor(page, pratunam), chatuchak);
    await workedFor(page, chatuchak).waitFor();
    await listed(page).waitFor();
    expect([await groupsOn(page), query().get('group'), query().get('own')]).toEqual([all, null, null]);

    await chooseIn(page, filter(word('en', 'orders.group')), chiangmai);
    await filter(chiangmai).waitFor();
    await page.locator('h2', { hasText: chatuchak }).waitFor({ state: 'detached' });
    await listed(page).waitFor();
    expect([await groupsOn(page), query().get('group'), query().get('own')]).toEqual([
      [chiangmai],
      'chiangmai',
      null,
    ]);
    await workedFor(page, chatuchak).waitFor();

    // Of the group that is worked for, whichever that is.
    await chooseIn(page, filter(chiangmai), word('en', 'orders.currentGroup'));
    await page.locator('h2', { hasText: chatuchak }).waitFor();
    await listed(page).waitFor();
    expect([await groupsOn(page), query().get('group'), query().get('own')]).toEqual([
      [chatuchak],
      null,
      '1',
    ]);
    await chooseIn(page, workedFor(page, chatuchak), pratunam);
    await page.locator('h2', { hasText: pratunam }).waitFor();
    await listed(page).waitFor();
    expect([await groupsOn(page), query().get('group'), query().get('own')]).toEqual([[pratunam], null, '1']);

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: word('en', 'sheet.download'), exact: true }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe(`orders-${dayInBangkok(new Date().toISOString())}.xlsx`);
    const book = read(await readFile(await download.path()));
    const rows = utils.sheet_to_json<Record<string, string>>(book.Sheets[book.SheetNames[0] ?? ''] ?? {});
    expect([...new Set(rows.map((row) => row['Customer group']))]).toEqual([pratunam]);
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
