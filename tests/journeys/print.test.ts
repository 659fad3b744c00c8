import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import { signInAt } from '../processes/caller.ts';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { signIn } from './pages/app.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';
import type { Language } from './words.ts';

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

/** An order with this many lines, of products of the demo, as somebody has confirmed it. */
async function orderOf(lines: number): Promise<string> {
  const orderId = await shop.orderIn('confirmed');
  await shop.rows(`DELETE FROM order_lines WHERE merchant_id = $1 AND order_id = $2`, ['m-demo', orderId]);
  await shop.rows(
    `INSERT INTO order_lines (merchant_id, order_id, line_no, sku_id, name, color, size, style, quantity, price_satang, total_satang, image_urls, extra_info, is_vip)
       SELECT merchant_id, $2, row_number() OVER (ORDER BY sku_id), sku_id, name, color, size, style, 2, price_satang, 2 * price_satang, image_urls,
         json_build_object('ch_name', ch_name, 'th_name', th_name)::text, false
       FROM skus WHERE merchant_id = $1 AND status = 'active' ORDER BY sku_id LIMIT $3`,
    ['m-demo', orderId, lines],
  );
  return orderId;
}

/** Counts how often the print dialog was opened, on the page itself. */
const countDialogs = `window.print = () => {
  const { dataset } = document.documentElement;
  dataset.dialogs = String(Number(dataset.dialogs ?? 0) + 1);
};`;

/** Makes a page of LINE's own browser of it. */
const insideLine = `Object.defineProperty(Navigator.prototype, 'userAgent', {
  get: () => 'Mozilla/5.0 (Linux; Android 14) Chrome/143.0 Mobile Safari/537.36 Line/14.0.0',
});`;

async function openPrint(path: string, language: Language, persona?: string): Promise<Page> {
  const start = persona === undefined ? path : `/auth?lang=${language}&redirect=${encodeURIComponent(path)}`;
  const page = await desktop.newPage({ path: start, script: countDialogs });
  if (persona !== undefined) await signIn(page, persona);
  await page.locator('main[data-screen="print"][data-state="printed"]').waitFor();
  return page;
}

/** What comes out of the printer: size of a page in points, and the text of each. */
async function printed(page: Page) {
  const pdf = await getDocumentProxy(
    new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true })),
  );
  const first = await pdf.getPage(1);
  const { width, height } = first.getViewport({ scale: 1 });
  const { text } = await extractText(pdf, { mergePages: false });
  return { width: Math.round(width), height: Math.round(height), pages: text };
}

const a4 = { width: 595, height: 842 };

describe('an order as it is printed', () => {
  test.each(
    casesAt<[Language, number, number]>(
      [
        ['zh', 13, 1],
        ['th', 13, 1],
        ['en', 60, 3],
      ],
      1,
      2,
    ),
  )(
    'in %s with %i lines fills %i pages of A4, with each line once, and opens one dialog',
    async (language, lines, pages) => {
      const orderId = await orderOf(lines);
      const page = await openPrint(`/order/${orderId}/print`, language, 'order_manager');
      const names = await page.locator('[data-printed] tbody strong').allInnerTexts();
      expect(
        new Set(await page.locator('[data-printed] tbody tr > td:first-child').allInnerTexts()).size,
      ).toBe(Math.ceil(lines / 2));
      const { pages: texts, ...size } = await printed(page);
      expect({ ...size, pages: texts.length, names: names.length }).toEqual({ ...a4, pages, names: lines });
      const [{ name: shopName, number } = { name: '', number: '' }] = await shop.rows<{
        name: string;
        number: string;
      }>(
        `SELECT m.name, o.order_no::text AS number FROM orders o JOIN merchants m USING (merchant_id) WHERE order_id = $1`,
        [orderId],
      );
      for (const [index, text] of texts.entries()) {
        expect(text).toContain(`#${number}`);
        expect(text.replaceAll(/\s/g, '')).toContain(
          word(language, 'print.pageOf', { page: `${index + 1}`, pages: `${pages}` }).replaceAll(/\s/g, ''),
        );
      }
      expect(texts[0]).toContain(shopName.slice(0, 2));
      // Beside the language of who prints each label stands in Thai, once.
      const thai = await page.locator('[data-printed] [lang="th"]').allInnerTexts();
      expect(thai.filter((text) => text.trim() === word('th', 'orderPrint.to')).length).toBe(
        language === 'th' ? 0 : 1,
      );
      expect(await page.locator('html').getAttribute('data-dialogs')).toBe('1');
      await page.context().close();
    },
  );

  test('which a link asks for is printed from its order', async () => {
    const orderId = await orderOf(2);
    const page = await openPrint(`/order/${orderId}?action=print`, 'en', 'finance');
    expect(await page.locator('[data-printed] tbody tr').count()).toBe(2);
    await page.context().close();
  });

  test('on a roll is one page of 80 mm, as high as its lines', async () => {
    const page = await openPrint(`/order/${await orderOf(30)}/print?paper=receipt`, 'th', 'order_manager');
    const { width, height, pages } = await printed(page);
    expect([width, pages.length]).toEqual([227, 1]);
    expect(height).toBeGreaterThan(30 * 40);
    await page.context().close();
  });

  test('for packing has a box and a barcode for each line, and no amount', async () => {
    const orderId = await orderOf(13);
    const page = await openPrint(`/order/${orderId}/print?paper=packing`, 'zh', 'storekeeper');
    const text = await page.locator('[data-printed]').innerText();
    expect(await page.locator('[data-printed] tbody tr').count()).toBe(13);
    expect(text).not.toContain('฿');
    await page.context().close();
  });
});

