import { describe, expect, test } from 'vitest';
import type { OrderSummary } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import { noFilter } from '../../machines/order-list/record-filter.ts';
import type { RecordFilter } from '../../machines/order-list/record-filter.ts';
import type { PageInput } from '../../machines/kit/list-machine.ts';
import { sampleOrder } from '../../machines/samples/sample-records.ts';
import { createApi } from '../../src/api/api.ts';
import { orderListServices } from '../../src/features/record-lists/list-services.ts';
import { envelope, standInDevice } from './device-stand-in.ts';

const input: PageInput<RecordFilter> = {
  groupId: 'group-baan-suan',
  filter: noFilter,
  cursor: null,
  count: 10,
};

function orders(from: number, count: number): readonly OrderSummary[] {
  return Array.from({ length: count }, (_, index) => ({ ...sampleOrder, id: `order-${from + index}` }));
}

function page(items: readonly OrderSummary[], cursor: string | null) {
  const pagination = { total: 130, page_num: 1, page_size: items.length, total_pages: 2, cursor };
  return { items, pagination };
}

/** Reads orders from a server that answers these pages, and tells what it was asked. */
async function read(count: number, ...pages: readonly ReturnType<typeof page>[]) {
  const { device, sent } = standInDevice(pages.map((answer) => envelope(200, answer)));
  const { readPage } = orderListServices(createApi(device));
  const outcome = await readPage.run({ ...input, count }, new AbortController().signal);
  const asked = await Promise.all(sent.map((request) => request.json() as Promise<Record<string, unknown>>));
  return { outcome, asked: asked.map(({ view, page_size, cursor }) => [view, page_size, cursor]) };
}

describe('reading a list', () => {
  test('of one page asks once', async () => {
    const first = page(orders(0, 10), 'after-10');
    expect(await read(10, first)).toEqual({ outcome: accepted(first), asked: [['card', 10, null]] });
  });

  test('of more than one call may ask for goes on behind the cursor, and ends with the last pagination', async () => {
    const second = page(orders(100, 20), 'after-120');
    expect(await read(120, page(orders(0, 100), 'after-100'), second)).toEqual({
      outcome: accepted({ ...second, items: orders(0, 120) }),
      asked: [
        ['card', 100, null],
        ['card', 20, 'after-100'],
      ],
    });
  });

  test('that became shorter ends at its end', async () => {
    const all = page(orders(0, 7), null);
    expect(await read(20, all)).toEqual({ outcome: accepted(all), asked: [['card', 20, null]] });
  });
});
