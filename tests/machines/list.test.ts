import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { OrderCard } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Page, PageInput } from '../../machines/kit/list-machine.ts';
import { noFilter } from '../../machines/order-list/record-filter.ts';
import type { RecordFilter } from '../../machines/order-list/record-filter.ts';
import { orderListMachine } from '../../machines/order-list/order-list-machine.ts';
import { sampleOrder, sampleProblem } from '../../machines/samples/sample-records.ts';
import { answered, failed, inputOf, stateAfter } from './state-after.ts';

type TestEvent = Parameters<typeof stateAfter<typeof orderListMachine>>[2];

const second = { ...sampleOrder, id: 'order-2' };
const more: TestEvent = { type: 'list.more' };
const refresh: TestEvent = { type: 'list.refresh' };
const problem = sampleProblem(403, 'foreign_group');

function page(item: OrderCard, pageNum: number): Page<OrderCard> {
  const cursor = pageNum < 2 ? 'cursor-1' : null;
  return { items: [item], pagination: { total: 2, page_num: pageNum, page_size: 1, total_pages: 2, cursor } };
}

const first = answered('readPage', accepted(page(sampleOrder, 1)));
const next = answered('readNextPage', accepted(page(second, 2)));

const list = (...events: TestEvent[]) =>
  stateAfter(orderListMachine, { groupId: 'group-baan-suan' }, ...events);

describe('a list', () => {
  test('list.more asks for the next page behind the cursor and appends it', () => {
    expect(inputOf(orderListMachine, list(first, more), 'readNextPage')).toEqual({
      groupId: 'group-baan-suan',
      filter: noFilter,
      cursor: 'cursor-1',
      count: 10,
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

  test('list.refresh asks for as many as were loaded, behind what is listed', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ ...sampleOrder, id: `order-${index}` }));
    const all = answered('readPage', accepted({ ...page(sampleOrder, 1), items: many }));
    const refreshing = list(all, refresh);
    expect([refreshing.value, refreshing.context.items]).toEqual(['refreshing', many]);
    expect(inputOf(orderListMachine, refreshing, 'readPagesAgain')).toEqual({
      groupId: 'group-baan-suan',
      filter: noFilter,
      cursor: null,
      count: 12,
    });
  });

  test('a refresh takes what is current, and goes on from there', () => {
    const paid = { ...sampleOrder, status: 'paid' as const };
    const current = { items: [paid, second], pagination: { ...page(second, 1).pagination, page_size: 2 } };
    const refreshed = list(first, more, next, refresh, answered('readPagesAgain', accepted(current)));
    expect(refreshed.value).toBe('listed');
    expect(refreshed.context.items).toEqual([paid, second]);
    expect(refreshed.can(more)).toBe(true);
  });

  test('list.refresh while a refresh is on its way reads once more, and drops what was on its way', async () => {
    const paid = { ...sampleOrder, status: 'paid' as const };
    const reads: ((outcome: Outcome<Page<OrderCard>>) => void)[] = [];
    const readPage = fromPromise<Outcome<Page<OrderCard>>, PageInput<RecordFilter>>(
      () => new Promise((resolve) => reads.push(resolve)),
    );
    const actor = createActor(orderListMachine.provide({ actors: { readPage } }), {
      input: { groupId: 'group-baan-suan' },
    }).start();
    reads[0]?.(accepted(page(sampleOrder, 1)));
    await waitFor(actor, (snapshot) => snapshot.matches('listed'));
    actor.send({ type: 'list.refresh' });
    actor.send({ type: 'list.refresh' });
    expect(reads).toHaveLength(3);
    reads[1]?.(accepted(page(sampleOrder, 1)));
    reads[2]?.(accepted(page(paid, 1)));
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('listed'));
    expect(context.items).toEqual([paid]);
  });

  test('list.refresh while a next page is on its way refreshes instead', () => {
    const refreshing = list(first, more, refresh);
    expect(refreshing.value).toBe('refreshing');
    expect(refreshing.context.items).toEqual([sampleOrder]);
  });

  test('a refresh out of reach keeps what is listed as outdated, and can be tried again', () => {
    const outdated = list(first, more, next, refresh, failed('readPagesAgain'));
    expect(outdated.value).toBe('outdated');
    expect(outdated.context.items).toEqual([sampleOrder, second]);
    expect(outdated.can(refresh)).toBe(true);
  });

  test('a refused refresh shows its reason and no items', () => {
    const gone = list(first, refresh, answered('readPagesAgain', refused(problem)));
    expect(gone.value).toBe('refused');
    expect(gone.context).toMatchObject({ items: [], pagination: null, problem });
  });

  test('filter.change keeps the other filters and begins with the first page', () => {
    const change: TestEvent = { type: 'filter.change', change: { group: 'group-baan-suan' } };
    const status: TestEvent = { type: 'filter.change', change: { status: 'paid' } };
    expect(inputOf(orderListMachine, list(first, more, next, change, status), 'readPage')).toEqual({
      groupId: 'group-baan-suan',
      filter: { ...noFilter, group: 'group-baan-suan', status: 'paid' },
      cursor: null,
      count: 10,
    });
  });

  test('filter.change while a next page is on its way drops that page', () => {
    const change: TestEvent = { type: 'filter.change', change: { status: 'paid' } };
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
