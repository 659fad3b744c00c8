import { describe, expect, test } from 'vitest';
import { activeNodes, firstChips, sectionsOf } from '../../../domain/products/category-tree.ts';
import { findCategories } from '../../../domain/products/find-categories.ts';
import type { Category } from '../../../domain/contract.ts';

function node(
  id: string,
  children: readonly Category[] = [],
  status: Category['status'] = 'active',
): Category {
  return { id, name: id, ch_name: '', th_name: '', status, children: [...children] };
}

const cups = node('cups');
const drinking = node('drinking', [node('old-cups', [], 'inactive'), cups, node('glasses')]);
const past = node('past', [node('jugs')], 'inactive');
const empty = node('empty', [node('old-plates', [], 'inactive')]);
const table = node('table', [past, drinking, empty]);
const closed = node('closed', [node('hidden', [node('gone')])], 'inactive');

describe('activeNodes', () => {
  test('keeps the order of the server', () => {
    expect(activeNodes([table, closed, cups])).toEqual([table, cups]);
  });
});

describe('sectionsOf', () => {
  test('are the active children of the chosen category', () => {
    expect(sectionsOf([closed, table], 'table')).toEqual([drinking, empty]);
  });

  test.each([null, 'unknown', 'closed'])('of %s are none', (topId) => {
    expect(sectionsOf([closed, table], topId)).toEqual([]);
  });
});

describe('firstChips', () => {
  test('opens the first active category of each section that has one', () => {
    expect(firstChips([drinking, empty])).toEqual({ drinking: 'cups' });
  });
});

describe('findCategories', () => {
  const tree = [table, closed];

  test('finds what is called so in any language, whatever its case', () => {
    const named = { ...cups, ch_name: '杯子' };
    expect(findCategories([node('top', [node('section', [named])])], '杯').map(({ leaf }) => leaf)).toEqual([
      named,
    ]);
    expect(
      findCategories(tree, 'cup').map(({ leaf, above }) => [leaf.id, above.map(({ id }) => id)]),
    ).toEqual([['cups', ['table', 'drinking']]]);
  });

  test('finds all below a level that is called so, and nothing inactive', () => {
    expect(findCategories(tree, 'drink').map(({ leaf }) => leaf.id)).toEqual(['cups', 'glasses']);
    expect(findCategories(tree, 'gone')).toEqual([]);
  });
});
