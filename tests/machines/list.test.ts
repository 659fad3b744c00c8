import { describe, expect, test } from 'vitest';
import type { OrderSummary } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Page } from '../../machines/list-machine.ts';
import { noFilter } from '../../machines/list-machine.ts';
import { orderListMachine } from '../../machines/order-list/order-list-machine.ts';
import { sampleOrder, sampleProblem } from '../../machines/sample-records.ts';
import { answered, failed, inputOf, play } from './play.ts';

type Heard = Parameters<typeof play<typeof orderListMachine>>[2];

const second = { ...sampleOrder, id: 'order-2' };
const more: Heard = { type: 'list.more' };
const problem = sampleProblem(403, 'foreign_group');

function page(item: OrderSummary, pageNum: number): Page<OrderSummary> {
  const cursor = pageNum < 2 ? 'cursor-1' : null;
  return { items: [item], pagination: { total: 2, page_num: pageNum, page_size: 1, total_pages: 2, cursor } };
}

const first = answered('readPage', accepted(page(sampleOrder, 1)));
const next = answered('readNextPage', accepted(page(second, 2)));

const list = (...events: Heard[]) => play(orderListMachine, { groupId: 'group-baan-suan' }, ...events);

describe('a list', () => {
  test('list.more asks for the next page behind the cursor and appends it', () => {
    expect(inputOf(orderListMachine, list(first, more), 'readNextPage')).toEqual({
      groupId: 'group-baan-suan',
      filter: noFilter,
      pageNum: 2,
      cursor: 'cursor-1',
    });
    expect(list(first, more, next).context.items).toEqual([sampleOrder, second]);
  });

  test('list.more on the last page stays', () => {
    expect(list(first, more, next, more).value).toBe('listed');
  });

  test('a next page out of reach keeps what is listed, and list.more tries again', () => {
    const stalled = list(first, more, failed('readNextPage'));
    expect(stalled.value).toBe('stalled');
    expect(stalled.context.items).toEqual([sampleOrder]);
    expect(list(first, more, failed('readNextPage'), more).value).toBe('loadingMore');
  });

  test('filter.change keeps the other filters and begins with the first page', () => {
    const change: Heard = { type: 'filter.change', change: { groupName: 'Baan' } };
    const status: Heard = { type: 'filter.change', change: { status: 'paid' } };
    expect(inputOf(orderListMachine, list(first, more, next, change, status), 'readPage')).toEqual({
      groupId: 'group-baan-suan',
      filter: { ...noFilter, groupName: 'Baan', status: 'paid' },
      pageNum: 1,
      cursor: null,
    });
  });

  test('filter.change while a next page is on its way drops that page', () => {
    const change: Heard = { type: 'filter.change', change: { status: 'paid' } };
    const snapshot = list(first, more, change, answered('readPage', accepted(page(second, 1))));
    expect(snapshot.context.items).toEqual([second]);
  });

  test('a refusal shows its reason and no items; no network is another state', () => {
    const snapshot = list(answered('readPage', refused(problem)));
    expect(snapshot.value).toBe('refused');
    expect(snapshot.context).toMatchObject({ items: [], pagination: null, problem });
    expect(list(failed('readPage')).value).toBe('unreachable');
  });
});
