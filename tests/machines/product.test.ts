import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import { productMachine } from '../../machines/product/product-machine.ts';
import { sampleLamp, sampleProblem, sampleSoldOut } from '../../machines/samples/sample-records.ts';
import { answered, failed, stateAfter } from './state-after.ts';

type TestEvent = Parameters<typeof stateAfter<typeof productMachine>>[2];

const lamp = answered('skuDetail', accepted(sampleLamp));
const open: TestEvent = { type: 'quantity.open' };
const quantity = (count: number): TestEvent => ({ type: 'quantity.change', quantity: count });

const product = (...events: TestEvent[]) =>
  stateAfter(productMachine, { skuId: 'sku-lamp', groupId: 'group-baan-suan' }, ...events);

describe('loading', () => {
  test('a product that is not there leads to missing, no network to unreachable', () => {
    const problem = sampleProblem(404, 'not_found');
    expect(product(answered('skuDetail', refused(problem))).value).toBe('missing');
    expect(product(failed('skuDetail')).value).toBe('unreachable');
  });
});

describe('shown', () => {
  test('quantity.open of a product that is sold out stays', () => {
    expect(product(answered('skuDetail', accepted(sampleSoldOut)), open).value).toBe('shown');
  });

  test('quantity.open begins with one piece, also after another choice', () => {
    expect(product(lamp, open, quantity(3), { type: 'quantity.close' }, open).context.quantity).toBe(1);
  });
});

describe('choosing', () => {
  test.each([0, -1, 1.5, 4])('quantity.change to %d of three in stock is refused', (count) => {
    expect(product(lamp, open, quantity(2), quantity(count)).context.quantity).toBe(2);
  });

  test('quantity.accept leads back to shown with the quantity', () => {
    const snapshot = product(lamp, open, quantity(3), { type: 'quantity.accept' });
    expect(snapshot.value).toBe('shown');
    expect(snapshot.context.quantity).toBe(3);
  });
});
