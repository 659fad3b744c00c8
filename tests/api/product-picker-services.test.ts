import { describe, expect, test } from 'vitest';
import { accepted } from '../../domain/outcome.ts';
import { sampleCup, sampleLamp } from '../../machines/samples/sample-records.ts';
import { createApi } from '../../src/api/api.ts';
import { findProducts } from '../../src/features/product-picker/product-picker-services.ts';
import { envelope, standInDevice } from './device-stand-in.ts';

const items = [sampleLamp, sampleCup];
const pagination = {
  total: 2,
  page_num: 1,
  page_size: 100,
  total_pages: 1,
  cursor: null,
  low_total: 0,
  stock_sum: 24,
};

/** What somebody who keeps the stock is shown of a category or a search, and how the server was asked for it. */
async function askStock(of: { readonly categoryId: string | null; readonly name: string }) {
  const { device, sent } = standInDevice([envelope(200, { items, pagination })]);
  const input = { groupId: 'group-baan-suan', cursor: null, ...of };
  const outcome = await findProducts(createApi(device), () => true).run(input, new AbortController().signal);
  return { outcome, asked: (await sent[0]?.json()) as unknown };
}

const whole = { page_size: 100, group_id: 'group-baan-suan', cursor: null };

describe('the products that staff choose from', () => {
  test('by a search are asked for the best first, and stay so', async () => {
    const { outcome, asked } = await askStock({ categoryId: null, name: 'lamp' });
    expect(asked).toEqual({ ...whole, category_id: null, name: 'lamp', order_by: 'relevance' });
    expect(outcome).toEqual(accepted({ items, total: 2, cursor: null }));
  });

  test('of a category are asked for by name', async () => {
    const { asked } = await askStock({ categoryId: 'category-cups', name: '' });
    expect(asked).toEqual({ ...whole, category_id: 'category-cups', name: '', order_by: 'name' });
  });
});
