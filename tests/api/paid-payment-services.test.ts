import { describe, expect, test } from 'vitest';
import type { PageInput } from '../../machines/kit/list-machine.ts';
import type { PaidPaymentFilter } from '../../machines/paid-payment-list/paid-payment-list-machine.ts';
import { createApi } from '../../src/api/api.ts';
import { paidPaymentListServices } from '../../src/features/payments/payments-services.ts';
import { envelope, standInDevice } from './device-stand-in.ts';

function page(counts: object) {
  const pagination = { total: 0, page_num: 1, page_size: 10, total_pages: 1, cursor: null };
  return envelope(200, { items: [], pagination, counts });
}

/** Reads paid payments from a server that answers so, and tells what it was asked. */
async function read(input: Partial<PageInput<PaidPaymentFilter>>, answers: readonly Response[]) {
  const { device, sent } = standInDevice(answers);
  const { readPage } = paidPaymentListServices(createApi(device));
  const whole = { groupId: 'pratunam', filter: { only: 'all' }, cursor: null, count: 10, ...input } as const;
  const outcome = await readPage.run(whole, new AbortController().signal);
  const asked = await Promise.all(sent.map((request) => request.json() as Promise<Record<string, unknown>>));
  return {
    counts: outcome.ok ? outcome.value.counts : outcome,
    asked: asked.map(({ payment_type, page_size }) => [payment_type, page_size]),
  };
}

const all = { all: 23, differs: 3, duplicate: 1 };
const cash = { all: 6, differs: 1, duplicate: 0 };

describe('the paid payments', () => {
  test('are counted with those of cash, whichever of them are listed', async () => {
    expect(await read({}, [page(all), page(cash)])).toEqual({
      counts: { ...all, cash: 6 },
      asked: [
        [null, 10],
        ['cash', 1],
      ],
    });
    expect(await read({ filter: { only: 'cash' } }, [page(cash), page(all)])).toEqual({
      counts: { ...all, cash: 6 },
      asked: [
        ['cash', 10],
        [null, 1],
      ],
    });
  });

  test('are listed where the count of the others cannot be read', async () => {
    expect((await read({}, [page(all)])).counts).toEqual(all);
    expect((await read({}, [page(all), envelope(500, {}, 'Server error')])).counts).toEqual(all);
  });

  test('of a later page are not counted again', async () => {
    expect((await read({ cursor: 'after-10' }, [page(all)])).asked).toEqual([[null, 10]]);
  });
});
