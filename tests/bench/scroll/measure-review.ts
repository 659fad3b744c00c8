import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { findTestBrowser } from '../../../scripts/test-browser.mjs';
import { signIn } from '../../journeys/pages/app.ts';
import { stockEntryPage } from '../../journeys/pages/stock-entry-page.ts';
import { word } from '../../journeys/words.ts';
import type { SeededShop } from '../server/seeded-shop.ts';
import type { MeasuredMove, MeasuredScroll } from './measure-scroll.ts';
import { openMovingPage } from './moving-page.ts';
import type { Movement } from './moving-page.ts';

/** Rows of the list, as many as may be booked at once. */
const listed = 2000;
/** One row of so many has no price. */
const faultyEvery = 20;

/** Scrolls, taps and types in the review of a stock entry; `onMove` hears how far it is. */
export async function measureReview(
  shop: SeededShop,
  device: 'phone' | 'desktop',
  onMove: (move: MeasuredMove) => void,
): Promise<MeasuredScroll> {
  const browser = await chromium.launch(await findTestBrowser());
  const moves: MeasuredMove[] = [];
  try {
    const viewport = { width: device === 'phone' ? 390 : 1280, height: 844 };
    const context = await browser.newContext({ viewport, hasTouch: true, serviceWorkers: 'block' });
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    const moving = await openMovingPage(page);
    await page.goto(`${shop.url}/auth?lang=en`);
    await signIn(page, 'storekeeper');
    const entry = stockEntryPage(page, 'en');
    await entry.open(shop.url);
    await entry.choose({ name: 'list.csv', mimeType: 'text/csv', buffer: await listOf(shop) });
    await move('shown', () =>
      moving.during(async () => {
        await entry.read();
        await entry.reviewing.waitFor();
      }),
    );
    const memory = [{ name: `review on a ${device}, opened`, ...(await moving.memory()) }];
    await move('type a price', () => moving.during(() => typePrice(page)));
    await move('flings to the end', () => moving.fling());
    memory.push({ name: `review on a ${device}, at its end`, ...(await moving.memory()) });
    await move('tap a row', () => moving.during(() => entry.rows.last().getByRole('heading').tap()));
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await move('choose several', () => moving.during(() => tap('stockEntry.tools.choose')));
    await move('choose all', () => moving.during(() => entry.reviewing.getByRole('checkbox').first().tap()));
    await move('choose no more', () => moving.during(() => tap('stockEntry.tools.end')));
    await move('undo', () => moving.during(() => tap('stockEntry.tools.undo')));
    return { moves, memory, browser: browser.version() };

    function tap(key: Parameters<typeof word>[1]): Promise<void> {
      return entry.reviewing.getByRole('button', { name: word('en', key), exact: true }).tap();
    }
  } finally {
    await browser.close();
  }

  async function move(name: string, measured: () => Promise<Movement>): Promise<void> {
    const one = { name: `review on a ${device}: ${name}`, movement: await measured() };
    moves.push(one);
    onMove(one);
  }
}

async function typePrice(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: word('en', 'stockEntry.field.price') }).first();
  await field.tap();
  await field.pressSequentially('129.50');
}

/** A list of new products in a category of the shop. */
async function listOf({ pool }: SeededShop): Promise<Buffer> {
  const { rows } = await pool.query<{ path: string }>(
    `SELECT concat_ws(' > ', one.name, two.name, three.name) AS path FROM categories three
     JOIN categories two ON two.category_id = three.parent_id AND two.merchant_id = three.merchant_id
     JOIN categories one ON one.category_id = two.parent_id AND one.merchant_id = two.merchant_id
     WHERE three.merchant_id = 'm-demo' AND three.level = 3 LIMIT 1`,
  );
  const lines = Array.from(
    { length: listed },
    (_, at) => `Product ${at + 1},${rows[0]?.path ?? ''},Blue,12,${at % faultyEvery === 0 ? '' : 45}`,
  );
  return Buffer.from(['Item,Category,Colour,Qty,Price', ...lines].join('\n'));
}
