import { describe, expect, test } from 'vitest';
import type { StocktakeScope } from '../../domain/stock/stocktake.ts';
import { sampleCup } from '../../machines/samples/sample-records.ts';
import { createApi } from '../../src/api/api.ts';
import { stocktakeServices } from '../../src/features/stocktake/stocktake-services.ts';
import { envelope, standInDevice } from './device-stand-in.ts';

interface Asked {
  readonly low?: boolean;
  readonly ids?: readonly string[];
  readonly page_num?: number;
  readonly page_size: number;
  readonly cursor?: string | null;
}

const most = 3;

function skuIds(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `sku-${String(at).padStart(4, '0')}`);
}

/** A server with so many products, of which each runs low until it is filled up. It answers pages as `/stock_list` does. */
function standInServer(count: number) {
  const stock = new Map(skuIds(count).map((id) => [id, 2]));
  const asked: Asked[] = [];
  const { device } = standInDevice([], {
    async fetch(request) {
      const body = (await request.json()) as Asked;
      asked.push(body);
      const { low, ids, cursor, page_num: number = 1, page_size: size } = body;
      const list = [...stock.keys()].filter(
        (id) => (low !== true || (stock.get(id) ?? 0) <= 5) && (ids?.includes(id) ?? true),
      );
      const rest = list.filter((id) => id > (cursor ?? ''));
      const page = cursor ? rest.slice(0, size) : list.slice((number - 1) * size, number * size);
      const last = page.at(-1);
      const hasMore = last !== undefined && last !== list.at(-1);
      return envelope(200, {
        items: page.map((id) => ({ ...sampleCup, id, status: 'active', on_hand: stock.get(id) })),
        pagination: { total: list.length, page_num: number, cursor: hasMore ? last : null },
      });
    },
  });
  const open = () => stocktakeServices(createApi(device));
  return { stock, asked, open };
}

type Services = ReturnType<typeof stocktakeServices>;

/** Reads a page of a scope behind what is known, and tells which products it has. */
async function readPage(services: Services, scope: StocktakeScope, number: number, known: readonly string[]) {
  const outcome = await services.stockList.run({ scope, number, known }, new AbortController().signal);
  if (!outcome.ok) throw new Error('the page was refused');
  return { ids: outcome.value.products.map(({ id }) => id), hasMore: outcome.value.hasMore };
}

describe.each<StocktakeScope>([{ kind: 'low' }, { kind: 'all' }, { kind: 'search', text: 'cup' }])(
  'a scope of kind $kind',
  (scope) => {
    test('that changes between its pages leaves out and repeats none of those that stay in it', async () => {
      const { stock, open } = standInServer(250);
      const services = open();
      const first = await readPage(services, scope, 1, []);
      for (const id of first.ids.slice(0, 40)) stock.set(id, 50);
      const second = await readPage(services, scope, 2, first.ids);
      const third = await readPage(services, scope, 3, [...first.ids, ...second.ids]);
      expect([...first.ids, ...second.ids, ...third.ids]).toEqual(skuIds(250));
      expect([first, second, third].map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
    });

    test('that changes while the app is closed leaves out none, and repeats none', async () => {
      const { stock, open } = standInServer(250);
      const first = await readPage(open(), scope, 1, []);
      for (const id of first.ids.slice(0, 40)) stock.set(id, 50);
      const services = open();
      const second = await readPage(services, scope, 2, first.ids);
      const third = second.hasMore
        ? (await readPage(services, scope, 3, [...first.ids, ...second.ids])).ids
        : [];
      expect([...first.ids, ...second.ids, ...third]).toEqual(skuIds(250));
    });
  },
);

describe('what moved since it was counted', () => {
  test('is found for 300 lines of any scope by three requests', async () => {
    const { stock, asked, open } = standInServer(5_000);
    const counted = skuIds(5_000)
      .filter((_, at) => at % 16 === 0)
      .slice(0, 300);
    const moved = [counted[7], counted[299]].map((id) => ({ id: id ?? '', onHand: 9 }));
    for (const { id, onHand } of moved) stock.set(id, onHand);
    const known = counted.map((id) => ({ id, onHand: 2 }));
    const found = await open().checkStock.run({ known }, new AbortController().signal);
    expect(found).toEqual(moved);
    expect(asked.length).toBeLessThanOrEqual(most);
    expect(asked.flatMap(({ ids }) => ids)).toEqual(counted);
  });

  test('is not asked for where nothing is counted', async () => {
    const { asked, open } = standInServer(3);
    expect(await open().checkStock.run({ known: [] }, new AbortController().signal)).toEqual([]);
    expect(asked).toEqual([]);
  });
});
