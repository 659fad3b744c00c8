import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { signIn } from './pages/app.ts';
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

describe('a VIP price', () => {
  test('that a manager types for a group is what its VIP customer sees', async () => {
    const page = await openAs('manager', '/home-vip');
    await page.locator('main[data-screen="home-vip"] [aria-haspopup="dialog"]').click();
    await page.getByRole('dialog').getByRole('button', { name: /玉姐/ }).click();
    const card = page.locator('[data-vip="false"]').first();
    await card.waitFor();
    const id = await card.getAttribute('data-product');
    const own = page.locator(`[data-product="${id}"]`);
    await own.getByRole('textbox').fill('1.25');
    await own.getByRole('button', { name: word('en', 'vip.add') }).click();
    await own.getByRole('button', { name: word('en', 'vip.remove') }).waitFor();
    await page.getByRole('button', { name: word('en', 'vip.only'), exact: true }).click();
    const shown = page.locator('[data-vip]');
    await expect
      .poll(() => shown.evaluateAll((cards) => [...new Set(cards.map((card) => card.dataset['vip']))]))
      .toEqual(['true']);
    // The list is read again once the product is VIP.
    await own.waitFor();
    await page.context().close();
    expect(
      await shop.rows(
        `SELECT s.vip_price_satang::int AS price, v.group_id AS group, h.by_id AS by FROM skus s
         JOIN sku_vip_groups v USING (merchant_id, sku_id) JOIN record_history h ON h.record_id = s.sku_id
         WHERE s.sku_id = '${id}'`,
      ),
    ).toEqual([{ price: 125, group: 'chiangmai', by: 'manager' }]);

    const theirs = await openAs('vip', `/product/${id}`);
    await theirs.getByText('฿1.25').first().waitFor();
    await theirs.goto(`${shop.url}/home-vip`);
    await theirs.locator('main[data-screen="vip-list"] [role="listitem"]').first().waitFor();
    await theirs.context().close();
  });
});

describe('a VIP price that is refused because its product is gone', () => {
  test('is told by its name once its refusal is followed, and over then', async () => {
    const page = await openAs('manager', '/home-vip');
    const card = page.locator('[data-vip="false"]').first();
    await card.waitFor();
    const id = (await card.getAttribute('data-product')) ?? '';
    const name = await card.getByRole('heading').innerText();
    await page.route('**/api/set_sku_vip', (route) =>
      route.fulfill({ status: 404, json: { code: 404, data: { reason: 'not_found' }, message: '' } }),
    );
    const own = page.locator(`[data-product="${id}"]`);
    await own.getByRole('button', { name: word('en', 'vip.add') }).click();
    await own.getByText(word('en', 'vip.failed')).waitFor();
    await page.goto(`${shop.url}/my/unsent`);
    const question = page.getByRole('link', { name: word('en', 'vip.unsent') });
    await question.click();
    await page.getByText(`${name}: ${word('en', 'reason.not_found')}`).waitFor();
    await page.goto(`${shop.url}/my/unsent`);
    await page.locator('main[data-screen="unsent"][data-state="empty"]').waitFor();
    expect(await question.count()).toBe(0);
    await page.context().close();
  });
});
