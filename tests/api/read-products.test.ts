import { describe, expect, test } from 'vitest';
import type { Product } from '../../domain/contract.ts';
import { sampleCup, sampleLamp } from '../../machines/samples/sample-records.ts';
import { createApi } from '../../src/api/api.ts';
import { cartServices } from '../../src/features/cart/cart-services.ts';
import { envelope, standInDevice } from './device-stand-in.ts';

const { signal } = new AbortController();
const groupId = 'group-baan-suan';
const shirts = Array.from({ length: 12 }, (_, at): Product => ({
  ...sampleCup,
  id: `shirt-${at}`,
  name: 'Shirt',
}));
const hats = Array.from({ length: 20 }, (_, at): Product => ({
  ...sampleLamp,
  id: `hat-${at}`,
  name: `Hat ${at}`,
}));

/** Reads a cart's products before a server that has these, and refuses a call for each id in `refusals` with that status. */
function shop(products: readonly Product[], refusals: Readonly<Record<string, number>> = {}) {
  const calls: string[] = [];
  let open = 0;
  let mostOpen = 0;
  const { device } = standInDevice([], {
    async fetch({ url }) {
      const { pathname, searchParams } = new URL(url);
      const id = searchParams.get('sku_id') ?? '';
      calls.push(`${pathname} ${id} ${searchParams.get('group_id')}`);
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      await Promise.resolve();
      open -= 1;
      const asked = products.find((product) => product.id === id);
      const status = refusals[id] ?? (asked === undefined ? 404 : 200);
      if (status !== 200) return envelope(status, { reason: status === 404 ? 'not_found' : 'rate_limited' });
      return envelope(
        200,
        pathname.endsWith('sku_detail') ? asked : products.filter(({ name }) => name === asked?.name),
      );
    },
  });
  const { refreshProducts } = cartServices(createApi(device), () => Promise.resolve(false));
  const read = (wanted: readonly Pick<Product, 'id' | 'name'>[], hasNames = true) =>
    refreshProducts.run(
      {
        groupId,
        skuIds: wanted.map(({ id }) => id),
        ...(hasNames && { names: wanted.map(({ name }) => name) }),
      },
      signal,
    );
  return { read, calls, mostOpen: () => mostOpen };
}

describe('the products of a cart', () => {
  test('that have names of their own are read a few at a time, in their order', async () => {
    const { read, calls, mostOpen } = shop(hats);
    expect(await read(hats)).toEqual(hats);
    expect(calls).toEqual(hats.map(({ id }) => `/api/sku_detail ${id} ${groupId}`));
    expect(mostOpen()).toBe(10);
  });

  test('of which many have one name are read by one call, without those that are not in the cart', async () => {
    const wanted = [hats[0]!, ...shirts.slice(0, 8)];
    const { read, calls } = shop([...shirts, ...hats]);
    expect(await read(wanted)).toEqual(wanted);
    expect(calls).toEqual([`/api/sku_siblings shirt-0 ${groupId}`, `/api/sku_detail hat-0 ${groupId}`]);
  });

  test('of which one is no longer sold are read all the same', async () => {
    const { read } = shop(shirts.slice(1));
    const gone = { id: 'shirt-0', status: 'inactive' };
    expect(await read(shirts)).toEqual([gone, ...shirts.slice(1)]);
    expect(await shop(shirts.slice(0, -1)).read(shirts)).toEqual([
      ...shirts.slice(0, -1),
      { id: 'shirt-11', status: 'inactive' },
    ]);
  });

  test('whose names are not known are read one by one', async () => {
    const { read, calls } = shop(shirts);
    expect(await read(shirts, false)).toEqual(shirts);
    expect(calls).toHaveLength(shirts.length);
  });

  test('are not asked for any more once one call has no answer', async () => {
    const { read, calls } = shop(hats, { 'hat-3': 429 });
    await expect(read(hats)).rejects.toThrow('HTTP 429');
    expect(calls).toHaveLength(10);
  });
});
