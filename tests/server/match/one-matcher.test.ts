import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../domain/contract.gen.ts';
import type { SearchCategory } from '../../../domain/contract.ts';
import type { DataOf } from '../../../domain/operations.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted } from '../orders/orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let staff: Person;

beforeAll(async () => {
  server = await startServer({ TALAT_DEMO: '1', REQUESTS_PER_MINUTE: '99999' });
  customer = await server.as('customer');
  staff = await server.as('manager');
  // In a text order what is usual for a group, and what is in stock, also counts: here nothing is usual, and everything is in stock.
  const { pool } = server.database;
  await pool.query('UPDATE skus SET on_hand = 1000000');
  await pool.query(`INSERT INTO groups (merchant_id, group_id, name) VALUES ('m-demo', 'g-new', 'New')`);
  await pool.query(`UPDATE users SET group_id = 'g-new' WHERE merchant_id = 'm-demo' AND user_id = $1`, [
    customer.user.id,
  ]);
});
afterAll(() => server.stop());

interface Branch {
  readonly skus?: readonly { readonly id: string }[];
  readonly children: readonly Branch[];
}

function idsOf(branches: readonly Branch[]): string[] {
  return branches.flatMap(({ skus = [], children }) => [...skus.map(({ id }) => id), ...idsOf(children)]);
}

async function search(term: string, view = ''): Promise<unknown> {
  return accepted(await customer.get(`/api/search_sku_by_name?name=${encodeURIComponent(term)}${view}`));
}

/** Staff choose among the whole stock: their picker asks for it the best first. */
async function firstOfStaff(term: string): Promise<string | undefined> {
  const asked = { page_size: 100, name: term, order_by: 'relevance', cursor: '' };
  const { items } = accepted(await staff.post('/api/stock_list', asked)) as DataOf<'stockList'>;
  return items[0]?.id;
}

/** What home and the product pickers of customers and of staff show first, and what a text order takes. */
async function firstProducts(term: string) {
  const cards = (await search(term, '&view=card&page_size=100')) as components['schemas']['SearchCardPage'];
  const products = (await search(term)) as SearchCategory[];
  const text = accepted(await customer.post('/api/submit_order_by_text', { text: `${term} x3` }));
  const { items } = text as DataOf<'submitOrderByText'>;
  return {
    home: idsOf(cards.items)[0],
    picker: idsOf(products)[0],
    textOrder: items.map(({ sku_id, quantity }) => [sku_id, quantity]),
    staffPicker: await firstOfStaff(term),
  };
}

describe('one term finds the same product first at home, in both pickers and in a text order', () => {
  test.each([
    ['silk lantern red 40 cm', 'silk-lantern-red-40-cm'],
    ['红绸灯笼 金色 30公分', 'silk-lantern-gold-30-cm'],
    ['โคมผ้าไหม สีแดง 40 ซม.', 'silk-lantern-red-40-cm'],
    ['灯笼', 'silk-lantern-gold-30-cm'],
    ['umbrella', 'two-colour-umbrella-green-8-ribs'],
    ['umbrela', 'two-colour-umbrella-green-8-ribs'],
    ['ร่ม', 'two-colour-umbrella-green-8-ribs'],
    ['海浪杯', 'wave-ceramic-mug-blue-350-ml'],
    ['กาน้ำชา', 'celadon-teapot-celadon-400-ml'],
    ['紫砂茶壺', 'clay-teapot-brick-red-200-ml'],
    ['สบู่', 'rice-milk-soap-lavender-100-g'],
    ['T恤 粉色 M', 'soft-modal-v-neck-tee-pink-m'],
    ['红绸灯笼 红色 30 cm', 'silk-lantern-red-30-cm'],
    ['紅綢燈籠 紅色 30 cm', 'silk-lantern-red-30-cm'],
    ['blue wave ceramic mug 350 ml', 'wave-ceramic-mug-blue-350-ml'],
    ['blue wave ceramc mug 350 ml', 'wave-ceramic-mug-blue-350-ml'],
    ['แก้วเซรามิกลายคลื่น น้ำเงิน 350 ml', 'wave-ceramic-mug-blue-350-ml'],
    ['บักเก็ตแฮท สีทราย 57', 'stitched-bucket-hat-sand-57-cm'],
    ['ลันช์บ็อกซ์ สีเสจ', 'two-tier-lunch-box-sage-14-l'],
  ])('%s', async (term, skuId) => {
    expect(await firstProducts(term)).toEqual({
      home: skuId,
      picker: skuId,
      textOrder: [[skuId, 3]],
      staffPicker: skuId,
    });
  });
});