/** The orders of the list, for somebody of the shop or a customer. */
async function openOrders(persona: string, width: number, script = ''): Promise<Page> {
  const redirect = encodeURIComponent('/order-home?type=orders');
  const page = await desktop.newPage({ path: `/auth?lang=en&redirect=${redirect}`, width, script });
  await signIn(page, persona);
  await page.locator('[data-screen="order-home"][data-state="listed"]').waitFor();
  return page;
}

describe('several orders of the list', () => {
  test.each(
    casesAt(
      [
        ['on a phone', 390],
        ['on a desk, in a window of its own', 1280],
      ] as const,
      1,
    ),
  )('are printed for packing %s, a page of each', async (_, width) => {
    const page = await openOrders('storekeeper', width);
    await page.getByRole('button', { name: word('en', 'orders.printing.open') }).click();
    const boxes = page.getByRole('checkbox', { name: /^Select order #/ });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    const names = await page
      .locator('label', { has: page.locator('input:checked') })
      .filter({ hasText: '#' })
      .allInnerTexts();
    const popup = width < 1024 ? page : page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Print 2 packing lists' }).click();
    const opened = await popup;
    await opened.locator('main[data-screen="print"] [data-printed]').first().waitFor();
    const { pages } = await printed(opened);
    expect(names.map((name) => /#\d+/.exec(name)?.[0])).toEqual(
      pages.flatMap((text) => /#\d+/.exec(text)?.[0] ?? []),
    );
    expect(pages.length).toBe(2);
    await page.context().close();
  });

  test('leave LINE, which cannot print, by a link that opens all of them to whoever is not signed in', async () => {
    const page = await openOrders('storekeeper', 390, insideLine);
    await page.getByRole('button', { name: word('en', 'orders.printing.open') }).click();
    const boxes = page.getByRole('checkbox', { name: /^Select order #/ });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'Print 2 packing lists' }).click();
    const outside = page.context().waitForEvent('page');
    await page.getByRole('button', { name: word('en', 'orderPrint.link.open') }).click();
    const { pathname, search, searchParams } = new URL((await outside).url());
    expect(searchParams.get('openExternalBrowser')).toBe('1');
    const browser = await openPrint(`${pathname}${search}`, 'en');
    expect((await printed(browser)).pages.length).toBe(2);
    expect(await browser.locator('main').innerText()).not.toContain('฿');
    await browser.context().close();
    await page.context().close();
  });

  test('are nothing that a customer prints', async () => {
    const page = await openOrders('customer', 390);
    await page.getByRole('link', { name: /^#/ }).first().waitFor();
    expect(await page.getByRole('button', { name: word('en', 'orders.printing.open') }).count()).toBe(0);
    await page.context().close();
  });
});

describe('a packing list', () => {
  const packing = word('en', 'orderPrint.papers.packing');

  /** What an order is offered to be printed on, from its page on a phone, its menu on a desk, and the page of the print. */
  async function offeredTo(persona: string) {
    const orderId = await orderOf(2);
    const sign = `/auth?lang=en&redirect=${encodeURIComponent(`/order/${orderId}`)}`;
    const page = await desktop.newPage({ path: sign, width: 390 });
    await signIn(page, persona);
    await page.getByRole('button', { name: word('en', 'orderPrint.open'), exact: true }).click();
    const sheet = page.getByRole('dialog', { name: word('en', 'orderPrint.open') });
    await sheet.getByRole('button', { name: /A4/ }).waitFor();
    const inSheet = await sheet.getByRole('button', { name: packing }).count();
    await page.goBack();
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.getByRole('button', { name: word('en', 'order.more') }).click();
    await page.getByRole('menuitem', { name: word('en', 'orderPrint.now.receipt') }).waitFor();
    const inMenu = await page.getByRole('menuitem', { name: word('en', 'orderPrint.now.packing') }).count();
    await page.goto(`${shop.url}/order/${orderId}/print?paper=packing`);
    const screen = page.locator('main[data-screen="print"]');
    await screen.locator('[data-printed]').waitFor();
    const onPage = await screen.getByRole('button', { name: packing, exact: true }).count();
    const isPrinted = (await screen.locator('[data-printed]').innerText()).includes(packing);
    await page.context().close();
    return { inSheet, inMenu, onPage, isPrinted };
  }

  test('is offered to staff', async () => {
    expect(await offeredTo('storekeeper')).toEqual({ inSheet: 1, inMenu: 1, onPage: 1, isPrinted: true });
  });

  test('is offered to no customer, whose page prints on A4 instead', async () => {
    expect(await offeredTo('customer')).toEqual({ inSheet: 0, inMenu: 0, onPage: 0, isPrinted: false });
  });
});

describe('the link to print an order', () => {
  test('opens it for somebody who is not signed in, and says so once its signature is not right', async () => {
    const orderId = await orderOf(3);
    const manager = await signInAt(shop.url, 'order_manager');
    const { data } = await manager.post(shop.url, '/api/print_link', { order_id: orderId, lang: 'en' });
    const { url } = data as { readonly url: string };
    const { pathname, search } = new URL(url);
    const page = await openPrint(`${pathname}${search}`, 'en');
    expect(await page.locator('[data-printed] tbody tr').count()).toBe(3);
    await page.goto(`${shop.url}${pathname}${search.replace(/sig=[^&]{3}/, 'sig=AAA')}`);
    await page.locator('main[data-screen="print"][data-state="refused"]').waitFor();
    expect(await page.locator('main').innerText()).toContain(word('en', 'orderPrint.noOrder'));
    await page.context().close();
  });
});
