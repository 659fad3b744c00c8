import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { signIn } from './pages/app.ts';
import { cartPage } from './pages/cart-page.ts';
import { homePage } from './pages/home-page.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';
import type { Language } from './words.ts';

const [chiangmai, chatuchak] = ['清迈夜市 · 玉姐', 'Chatuchak Section 7'];
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

async function openAs(persona: string, language: Language, query = ''): Promise<Page> {
  const page = await desktop.newPage({ path: `/auth?lang=${language}&redirect=/home${query}` });
  await signIn(page, persona);
  return page;
}

/** The group that a request names, in its address and in its header. */
const groupsOf = (request: Request) => [
  new URL(request.url()).searchParams.get('group_id'),
  request.headers()['group_id'],
];

/** The button beside the shop's name, while this group is the one. */
const groupButton = (page: Page, language: Language, name: string) =>
  page.locator('header').getByRole('button', { name: word(language, 'group.change', { name }) });

async function choose(page: Page, language: Language, from: string, to: string): Promise<void> {
  await groupButton(page, language, from).click();
  await page.getByRole('dialog').getByRole('button', { name: to }).click();
  await groupButton(page, language, to).waitFor();
}

describe('the group that staff work for', () => {
  test.each(casesAt<Language>(['zh', 'en', 'th'], 0))(
    'in %s is chosen beside the shop’s name, and each call follows it',
    async (language) => {
      const page = await openAs('order_manager', language);
      await homePage(page, language).addToCart();
      // What was opened of the former group may be asked for at any time; what is shown now is this group's.
      const shelf = page.waitForRequest(
        (request) => request.url().includes('/api/all_sku_list') && groupsOf(request)[0] === 'chiangmai',
      );
      await choose(page, language, '水门批发 3 楼', chiangmai);
      expect(groupsOf(await shelf)).toEqual(['chiangmai', 'chiangmai']);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/all_sku_list')) asked.push(groupsOf(request)[1] ?? 'none');
      });
      await page.getByText(word(language, 'group.changed')).waitFor();
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-haspopup') === 'dialog');

      // The cart of the other group stays with it.
      await homePage(page, language).addToCart();
      const cart = cartPage(page, language);
      await cart.open();
      expect(await cart.countLines()).toBe(1);
      await cart.askToSubmit();
      await page.getByRole('dialog').getByText(chiangmai).waitFor();
      expect(asked.filter((header) => header !== 'chiangmai')).toEqual([]);
      const [place] = await shop.rows<{ address: string }>(
        `SELECT address FROM addresses WHERE group_id = 'chiangmai' AND is_default`,
      );
      await page
        .getByRole('dialog')
        .getByText(place?.address ?? 'no address')
        .waitFor();
      await cart.submitButton.click();
      await page.locator('main[data-screen="order-home"]').waitFor();
      const order = await shop.newestOrder();
      expect(await shop.rows(`SELECT group_id FROM orders WHERE order_id = $1`, [order])).toEqual([
        { group_id: 'chiangmai' },
      ]);

      await page.goto(`${shop.url}/home`);
      await choose(page, language, chiangmai, '水门批发 3 楼');
      await homePage(page, language).waitForCartCount(1);
      await page.context().close();
    },
  );

  test('that a link names is named beside the shop’s name, also after a reload', async () => {
    const page = await openAs('finance', 'en', '&group_id=chatuchak');
    await groupButton(page, 'en', chatuchak).waitFor();
    await page.reload();
    await groupButton(page, 'en', chatuchak).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('group_id'))).toBe('chatuchak');
    await page.context().close();
  });

  test('is forgotten with a sign-out: whoever comes next works for their own', async () => {
    const page = await openAs('owner', 'en');
    await choose(page, 'en', '水门批发 3 楼', chatuchak);
    await page.goto(`${shop.url}/my`);
    await page.getByRole('button', { name: word('en', 'my.signOut'), exact: true }).click();
    await page.locator('[data-persona="finance"]').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('group_id'))).toBeNull();
    await page.context().close();
  });

  test('is no choice of customers', async () => {
    const page = await openAs('customer', 'en');
    await homePage(page, 'en').addToCart();
    expect(await page.locator('header [aria-haspopup="dialog"]').count()).toBe(0);
    await page.context().close();
  });
});

describe('a customer whom the shop has moved to another group while the app was closed', () => {
  test('works for the new group after one further start, and is told nothing of a link', async () => {
    const page = await openAs('customer', 'en');
    await page.locator('#root article').first().waitFor();
    await page.goto(`${shop.url}/robots.txt`);
    await shop.rows(`UPDATE users SET group_id = 'chiangmai' WHERE user_id = 'customer'`);
    let starts = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) starts += 1;
    });
    // The network is slow: what the server knows of the person comes once a refusal of the former group has it asked for as well.
    let asked = 0;
    let release: () => void = () => undefined;
    const isRefused = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/user_info', async (route) => {
      asked += 1;
      if (asked === 2) release();
      await isRefused;
      await route.continue().catch(() => undefined);
    });
    const shelf = page.waitForResponse(
      (answer) => answer.ok() && groupsOf(answer.request())[0] === 'chiangmai',
    );
    await page.goto(`${shop.url}/home`);
    await shelf;
    await page.locator('#root article').first().waitFor();
    expect([starts, await page.getByText(word('en', 'said.foreignGroup')).count()]).toEqual([2, 0]);
    await page.context().close();
  });
});
