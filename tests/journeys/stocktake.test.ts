import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../../domain/contract.ts';
import { signInAt } from '../processes/caller.ts';
import type { HttpCaller } from '../processes/caller.ts';
import { openDevice } from './device.ts';
import { appKept, signIn } from './pages/app.ts';
import { stocktakePage } from './pages/stocktake-page.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

/** Products that are counted; `npm run campaign` counts 300. */
const lines = Number(process.env['TALAT_COUNTED_LINES'] ?? 60);
const pieces = 12;
/** Counted by scanning its pieces one by one. */
const scanned = 7;
const scannedPieces = 3;
const hour = 3_600_000;

let shop: Shop;
let direct: string;
let customer: HttpCaller;
let manager: HttpCaller;

/** What is really there, by the name of the product: now and then a piece less, or two more, than the shop knows. */
const shelf = new Map<string, number>();
const nameOf = (number: number) => `Shelf ${String(number).padStart(4, '0')}`;
const barcodeOf = (number: number) => String(8_850_000_000_000 + number);

function piecesOn(name: string): number {
  const found = shelf.get(name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}

beforeAll(async () => {
  shop = await openShop();
  // What is sold meanwhile is sold elsewhere, where the network is not cut.
  direct = await shop.startAnother();
  [customer, manager] = await Promise.all([signInAt(direct, 'customer'), signInAt(direct, 'order_manager')]);
  await shop.addShelves();
  await shop.rows(
    `WITH added AS (
       INSERT INTO skus (merchant_id, sku_id, category_id, name, price_satang, on_hand, barcode)
       SELECT 'm-demo', 'shelf-' || n, 'Shelves', 'Shelf ' || lpad(n::text, 4, '0'), 1000,
         CASE WHEN n = $3 THEN $4::int ELSE $2::int END, (8850000000000 + n)::text FROM generate_series(1, $1::int) n
       RETURNING merchant_id, sku_id, on_hand)
     INSERT INTO stock_records (merchant_id, stock_record_id, sku_id, entry_type, operation_type, operation_subtype, change, stock_after,
       operator_id, operator_name)
     SELECT merchant_id, 'first-' || sku_id, sku_id, 'purchase', 'entry', 'purchase', on_hand, on_hand, 'storekeeper', 'Somchai' FROM added`,
    [lines, pieces, scanned, scannedPieces],
  );
  for (let number = 1; number <= lines; number += 1) {
    const there = number % 12 === 0 ? pieces - 1 : number % 25 === 0 ? pieces + 2 : pieces;
    shelf.set(nameOf(number), number === scanned ? scannedPieces : there);
  }
});

afterAll(() => shop.close());

/** An order of a piece of each, which the manager confirms at once. */
async function sell(...numbers: readonly number[]): Promise<void> {
  const items = numbers.map((number) => ({ product_id: `shelf-${number}`, quantity: 1, price: 10 }));
  const body = { items, total_amount: 10 * items.length };
  const reply = await customer.post(direct, '/api/submit_order', body, randomUUID());
  expect(reply.status).toBe(200);
  const { order } = reply.data as { readonly order: Order };
  expect((await manager.post(direct, '/api/update_order', order, randomUUID())).status).toBe(200);
  for (const number of numbers) shelf.set(nameOf(number), piecesOn(nameOf(number)) - 1);
}

/** Sets the device's clock so much behind the server's, so that as much may pass on it. */
const setLate = (late: number) => (page: Page) => page.clock.install({ time: Date.now() - late });

interface Counted {
  readonly name: string;
  readonly on_hand: number;
  readonly sum: number;
  readonly counts: number;
}

describe(`a stocktake of ${lines} products on a phone that is killed five times while some are sold`, () => {
  test(
    'leaves the pieces that are on the shelves, with one record for each line, and asks again for what moved',
    async () => {
      const before = await shop.traces();
      const device = await openDevice('about:blank', { keepsApp: true });
      await device.kill();
      let late = hour;
      let page = await device.start(`${shop.url}/auth?lang=en`, setLate(late));
      await signIn(page, 'storekeeper');
      await appKept(page);
      let stocktake = stocktakePage(page, 'en');
      const kill = async () => {
        page = await device.restart(setLate(late));
        stocktake = stocktakePage(page, 'en');
      };
      const order: string[] = [];
      async function countUntil(number: number): Promise<void> {
        while (order.length < number) {
          const name = (await stocktake.shownName.textContent()) ?? '';
          await stocktake.count(piecesOn(name));
          order.push(name);
        }
        await stocktake.waitUntilCounted(number);
      }
      const part = (share: number) => Math.floor((lines * share) / 6);

      await stocktake.begin(shop.url, ['Warehouse', 'Row', 'Shelves']);
      await countUntil(3);
      for (let piece = 0; piece < scannedPieces; piece += 1) await stocktake.scan(barcodeOf(scanned));
      expect(await stocktake.shownName.textContent()).toBe(nameOf(scanned));
      expect(await stocktake.figure.textContent()).toBe(String(scannedPieces));
      await page.keyboard.press('Enter');
      order.push(nameOf(scanned));
      await countUntil(part(1));
      await kill();
      await stocktake.waitUntilCounted(part(1));
      await sell(1, 2, lines - 1);
      await countUntil(part(2));

      shop.cutNetwork();
      await countUntil(part(3));
      await sell(3, lines - 2);
      await kill();
      await stocktake.waitUntilCounted(part(3));
      await page.clock.fastForward(hour);
      late = 0;
      await countUntil(part(4));
      shop.restoreNetwork();
      await kill();
      await countUntil(lines);
      await stocktake.allCounted.waitFor();

      await stocktake.review();
      await stocktake.giveReasons();
      await kill();
      await stocktake.reviewed.waitFor();
      const again = await stocktake.countAgain(piecesOn);
      expect([...again].sort()).toEqual(expect.arrayContaining([1, 2, 3].map(nameOf)));
      await sell(5);
      await stocktake.giveReasons();
      const held = shop.holdAnswer('/api/stocktake');
      await stocktake.confirmButton.click();
      await held;
      await kill();
      await stocktake.reviewed.waitFor();
      expect(await stocktake.countAgain(piecesOn)).toEqual([nameOf(5)]);
      await stocktake.confirmButton.click();
      await stocktake.recorded.waitFor();

      const counted = await shop.rows<Counted>(
        `SELECT name, on_hand, sum(change)::int AS sum, count(stocktake_id)::int AS counts
           FROM skus JOIN stock_records USING (merchant_id, sku_id) WHERE sku_id LIKE 'shelf-%' GROUP BY 1, 2 ORDER BY 1`,
      );
      const there = [...shelf].map(([name, on_hand]) => ({ name, on_hand, sum: on_hand, counts: 1 }));
      expect(counted).toEqual(there);
      const taken = await shop.rows(
        `SELECT count(DISTINCT stocktake_id)::int AS stocktakes, min(counted_at) <= max(created) AS past
           FROM stock_records WHERE sku_id LIKE 'shelf-%' AND stocktake_id IS NOT NULL`,
      );
      expect(taken).toEqual([{ stocktakes: 1, past: true }]);
      const after = await shop.traces();
      expect([after.orders - before.orders, after.doubleSales, after.wrongStock]).toEqual([3, 0, 0]);
      await device.close();
    },
    60_000 + lines * 1000,
  );
});
