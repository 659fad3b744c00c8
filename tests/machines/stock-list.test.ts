import { describe, expect, test } from 'vitest';
import { accepted } from '../../domain/outcome.ts';
import { sampleCup } from '../../machines/samples/sample-records.ts';
import { wholeStock } from '../../machines/stock-list/stock-filter.ts';
import { stockListMachine } from '../../machines/stock-list/stock-list-machine.ts';
import type { StockPart } from '../../machines/stock-list/stock-list-machine.ts';
import { answered, failed, inputOf, stateAfter } from './state-after.ts';

type TestEvent = Parameters<typeof stateAfter<typeof stockListMachine>>[2];

const refresh: TestEvent = { type: 'list.refresh' };
const more: TestEvent = { type: 'list.more' };
const show = (row: number): TestEvent => ({ type: 'rows.show', row });
const low = { items: [{ ...sampleCup, id: 'low' }], total: 7, pieces: 12, lowTotal: 7 };

/** A hundred products, of the numbers from here on. */
function part(from: number, cursor: string | null, more: Partial<StockPart> = {}): StockPart {
  const items = Array.from({ length: 100 }, (_, index) => ({ ...sampleCup, id: `cup-${from + index}` }));
  return { items, cursor, total: 300, pieces: 12_000, lowTotal: 0, low: null, ...more };
}

const first = answered('stockList', accepted(part(0, 'after-99', { low })));
const second = answered('stockListMore', accepted(part(100, 'after-199')));
const third = answered('stockListMore', accepted(part(200, null)));

const list = (...events: TestEvent[]) =>
  stateAfter(stockListMachine, { groupId: 'group-baan-suan' }, ...events);
const whole = [first, more, second, more, third] as const;
const ids = (...events: TestEvent[]) =>
  list(...events).context.pages.map(({ items }) => [items[0]?.id, items.length]);

describe('the stock list', () => {
  test('asks for what runs low apart, as long as nothing is searched and the fewest come first', () => {
    const begin = { groupId: 'group-baan-suan', cursor: null, count: 100 };
    expect(inputOf(stockListMachine, list(), 'stockList')).toEqual({
      ...begin,
      filter: wholeStock,
      withLow: true,
    });
    const byName: TestEvent = { type: 'filter.change', change: { orderBy: 'name' } };
    expect(inputOf(stockListMachine, list(first, byName), 'stockList')).toEqual({
      ...begin,
      filter: { ...wholeStock, orderBy: 'name' },
      withLow: false,
    });
  });

  test('list.more reads page after page, and none after the last', () => {
    expect(ids(...whole)).toEqual([
      ['cup-0', 100],
      ['cup-100', 100],
      ['cup-200', 100],
    ]);
    expect(list(...whole, more).matches({ list: 'listed' })).toBe(true);
  });

  test('list.refresh reads again from the page in view on, and keeps what is above it', () => {
    const refreshing = list(...whole, show(130), refresh);
    expect(inputOf(stockListMachine, refreshing, 'stockListAgain')).toEqual({
      groupId: 'group-baan-suan',
      filter: wholeStock,
      cursor: 'after-99',
      count: 200,
      withLow: true,
    });
    const again = answered('stockListAgain', accepted(part(100, 'after-199', { total: 299, low })));
    const now = list(...whole, show(130), refresh, again);
    expect(now.context.pages.map(({ items, isOld }) => [items[0]?.id, isOld])).toEqual([
      ['cup-0', true],
      ['cup-100', false],
    ]);
    expect([now.context.cursor, now.context.sums]).toEqual([
      'after-199',
      { total: 299, pieces: 12_000, lowTotal: 0 },
    ]);
  });

  test('rows above that were kept are read again once they are in view', () => {
    const again = answered('stockListAgain', accepted(part(100, 'after-199', { low })));
    const above = list(...whole, show(130), refresh, again, show(40));
    expect(above.matches({ list: 'refreshing' })).toBe(true);
    expect(inputOf(stockListMachine, above, 'stockListAgain')).toMatchObject({ cursor: null, count: 200 });
  });

  test('a product that came again stands at its new place only', () => {
    const moved = { ...part(100, 'after-199'), items: [{ ...sampleCup, id: 'cup-7' }] };
    expect(ids(first, more, answered('stockListMore', accepted(moved)))).toEqual([
      ['cup-0', 99],
      ['cup-7', 1],
    ]);
  });

  test('what is wanted while a refresh runs is read after it', () => {
    const again = answered('stockListAgain', accepted(part(0, 'after-99', { low })));
    expect(list(first, refresh, more, again).matches({ list: 'loadingMore' })).toBe(true);
  });

  test('a refresh out of reach keeps what is listed', () => {
    const now = list(first, refresh, failed('stockListAgain'));
    expect(now.matches({ list: 'outdated' })).toBe(true);
    expect(now.context.pages).toHaveLength(1);
  });
});
