import { describe, expect, test } from 'vitest';
import { productMatrixMachine } from '../../machines/product-matrix/product-matrix-machine.ts';
import { sampleLamp, sampleTallLamp } from '../../machines/samples/sample-records.ts';
import { answered, failed, stateAfter } from './state-after.ts';

type TestEvent = Parameters<typeof stateAfter<typeof productMatrixMachine>>[2];

const lamp = { skuId: sampleLamp.id, stock: 3 };
const tall = { skuId: sampleTallLamp.id, stock: 8 };
const type = (cell: typeof lamp, text: string): TestEvent => ({ type: 'cell.type', ...cell, text });
const accept: TestEvent = { type: 'matrix.accept', lines: [{ product: sampleLamp, quantity: 2 }] };
const matrix = (...events: TestEvent[]) =>
  stateAfter(productMatrixMachine, { groupId: 'group-baan-suan' }, ...events);

describe('editing', () => {
  test('cell.type keeps the pieces of each product, no more than its stock', () => {
    expect(matrix(type(lamp, '2'), type(tall, '12'), type(tall, '๕')).context.typed).toEqual({
      [lamp.skuId]: 2,
      [tall.skuId]: 5,
    });
    expect(matrix(type(lamp, '12')).context.typed).toEqual({ [lamp.skuId]: 3 });
  });

  test('cell.type with an empty text wants none', () => {
    expect(matrix(type(lamp, '2'), type(lamp, '')).context.typed).toEqual({ [lamp.skuId]: 0 });
  });

  test('cells.fill repeats the last number within each stock, and does nothing before there is one', () => {
    const fill: TestEvent = { type: 'cells.fill', cells: [lamp, tall] };
    expect(matrix(type(tall, '6'), fill).context.typed).toEqual({ [lamp.skuId]: 3, [tall.skuId]: 6 });
    expect(matrix(fill).value).toEqual({ editing: 'untouched' });
  });

  test('cells.discard forgets these cells only, and settles with the last one', () => {
    const both = [type(lamp, '2'), type(tall, '5')] as const;
    const left = matrix(...both, { type: 'cells.discard', skuIds: [lamp.skuId] });
    expect([left.value, left.context.typed]).toEqual([{ editing: 'typed' }, { [tall.skuId]: 5 }]);
    const all = matrix(...both, { type: 'cells.discard', skuIds: [lamp.skuId, tall.skuId] });
    expect([all.value, all.hasTag('settled')]).toEqual([{ editing: 'untouched' }, true]);
  });

  test('matrix.accept without lines stays', () => {
    expect(matrix(type(lamp, '2'), { type: 'matrix.accept', lines: [] }).value).toEqual({
      editing: 'typed',
    });
  });
});

describe('filling', () => {
  const filling = [type(lamp, '2'), type(tall, '5'), accept] as const;

  test('done leads back without what went into the cart, with what was typed for others', () => {
    const { value, context } = matrix(...filling, answered('fillCart', { pieces: 2 }));
    expect([value, context.typed, context.lines]).toEqual([{ editing: 'typed' }, { [tall.skuId]: 5 }, []]);
  });

  test.each([
    ['failing', failed('fillCart')],
    ['interrupted by a kill', { type: 'fillCart.interrupted' } as const],
  ])('%s leads back with everything that was typed', (_, event) => {
    const { value, context } = matrix(...filling, event);
    expect([value, context.typed, context.lines]).toEqual([
      { editing: 'typed' },
      { [lamp.skuId]: 2, [tall.skuId]: 5 },
      [],
    ]);
  });

  test('cell.type changes nothing', () => {
    expect(matrix(...filling, type(tall, '1')).context.typed).toEqual({
      [lamp.skuId]: 2,
      [tall.skuId]: 5,
    });
  });
});
