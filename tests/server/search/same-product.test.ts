import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchCategory } from '../../../domain/contract.ts';
import type { DataOf } from '../../../domain/operations.ts';
import { startServer } from '../harness.ts';
import type { TestServer } from '../harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ TALAT_DEMO: '1' });
});

afterAll(() => server.stop());

/** The products of a search as its tree shows them. */
function idsOf(trees: readonly SearchCategory[]): readonly string[] {
  return trees.flatMap(({ skus = [], children }) => [...skus.map(({ id }) => id), ...idsOf(children)]);
}

/** The first product that home's search and a text order find for a term, and whether the stock list of the picker, sorted by name, has it. */
async function firstFound(term: string) {
  const [customer, staff] = [await server.as('customer'), await server.as('manager')];
  const found = await customer.get(`/api/search_sku_by_name?name=${encodeURIComponent(term)}`);
  const picked = await staff.post('/api/stock_list', {
    page_size: 100,
    name: term,
    order_by: 'name',
    cursor: '',
  });
  const read = await customer.post('/api/submit_order_by_text', { text: `${term} x 3` });
  const [line] = (read.data as DataOf<'submitOrderByText'>).items;
  const [home] = idsOf(found.data as SearchCategory[]);
  return {
    home,
    text: line?.sku_id,
    isPicked: (picked.data as DataOf<'stockList'>).items.some(({ id }) => id === home),
  };
}

describe('one term', () => {
  test.each([
    ['in Chinese, with its colour and size', '红绸灯笼 红色 30 cm', 'silk-lantern-red-30-cm'],
    ['in English, its colour first', 'blue wave ceramic mug 350 ml', 'wave-ceramic-mug-blue-350-ml'],
    ['in traditional characters', '紅綢燈籠 紅色 30 cm', 'silk-lantern-red-30-cm'],
    ['with a spelling mistake', 'blue wave ceramc mug 350 ml', 'wave-ceramic-mug-blue-350-ml'],
    ['in Thai, with its colour in Thai', 'แก้วเซรามิกลายคลื่น น้ำเงิน 350 ml', 'wave-ceramic-mug-blue-350-ml'],
  ])('%s finds the same product on home, in the picker and in a text order', async (_, term, skuId) => {
    expect(await firstFound(term)).toEqual({ home: skuId, text: skuId, isPicked: true });
  });
});
