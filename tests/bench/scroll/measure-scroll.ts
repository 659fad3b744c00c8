import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { findTestBrowser } from '../../../scripts/test-browser.mjs';
import type { DataOf } from '../../../domain/operations.ts';
import { signIn } from '../../journeys/pages/app.ts';
import type { SeededShop } from '../server/seeded-shop.ts';
import { openMovingPage } from './moving-page.ts';
import type { Movement } from './moving-page.ts';

type Orders = DataOf<'orderList'>;

/** What was done to a long list, and what it cost. */
export interface MeasuredMove {
  readonly name: string;
  readonly movement: Movement;
}

export interface MeasuredMemory {
  readonly name: string;
  readonly heap: number;
  readonly nodes: number;
}

export interface MeasuredScroll {
  readonly moves: readonly MeasuredMove[];
  readonly memory: readonly MeasuredMemory[];
  readonly browser: string;
}

/** Orders of the list when it is opened. */
const listed = 5000;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 844 }, hasTouch: true };

/** Scrolls and taps the shelf, the stock tab and the list of orders; `onMove` hears how far it is. */
export async function measureScroll(
  shop: SeededShop,
  onMove: (move: MeasuredMove) => void,
): Promise<MeasuredScroll> {
  const browser = await chromium.launch(await findTestBrowser());
  const moves: MeasuredMove[] = [];
  const memory: MeasuredMemory[] = [];
  try {
    const answer = await readOrders(shop);
    await measureOrders('phone', answer);
    await measureOrders('desktop', answer);
    await measureShelf();
    await measureStock();
    return { moves, memory, browser: browser.version() };
  } finally {
    await browser.close();
  }

  async function measureShelf(): Promise<void> {
    const page = await openApp(browser, phone);
    const moving = await openMovingPage(page);
    await page.goto(`${shop.url}/auth?lang=zh`);
    await signIn(page, 'customer');
    const product = page.locator('main a[href^="/product/"]').first();
    await product.waitFor();
    await fillCategoryOf((await product.getAttribute('href'))?.split('/').pop() ?? '', shop);
    await page.goto(`${shop.url}/home`);
    await page.locator('article').nth(4).waitFor();
    await page.waitForFunction(() => document.documentElement.scrollHeight > 500_000);
    await note('shelf, opened', moving);
    const add = page.locator('article button');
    await move('shelf: add to the cart', () => moving.during(() => tapEach(add, [0, 2])));
    await move('shelf: flings to the end', () => moving.fling());
    await note('shelf, at its end', moving);
    await move('shelf: add to the cart, at the end', () =>
      moving.during(async () => {
        await page.waitForFunction(() => document.querySelector('[data-skeleton]') === null);
        await add.last().tap();
      }),
    );
    await page.context().close();
  }

  async function measureStock(): Promise<void> {
    const page = await openApp(browser, phone);
    const moving = await openMovingPage(page);
    await page.goto(`${shop.url}/auth?lang=zh`);
    await signIn(page, 'storekeeper');
    const list = page.locator('main[data-screen="stock"][data-state*="listed"]');
    await move('stock: list shown', () =>
      moving.during(async () => {
        await page.goto(`${shop.url}/stock`);
        await list.waitFor();
      }),
    );
    await note('stock, opened', moving);
    await move('stock: flings through 100,000 pixels', () => moving.fling(100_000));
    await note('stock, 100,000 pixels on', moving);
    await move('stock: open a product', () =>
      moving.during(async () => {
        await page.locator('main [role=listitem] button').nth(6).tap();
        await page.getByRole('dialog').waitFor();
      }),
    );
    await page.context().close();
  }

  async function measureOrders(device: 'phone' | 'desktop', answer: Orders): Promise<void> {
    const page = await openApp(browser, device === 'phone' ? phone : desktop);
    await answerAtOnce(page, answer);
    const moving = await openMovingPage(page);
    await page.goto(`${shop.url}/auth?lang=zh`);
    await signIn(page, 'order_manager');
    const list = page.locator('[data-screen="order-home"][data-state="listed"]');
    await move(`orders on a ${device}: list shown`, () =>
      moving.during(async () => {
        await page.goto(`${shop.url}/order-home`);
        await list.waitFor();
      }),
    );
    await note(`orders on a ${device}, opened`, moving);
    const links = page.locator('a[href^="/order/"]');
    const open = async (at: number) => {
      await links.nth(at).tap();
      await page.locator('main[data-screen="order"]').waitFor();
    };
    await move(`orders on a ${device}: open an order`, () => moving.during(() => open(1)));
    if (device === 'desktop')
      await move('orders on a desktop: open the next one', () => moving.during(() => open(2)));
    else {
      await move('orders on a phone: back to the list', () =>
        moving.during(async () => {
          await page.goBack();
          await list.waitFor();
        }),
      );
      await move('orders on a phone: flings to the end', () => moving.fling());
      await note('orders on a phone, at the end', moving);
    }
    const more = list.locator('button').last();
    await more.scrollIntoViewIfNeeded();
    await move(`orders on a ${device}: load more`, () =>
      moving.during(async () => {
        await more.tap();
        await list.waitFor();
      }),
    );
    await page.context().close();
  }

  async function move(name: string, measured: () => Promise<Movement>): Promise<void> {
    const one = { name, movement: await measured() };
    moves.push(one);
    onMove(one);
  }

  async function note(
    name: string,
    moving: { memory(): Promise<Omit<MeasuredMemory, 'name'>> },
  ): Promise<void> {
    memory.push({ name, ...(await moving.memory()) });
  }
}

