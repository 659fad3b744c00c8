import { describe, expect, test } from 'vitest';
import { proposeCategories, rowsByCategory } from '../../../domain/stock-entry/category-proposals.ts';
import { blankRow } from '../../../domain/stock-entry/entry-rows.ts';
import type { EntryCategory, EntryRow } from '../../../domain/stock-entry/entry-rows.ts';

const category = (id: string): EntryCategory => ({ ids: ['shop', 'goods', id], label: id });
const [cups, bowls, totes] = [category('cups'), category('bowls'), category('totes')];

function row(id: string, change: Partial<EntryRow> = {}): EntryRow {
  return { ...blankRow(id), name: id, amount: '6', price: '60.50', ...change };
}

const proposed = (...rows: readonly EntryRow[]) =>
  [...proposeCategories(rows)].map(([id, { label }]) => [id, label]);

describe('rows without a category', () => {
  test('propose what their words mean in the shop, each its own', () => {
    expect(
      proposed(
        row('cup', { likelyCategory: cups }),
        row('bowl', { likelyCategory: bowls }),
        row('boat'),
        row('jug', { category: cups }),
      ),
    ).toEqual([
      ['cup', 'cups'],
      ['bowl', 'bowls'],
    ]);
  });

  test('propose the category of another row of their name before that', () => {
    const named = { name: 'Canvas Tote', category: totes };
    expect(
      proposed(row('red', named), row('blue', { name: 'canvas tote', likelyCategory: cups }), row('cup')),
    ).toEqual([['blue', 'totes']]);
  });

  test('propose what a row of the same proposal was given instead', () => {
    expect(
      proposed(
        row('tote', { likelyCategory: bowls, category: totes }),
        row('bag', { likelyCategory: bowls }),
        row('cup', { likelyCategory: cups }),
      ),
    ).toEqual([
      ['bag', 'totes'],
      ['cup', 'cups'],
    ]);
  });

  test('that may be a misread product of the shop, and empty ones, propose none', () => {
    const product = { ...row('x'), id: 'sku', ch_name: '', th_name: '', picture: '', stock: 1, price: 1 };
    const similar = { readAs: 'cup', product, category: null };
    expect(proposed(row('cup', { similar, likelyCategory: cups }), blankRow('blank'))).toEqual([]);
  });

  test('are sorted by what they are given, the most first', () => {
    const rows = ['a', 'b', 'c', 'd'].map((id) => row(id));
    const given = new Map([
      ['a', cups],
      ['b', bowls],
      ['d', category('bowls')],
    ]);
    expect(
      rowsByCategory(rows, given).map((group) => [group.category.label, ...group.rows.map(({ id }) => id)]),
    ).toEqual([
      ['bowls', 'b', 'd'],
      ['cups', 'a'],
    ]);
  });
});
