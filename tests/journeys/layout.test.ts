import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { screenIn, signIn } from './pages/app.ts';
import { orderPage } from './pages/order-page.ts';
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

async function open(width: number, persona: string): Promise<Page> {
  const page = await desktop.newPage({ path: '/auth?lang=en', width, isAudited: true });
  await signIn(page, persona);
  return page;
}

/** What Tab reaches from the top of a page, by name, until it has been everywhere. */
async function reachedByTab(page: Page): Promise<readonly string[]> {
  const reached: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      return element === document.body
        ? ''
        : (element?.ariaLabel ??
            element?.querySelector('[aria-label]')?.ariaLabel ??
            element?.innerText ??
            '');
    });
    if (name === '' || reached.length > 60) return reached;
    reached.push(name.split('\n')[0] ?? '');
  }
}

describe('a wide screen', () => {
  test('of a product and of an audit is gone through by Tab from its tabs and header to what it is about', async () => {
    const page = await open(1280, 'owner');
    const start = [
      'tab.skip',
      'tab.home',
      'tab.stock',
      'tab.orders',
      'tab.cart',
      'tab.me',
      'common.back',
    ].map((key) => word('en', key));
    const product = await page.locator('article a').first().getAttribute('href');
    await page.goto(`${shop.url}${product ?? ''}`);
    await screenIn(page, 'product', 'shown').waitFor();
    // What staff can do with it is fetched by itself.
    await page.getByRole('button', { name: word('en', 'productForm.edit'), exact: true }).waitFor();
    await page.locator('#same-category').waitFor();
    const name = await page.locator('h1').innerText();
    const trail = await page.locator('main nav button').allInnerTexts();
    const others = await page
      .locator('main article a')
      .evaluateAll((links) => links.map((link) => link.ariaLabel ?? ''));
    const siblings = await page.locator('main section li a').allInnerTexts();
    expect(await reachedByTab(page)).toEqual([
      ...start,
      ...trail,
      word('en', 'home.search'),
      word('en', 'home.scan'),
      word('en', 'common.decrease', { name }),
      word('en', 'common.quantityOf', { name }),
      word('en', 'common.increase', { name }),
      expect.stringMatching(word('en', 'product.order')),
      word('en', 'product.matrix.openShort'),
      ...siblings.map((chip) => chip.split('\n')[0]),
      word('en', 'product.stock.move'),
      word('en', 'product.stock.count'),
      word('en', 'productForm.history'),
      word('en', 'productForm.cover.at', { at: '1' }),
      word('en', 'productForm.cover.new'),
      word('en', 'productForm.edit'),
      expect.stringMatching(/^All of /),
      ...others.flatMap((other) => [other, word('en', 'home.add', { name: other })]),
    ]);
    expect([trail.length, others.length]).toEqual([3, 10]);
    await page.getByRole('searchbox', { name: word('en', 'home.search') }).fill('lantern');
    await page.keyboard.press('Enter');
    await page
      .locator('main[data-screen="home"] article', { hasText: /lantern/i })
      .first()
      .waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('lantern');
    await page.getByRole('button', { name: word('en', 'home.clearSearch') }).click();
    await page.goto(`${shop.url}/audit/order/${await shop.orderIn('completed')}`);
    await screenIn(page, 'trail', 'shown.resting').waitFor();
    expect((await reachedByTab(page)).slice(0, start.length + 3)).toEqual([
      ...start,
      'The chart, now in completed',
      word('en', 'audit.back'),
      word('en', 'audit.next'),
    ]);
    await page.context().close();
  });

  test('keeps the list beside the order that is opened from it, and shows there what became of it', async () => {
    const page = await open(1280, 'order_manager');
    await page.goto(`${shop.url}/order-home?type=orders`);
    await screenIn(page, 'nothing-opened', 'resting').waitFor();
    const list = page.locator('aside[data-screen="order-home"]');
    const row = list
      .getByRole('listitem')
      .filter({ hasText: word('en', 'status.created') })
      .first();
    const link = row.getByRole('link');
    const number = (await link.textContent()) ?? '';
    await link.click();
    await screenIn(page, 'order', 'shown.resting').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([
      '源记百货 · 水门店',
      number,
    ]);
    expect(await link.getAttribute('aria-current')).toBe('page');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);

    await orderPage(page, 'en').confirm();

    await list
      .getByRole('listitem')
      .filter({ hasText: number })
      .filter({ hasText: word('en', 'status.confirmed') })
      .waitFor();
    await page.context().close();
  });

  test('whose sheet is opened keeps the list where it is', async () => {
    const page = await open(1280, 'order_manager');
    await orderPage(page, 'en').open(shop.url, await shop.orderIn('confirmed'));
    const list = page.locator('aside[data-screen="order-home"][data-state="listed"]');
    await list.waitFor();
    const before = await list.boundingBox();
    await orderPage(page, 'en').openProof();
    expect(await list.boundingBox()).toEqual(before);
    await page.context().close();
  });

  test('that becomes narrow shows the order alone as it stood, without list and tabs', async () => {
    const page = await open(1280, 'order_manager');
    await page.goto(`${shop.url}/order/${await shop.orderIn('paid')}`);
    await page.locator('aside[data-screen="order-home"][data-state="listed"]').waitFor();
    const order = page.locator('main[data-screen="order"][data-state^="shown"]');
    await order.waitFor();
    const shown = await order.elementHandle();

    await page.setViewportSize({ width: 390, height: 844 });

    await page.getByRole('button', { name: word('en', 'common.back'), exact: true }).waitFor();
    expect(await page.locator('[data-screen], [data-tab-bar]').count()).toBe(1);
    expect(await shown.evaluate(({ isConnected }) => isConnected)).toBe(true);
    await page.context().close();
  });
});