/** Without a service worker, whose requests cannot be answered here. */
async function openApp(browser: Browser, device: typeof phone): Promise<Page> {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  // A list that is built as a whole takes most of a minute.
  context.setDefaultTimeout(120_000);
  return context.newPage();
}

async function tapEach(buttons: ReturnType<Page['locator']>, places: readonly number[]): Promise<void> {
  for (const place of places) await buttons.nth(place).tap();
}

/** Puts ten thousand of the products that were seeded into the category of one of the demo. */
async function fillCategoryOf(productId: string, { pool }: SeededShop): Promise<void> {
  await pool.query(
    `UPDATE skus SET category_id = (SELECT category_id FROM skus WHERE sku_id = $1 AND merchant_id = 'm-demo')
     WHERE merchant_id = 'm-demo'
       AND sku_id IN (SELECT sku_id FROM skus WHERE merchant_id = 'm-demo' AND sku_id ~ '-s[0-9]+$' ORDER BY sku_id LIMIT 10000)`,
    [productId],
  );
}

/** The first orders as one page, as though somebody had loaded more five hundred times. */
async function readOrders(shop: SeededShop): Promise<Orders> {
  const { call } = await shop.signIn('order_manager');
  const read = async (cursor: string | null): Promise<Orders> => {
    const body = { view: 'card', page_size: 100, cursor };
    return (JSON.parse(await call('/api/order_list', { body })) as { data: Orders }).data;
  };
  let page = await read(null);
  const items = [...page.items];
  while (items.length < listed && page.pagination.cursor !== null) {
    page = await read(page.pagination.cursor);
    items.push(...page.items);
  }
  return { items, pagination: page.pagination };
}

/** Answers the first page of the list with this one; later ones come from the server. */
async function answerAtOnce(page: Page, answer: Orders): Promise<void> {
  await page.route('**/api/order_list', async (route) => {
    const { cursor } = (route.request().postDataJSON() ?? {}) as { cursor?: string | null };
    if (cursor) return route.continue();
    const response = await route.fetch();
    const envelope = (await response.json()) as object;
    return route.fulfill({ response, json: { ...envelope, data: answer } });
  });
}
