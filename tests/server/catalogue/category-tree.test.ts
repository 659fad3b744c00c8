import { expect, test } from 'vitest';
import type { Product, SearchCategory } from '../../../domain/contract.ts';
import { searchTree } from '../../../server/catalogue/category-tree.ts';
import type { CategoryRow } from '../../../server/store/queries/catalogue/catalogue.ts';

const row = (
  category_id: string,
  parent_id: string | null,
  level: number,
  status = 'active',
): CategoryRow => ({
  merchant_id: 'm',
  category_id,
  parent_id,
  level,
  position: 0,
  name: category_id,
  ch_name: '',
  th_name: '',
  status,
});

const rows = ['a', 'b', 'hidden'].flatMap((top) => [
  row(top, null, 1, top === 'hidden' ? 'inactive' : 'active'),
  row(`${top}.1`, top, 2),
  row(`${top}.2`, top, 2),
  ...[1, 2].map((leaf) => row(`${top}.${leaf}.1`, `${top}.${leaf}`, 3)),
]);

const hit = (id: string, category_id: string) => ({ id, category_id }) as Product;

function outline(tree: readonly SearchCategory[]): unknown[] {
  return tree.map(({ id, skus, children }) => [id, skus ? skus.map((sku) => sku.id) : outline(children)]);
}

test('branches stand in the order of their best product, and products in the order given', () => {
  const products = [
    hit('first', 'b.2.1'),
    hit('second', 'a.1.1'),
    hit('third', 'b.1.1'),
    hit('fourth', 'b.2.1'),
  ];
  expect(outline(searchTree(rows, products))).toEqual([
    [
      'b',
      [
        ['b.2', [['b.2.1', ['first', 'fourth']]]],
        ['b.1', [['b.1.1', ['third']]]],
      ],
    ],
    ['a', [['a.1', [['a.1.1', ['second']]]]]],
  ]);
});

test('inactive branches are left out', () => {
  expect(outline(searchTree(rows, [hit('x', 'hidden.1.1'), hit('y', 'a.1.1')]))).toEqual([
    ['a', [['a.1', [['a.1.1', ['y']]]]]],
  ]);
});
