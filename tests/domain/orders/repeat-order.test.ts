import { describe, expect, test } from 'vitest';
import type { OrderLine } from '../../../domain/contract.ts';
import { repeatLines } from '../../../domain/orders/repeat-order.ts';
import { sampleCup, sampleLamp, sampleOrder } from '../../../machines/samples/sample-records.ts';

const [cups, lamp] = sampleOrder.detail as [OrderLine, OrderLine];
const told = (...given: Parameters<typeof repeatLines>) =>
  repeatLines(...given).map(({ line, quantity, because }) => [line.sku_id, quantity, because]);

describe('repeatLines', () => {
  test('of products that can be had are all pieces that were ordered', () => {
    expect(repeatLines([cups, lamp], [sampleLamp, sampleCup], {})).toEqual([
      { line: cups, product: sampleCup, quantity: 10, because: null },
      { line: lamp, product: sampleLamp, quantity: 1, because: null },
    ]);
  });

  test.each([
    ['no longer sold', [{ id: 'sku-cup', status: 'inactive' as const }], {}, [0, 'inactive']],
    ['inactive for staff', [{ ...sampleCup, status: 'inactive' as const }], {}, [0, 'inactive']],
    ['sold out', [{ ...sampleCup, stock: 0 }], {}, [0, 'soldOut']],
    ['of which fewer are left', [{ ...sampleCup, stock: 3 }], {}, [3, 'fewer']],
    ['of which the cart has some', [{ ...sampleCup, stock: 12 }], { 'sku-cup': 5 }, [7, 'fewer']],
    ['of which the cart has all', [{ ...sampleCup, stock: 5 }], { 'sku-cup': 5 }, [0, 'inCart']],
    ['that could not be read', [], {}, [0, 'unread']],
  ] as const)('of a product %s say so', (_, products, inCart, [quantity, because]) => {
    expect(told([cups], products, inCart)).toEqual([['sku-cup', quantity, because]]);
  });
});
