import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { signIn } from './pages/app.ts';
import { orderListPage } from './pages/order-list-page.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

const language = 'en';
let shop: Shop;
let desktop: Desktop;
let page: Page;

beforeAll(async () => {
  shop = await openShop();
  desktop = await openDesktop(shop.url);
});

afterAll(async () => {
  await desktop.close();
  await shop.close();
});

beforeEach(async () => {
  page = await desktop.newPage({ path: `/auth?lang=${language}` });
  await signIn(page, 'owner');
});

afterEach(() => page.context().close());

const scrolled = () => page.evaluate(() => Math.round(window.scrollY));

/** Brings the last of what matches into view; answers how far the page is scrolled then. */
async function scrollToLast(selector: string): Promise<number> {
  await page.locator(selector).last().scrollIntoViewIfNeeded();
  const top = await scrolled();
  expect(top).toBeGreaterThan(300);
  return top;
}

describe.each([
  ['orders', 'order', 'order_list'],
  ['payments', 'payment', 'payment_order_list'],
])('Back to the %s', (tab, record, operation) => {
  test('shows every page that was loaded, where it was left, and reads all of them again', async () => {
    const row = `main a[href^="/${record}/"]`;
    await page.goto(`${shop.url}/order-home?type=${tab}`);
    await orderListPage(page).waitUntilListed();
    // What remembers pages comes after the first screen.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/after-screen-')),
    );
    const onFirstPage = await page.locator(row).count();
    await page.getByRole('button', { name: word(language, 'common.loadMore') }).click();
    await page.locator(row).nth(onFirstPage).waitFor();
    await orderListPage(page).waitUntilListed();
    const loaded = await page.locator(row).count();
    const top = await scrollToLast(row);

    await page.locator(row).last().click();
    await page.locator(`main[data-screen="${record}"][data-state*="shown"]`).waitFor();
    expect(await scrolled()).toBe(0);
    const number = await page.locator('main h1').innerText();
    await expect.poll(() => page.title()).toMatch(new RegExp(`^${number} · .`));
    // The tab of payments to confirm reads how many there are, beside the list.
    const asked = page.waitForRequest(
      (request) =>
        request.url().endsWith(`/api/${operation}`) &&
        (request.postDataJSON() as { status?: unknown }).status !== 'paid',
    );
    await page.goBack();
    expect((await asked).postDataJSON()).toMatchObject({ page_size: loaded, cursor: null });
    await expect.poll(async () => [await page.locator(row).count(), await scrolled()]).toEqual([loaded, top]);
    await orderListPage(page).waitUntilListed();
    expect([await page.locator(row).count(), await scrolled()]).toEqual([loaded, top]);
  });
});

describe('Back to home', () => {
  const card = 'main a[href^="/product/"]';
  const category = () => page.locator('main nav button[aria-pressed="true"]').first().innerText();
  const chips = () => page.locator('main section button[aria-pressed="true"]').allInnerTexts();

  test('shows the category and the place that one left, until the page is loaded anew', async () => {
    await page.goto(`${shop.url}/home`);
    await page.locator(card).first().waitFor();
    const first = await category();
    await page.locator('main nav button').nth(1).click();
    await page.locator(card).nth(4).waitFor();
    const chosen = await category();
    const section = page
      .locator('main section')
      .filter({ has: page.locator('button').nth(1) })
      .first();
    await section.getByRole('group').getByRole('button', { pressed: false }).first().click();
    await page.locator(card).nth(4).waitFor();
    const open = await chips();
    const top = await scrollToLast(card);
    await page.locator(card).last().click();
    await page.locator('main[data-screen="product"][data-state="shown"]').waitFor();
    expect(await scrolled()).toBe(0);
    await page.goBack();
    await page.locator('main[data-screen="home"]').waitFor();
    expect([await category(), await chips(), await scrolled()]).toEqual([chosen, open, top]);
    // Home's heading is the shop's name, and so is its title.
    const shopName = await page.locator('main h1').innerText();
    await expect.poll(() => page.title()).toBe(shopName);
    await page.reload();
    await page.locator(card).first().waitFor();
    expect([await category(), await scrolled()]).toEqual([first, 0]);
    expect(await chips()).not.toEqual(open);
  });

  test('within the hour asks for no categories, until they are refreshed or somebody else signs in', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/api/all_product_category') asked.push(pathname);
    });
    const shown = async () => page.locator(card).first().waitFor();
    await page.goto(`${shop.url}/home`);
    await shown();
    asked.length = 0;
    await page.reload();
    await shown();
    expect(asked).toHaveLength(0);
    await page.getByRole('button', { name: word(language, 'home.refresh') }).click();
    await expect.poll(() => asked.length).toBe(1);
    await shown();
    await page.goto(`${shop.url}/my`);
    await page.getByRole('button', { name: word(language, 'my.signOut') }).click();
    await page.locator('[data-persona]').first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('categories'))).toBeNull();
    await signIn(page, 'rival_owner');
    await expect.poll(() => asked.length).toBe(2);
  });
});
