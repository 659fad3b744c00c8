import { describe, expect, test } from 'vitest';
import { accepted } from '../../domain/outcome.ts';
import type { StocktakeScope } from '../../domain/stock/stocktake.ts';
import { sampleTenPhotos } from '../../machines/samples/sample-photos.ts';
import { stocktakeSamples } from '../../machines/stocktake/stocktake-samples.ts';
import { stocktakeMachine } from '../../machines/stocktake/stocktake-machine.ts';
import { answered, failed, inputOf, stateAfter } from './state-after.ts';

type TestEvent = Parameters<typeof stateAfter<typeof stocktakeMachine>>[2];

const first = stocktakeSamples.answers.stockList[0];
if (!first?.ok) throw new Error('the first sample is a page of products');
const [cup] = first.value.products;
if (cup === undefined) throw new Error('the first sample has a product');
const products = ['a', 'b', 'c'].map((id) => ({ ...cup, id, onHand: 4 }));
const page = answered('stockList', accepted({ products, total: 3, inactive: 0, hasMore: false }));

const begun = (...events: TestEvent[]) =>
  stateAfter(
    stocktakeMachine,
    { stocktakeId: 'stocktake-1', linesPerCall: 2 },
    { type: 'scope.choose', scope: { kind: 'all' }, showsExpected: false },
    ...events,
  );

const count = (figure: string): TestEvent[] => [
  { type: 'figure.change', text: figure },
  { type: 'line.count', at: 1 },
];
const allEqual = [...count('4'), ...count('4'), ...count('4')];
const confirmed: TestEvent[] = [
  { type: 'stocktake.review', at: 2 },
  answered('checkStock', []),
  { type: 'stocktake.confirm', at: 3, key: 'key-1' },
];
const ok = (...ids: string[]) =>
  answered(
    'stocktake',
    accepted(ids.map((productId) => ({ productId, ok: true, reason: '', onHand: 4, details: {} }))),
  );

describe('counting', () => {
  test('without a network goes on with what was read', () => {
    const counted = begun(page, failed('skuDetail'), ...count('4'), failed('skuDetail'), ...count('5'));
    expect(counted.context.lines.map((line) => line.counted)).toEqual([4, 5]);
  });

  test('with nine photos of a product takes them, and a tenth is refused', () => {
    const add = (photos: typeof sampleTenPhotos): TestEvent => ({
      type: 'photos.add',
      productId: 'a',
      photos,
    });
    const { context } = begun(page, add(sampleTenPhotos.slice(0, 9)), add(sampleTenPhotos.slice(9)));
    expect([context.draft.photos.length, context.mistake]).toEqual([9, 'tooManyPhotos']);
  });

  test('faster than the server answers still reads on', () => {
    const more = answered('stockList', accepted({ products, total: 6, inactive: 0, hasMore: true }));
    const counted = begun(more, ...count('4'), ...count('4'));
    expect([counted.value, counted.context.next]).toEqual([{ counting: 'reading' }, 2]);
  });

  test('with a figure on hand that was read anew counts from that', () => {
    const counted = begun(
      page,
      answered('skuDetail', accepted({ ...cup, id: 'a', onHand: 3 })),
      ...count('4'),
    );
    expect(counted.context.lines[0]?.base).toBe(3);
  });
});

describe('a scope', () => {
  const many = Array.from({ length: 300 }, (_, at) => ({ ...cup, id: `sku-${at}` }));
  const read = answered('stockList', accepted({ products: many, total: 400, inactive: 0, hasMore: true }));
  const begin = (scope: StocktakeScope) =>
    stateAfter(
      stocktakeMachine,
      { stocktakeId: 'stocktake-1', linesPerCall: 2 },
      { type: 'scope.choose', scope, showsExpected: false },
      read,
    );

  test('that depends on the stock is read whole before it is counted', () => {
    expect(begin({ kind: 'low' }).value).toEqual({ counting: 'reading' });
    expect(begin({ kind: 'all' }).value).not.toEqual({ counting: 'reading' });
  });

  test('that is a search says where there may be more than it tells', () => {
    expect(begin({ kind: 'search', text: 'cup' }).context.isCut).toBe(true);
    expect(begin({ kind: 'all' }).context.isCut).toBe(false);
  });
});

describe('confirmed', () => {
  test('with more lines than one call holds sends the rest under a key of its own', () => {
    const before = begun(page, ...allEqual, ...confirmed);
    const after = begun(page, ...allEqual, ...confirmed, ok('a', 'b'));
    expect([before, after].map((snapshot) => inputOf(stocktakeMachine, snapshot, 'stocktake'))).toMatchObject(
      [
        { key: 'key-1', lines: [{ product: { id: 'a' } }, { product: { id: 'b' } }] },
        { key: 'key-1-2', lines: [{ product: { id: 'c' } }] },
      ],
    );
  });

  test('with all lines answered is recorded', () => {
    expect(begun(page, ...allEqual, ...confirmed, ok('a', 'b'), ok('c')).value).toBe('recorded');
  });

  test('with a line that moved asks for that alone', () => {
    const moved = answered(
      'stocktake',
      accepted([{ productId: 'c', ok: false, reason: 'stock_moved', onHand: 2, details: {} }]),
    );
    const after = begun(page, ...allEqual, ...confirmed, ok('a', 'b'), moved);
    expect(after.value).toEqual({ review: 'open' });
    expect(after.context.lines.map(({ result }) => result)).toEqual([
      { kind: 'recorded' },
      { kind: 'recorded' },
      { kind: 'moved', onHand: 2 },
    ]);
  });
});

