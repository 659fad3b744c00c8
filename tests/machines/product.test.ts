import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import { productMachine } from '../../machines/product/product-machine.ts';
import { sampleLamp, sampleProblem, sampleTallLamp } from '../../machines/samples/sample-records.ts';
import { answered, failed, stateAfter } from './state-after.ts';

type TestEvent = Parameters<typeof stateAfter<typeof productMachine>>[2];

const lamp = answered('skuSiblings', accepted([sampleLamp, sampleTallLamp]));
const open: TestEvent = { type: 'quantity.open' };
const accept: TestEvent = { type: 'quantity.accept' };
const quantity = (count: number): TestEvent => ({ type: 'quantity.change', quantity: count });

const product = (...events: TestEvent[]) =>
  stateAfter(productMachine, { skuId: 'sku-lamp', groupId: 'group-baan-suan' }, ...events);

describe('loading', () => {
  test('a product that is not there leads to missing, no network to unreachable', () => {
    const problem = sampleProblem(404, 'not_found');
    expect(product(answered('skuSiblings', refused(problem))).value).toBe('missing');
    expect(product(failed('skuSiblings')).value).toBe('unreachable');
  });
});

describe('shown', () => {
  test('quantity.open of a product that is sold out stays', () => {
    expect(product(answered('skuSiblings', accepted([{ ...sampleLamp, stock: 0 }])), open).value).toBe(
      'shown',
    );
  });

  test('quantity.open begins with one piece, also after another choice', () => {
    expect(product(lamp, open, quantity(3), { type: 'quantity.close' }, open).context.quantity).toBe(1);
  });
});

describe('product.choose', () => {
  const choose = (skuId: string): TestEvent => ({ type: 'product.choose', skuId });

  test('of another product of its name shows that one at once, with one piece of it', () => {
    const snapshot = product(lamp, quantity(3), choose(sampleTallLamp.id));
    expect([snapshot.value, snapshot.context]).toEqual([
      'shown',
      {
        skuId: sampleTallLamp.id,
        groupId: 'group-baan-suan',
        product: sampleTallLamp,
        siblings: [sampleLamp, sampleTallLamp],
        quantity: 1,
        problem: null,
      },
    ]);
  });

  test('of any other product reads that one, also while the first is still read', () => {
    for (const before of [[lamp], []]) {
      const { value, context } = product(...before, choose('sku-cup'));
      expect([value, context.skuId, context.product]).toEqual(['loading', 'sku-cup', null]);
    }
  });

  test('closes the choice of a quantity', () => {
    expect(product(lamp, open, choose(sampleTallLamp.id)).value).toBe('shown');
  });
});

describe('choosing', () => {
  test.each([0, -1, 1.5, 4])('quantity.change to %d of three in stock is refused', (count) => {
    expect(product(lamp, open, quantity(2), quantity(count)).context.quantity).toBe(2);
  });

  test('quantity.accept leads to chosen with the quantity', () => {
    const snapshot = product(lamp, open, quantity(3), accept);
    expect([snapshot.value, snapshot.context.quantity]).toEqual(['chosen', 3]);
  });
});

describe('chosen', () => {
  test.each([
    ['from the sheet', [open, quantity(2), accept]],
    ['beside the product', [quantity(2), accept]],
  ])('a second quantity.accept %s is no second wish', (_, chosen) => {
    expect(product(lamp, ...chosen).can(accept)).toBe(false);
  });

  test('product.open reads the product anew, and another quantity can be chosen', () => {
    const snapshot = product(lamp, quantity(2), accept, { type: 'product.open' }, lamp);
    expect([snapshot.value, snapshot.can(accept)]).toEqual(['shown', true]);
    expect(product(lamp, quantity(2), accept, quantity(3)).value).toBe('shown');
  });
});