describe('a part of the scope', () => {
  const part = [page, ...count('4'), ...count('4'), ...confirmed] as const;
  const some = (id: string, reason: string) => ({
    productId: id,
    ok: reason === '',
    reason,
    onHand: 2,
    details: {},
  });
  const oneMoved = answered('stocktake', accepted([some('a', ''), some('b', 'stock_moved')]));
  const later = { type: 'stocktake.confirm', at: 4, key: 'key-2' } as const;
  const end = { type: 'stocktake.finish', at: 4, key: 'key-2' } as const;

  test('that is confirmed is asked about first, and sends nothing', () => {
    const asked = begun(...part);
    expect([asked.value, asked.context.call, asked.context.lines.map(({ result }) => result)]).toEqual([
      'unfinished',
      null,
      [null, null],
    ]);
  });

  test('is counted on, and nothing is recorded', () => {
    const { value, context } = begun(...part, { type: 'stocktake.resume' });
    expect([value, context.call, context.shown]).toEqual([{ counting: 'resting' }, null, 'c']);
  });

  test('is recorded, and the rest is counted later beside it', () => {
    const paused = begun(...part, later, ok('a', 'b'));
    expect([paused.value, paused.hasTag('settled')]).toEqual(['paused', false]);
    const { value, context } = begun(...part, later, ok('a', 'b'), { type: 'stocktake.resume' });
    expect([value, context.shown, context.lines.map(({ result }) => result)]).toEqual([
      { counting: 'looking' },
      'c',
      [{ kind: 'recorded' }, { kind: 'recorded' }],
    ]);
  });

  test('is recorded, and that ends it', () => {
    expect(begun(...part, end, ok('a', 'b')).value).toBe('recorded');
  });

  test.each([later, end])('with a line that moved asks for that again after $type', (choice) => {
    const { value, context } = begun(...part, choice, oneMoved);
    expect([value, context.lines[1]?.result]).toEqual([{ review: 'open' }, { kind: 'moved', onHand: 2 }]);
  });

  test('that was recorded is ended without counting more only after it was asked', () => {
    const resumed = [...part, later, ok('a', 'b'), { type: 'stocktake.resume' }] as const;
    const reviewed = [...resumed, { type: 'stocktake.review', at: 5 }, answered('checkStock', [])] as const;
    expect(begun(...reviewed, end).value).toBe('unfinished');
    expect(begun(...reviewed, end, end).value).toBe('recorded');
  });
});

describe('a line that moved', () => {
  test('is not left by one tap', () => {
    const oneMoved = answered(
      'stocktake',
      accepted([{ productId: 'c', ok: false, reason: 'stock_moved', onHand: 2, details: {} }]),
    );
    const before = [page, ...allEqual, ...confirmed, ok('a', 'b'), oneMoved] as const;
    const finished = [...before, { type: 'stocktake.finish' }] as const;
    expect(begun(...finished).value).toBe('unfinished');
    expect(
      begun(...before, { type: 'line.leaveOut', productId: 'c' }, { type: 'stocktake.finish' }).value,
    ).toBe('unfinished');
    expect(begun(...finished, { type: 'stocktake.edit' }).value).toEqual({ review: 'open' });
    expect(begun(...finished, { type: 'stocktake.finish' }).value).toBe('recorded');
  });

  const moved = [...allEqual, { type: 'stocktake.review', at: 2 }] as const;
  const asked = [
    answered('checkStock', [{ id: 'b', onHand: 2 }]),
    { type: 'line.recount', productId: 'b' },
    { type: 'figure.change', text: '3' },
  ] as const;

  test('counted again counts from what is on hand now, and is ready', () => {
    const { value, context } = begun(page, ...moved, ...asked, { type: 'line.count', at: 5 });
    expect([value, context.recount]).toEqual([{ review: 'open' }, null]);
    expect(context.lines[1]).toMatchObject({ base: 2, counted: 3, countedAt: 5, result: null });
  });

  test('whose count is given up still waits', () => {
    const { value, context } = begun(page, ...moved, ...asked, { type: 'recount.close' });
    expect([value, context.recount]).toEqual([{ review: 'open' }, null]);
    expect(context.lines[1]).toMatchObject({ base: 4, counted: 4, result: { kind: 'moved', onHand: 2 } });
  });
});

describe('counting on beside a line that is recorded', () => {
  const oneMoved = answered(
    'stocktake',
    accepted([
      { productId: 'a', ok: true, reason: '', onHand: 4, details: {} },
      { productId: 'b', ok: false, reason: 'stock_moved', onHand: 2, details: {} },
    ]),
  );
  const resumed = [
    page,
    ...count('4'),
    ...count('4'),
    ...confirmed,
    { type: 'stocktake.confirm', at: 4, key: 'key-1' },
    oneMoved,
    { type: 'stocktake.resume' },
  ] as const;

  test('with a figure set at the recorded product changes nothing', () => {
    const before = begun(...resumed).context;
    const after = begun(...resumed, { type: 'figure.set', productId: 'a', figure: 3, at: 6 }).context;
    expect(before.shown).toBe('c');
    expect(after).toEqual(before);
  });

  test.each([-1, 1.5, 100_000_000_000])('with %d pieces, which no shelf holds, changes nothing', (figure) => {
    const after = begun(...resumed, { type: 'figure.set', productId: 'c', figure, at: 6 }).context;
    expect(after.draft.figure).toBe('');
  });

  test('with a figure set at an open product shows it with that figure', () => {
    const { shown, draft } = begun(...resumed, {
      type: 'figure.set',
      productId: 'b',
      figure: 3,
      at: 6,
    }).context;
    expect([shown, draft.figure]).toEqual(['b', '3']);
  });
});
