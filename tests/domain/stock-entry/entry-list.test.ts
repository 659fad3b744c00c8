import { describe, expect, test } from 'vitest';
import { applySellingRule, completeRows } from '../../../domain/stock-entry/complete-rows.ts';
import {
  addRow,
  addToExisting,
  applyPriceRule,
  applyVipRule,
  badFirst,
  changeRows,
  deleteRows,
  dropBlank,
  typeIn,
  undo,
  withoutBlanks,
} from '../../../domain/stock-entry/entry-list.ts';
import type { EntryList } from '../../../domain/stock-entry/entry-list.ts';
import { productOf } from '../../../domain/stock-entry/entry-review.ts';
import { blankRow } from '../../../domain/stock-entry/entry-rows.ts';
import type { EntryField, EntryRow } from '../../../domain/stock-entry/entry-rows.ts';
import { isUnsure } from '../../../domain/stock-entry/row-doubts.ts';

function row(id: string, change: Partial<EntryRow> = {}): EntryRow {
  const category = { ids: ['table', 'drinking', 'cups'], label: 'Cups' } as const;
  return { ...blankRow(id), name: id, amount: '6', price: '60.50', sellingPrice: '97', category, ...change };
}

const list: EntryList = { rows: [row('one'), row('two'), row('three')], steps: [] };
const idsOf = ({ rows }: EntryList) => rows.map(({ id }) => id);

describe('a step', () => {
  test.each([
    ['of typing', typeIn(list, 'two', 'price', '64')],
    ['of deleting', deleteRows(list, ['one', 'three'])],
    ['of adding', addRow(list, 'four')],
    ['over several rows', applyPriceRule(list, ['one', 'two'], { kind: 'percent', percent: 110 })],
  ])('%s is taken back whole', (_, changed) => {
    expect(changed.rows).not.toEqual(list.rows);
    expect(undo(changed)).toEqual(list);
  });

  test('holds all characters that were typed in one field', () => {
    const typed = typeIn(typeIn(typeIn(list, 'two', 'price', '6'), 'two', 'price', '64'), 'two', 'name', 'x');
    expect(typed.steps.length).toBe(2);
    expect(undo(undo(typed))).toEqual(list);
  });

  test('is the same whether a field was typed in one go or by its characters', () => {
    const slowly = typeIn(typeIn(list, 'two', 'price', '6'), 'two', 'price', '64');
    expect(slowly).toEqual(typeIn(list, 'two', 'price', '64'));
  });

  test('is forgotten after twenty others', () => {
    const steps = Array.from({ length: 25 }, (_, number) => number);
    const changed = steps.reduce(
      (known, number) => changeRows(known, ['one'], (one) => ({ ...one, name: `name ${number}` })),
      list,
    );
    expect(changed.steps.length).toBe(20);
  });

  test('over thousands of rows leaves no room for the ones before', () => {
    const rows = Array.from({ length: 2_500 }, (_, number) => row(`row-${number}`));
    const ids = rows.map(({ id }) => id);
    const twice = applyPriceRule(applyPriceRule({ rows, steps: [] }, ids, { kind: 'set', text: '1' }), ids, {
      kind: 'set',
      text: '2',
    });
    expect(twice.steps.length).toBe(1);
  });
});

describe('a price rule', () => {
  test.each([
    [{ kind: 'set', text: '12' }, ['12', '60.50', '12']],
    [{ kind: 'percent', percent: 110 }, ['66.55', '60.50', '66.55']],
  ] as const)('%o changes the chosen rows', (rule, prices) => {
    expect(applyPriceRule(list, ['one', 'three'], rule).rows.map(({ price }) => price)).toEqual(prices);
  });

  test('leaves a row without a price as it is, where it is a part of it', () => {
    const rows = [row('one', { price: '' })];
    expect(applyPriceRule({ rows, steps: [] }, ['one'], { kind: 'percent', percent: 50 }).rows).toEqual(rows);
  });

  test('of VIP prices takes a part of the price at which a new product sells', () => {
    const changed = applyVipRule(list, ['one'], { kind: 'percent', percent: 90 });
    expect(changed.rows.map(({ vipPrice }) => vipPrice)).toEqual(['87.30', '', '']);
  });
});

const product = {
  id: 'sku',
  name: 'Cup',
  ch_name: '',
  th_name: '',
  color: '',
  size: '',
  picture: '',
  stock: 1,
  price: 9_900,
};

describe('a rule for selling prices', () => {
  const rows = [
    row('one', { sellingPrice: '' }),
    row('two', { price: '62.50' }),
    row('three', { price: '' }),
    row('four', { sellingPrice: '', product }),
  ];
  const ids = rows.map(({ id }) => id);

  test.each([
    // 60.50 and 60 % are 96.80; 62.50 and 60 % are 100 already.
    [
      'with 60 % on top rounds up to a whole baht',
      { kind: 'markup', percent: 60 },
      ['97.00', '100.00', '97', ''],
    ],
    [
      'with nothing on top rounds up to a whole baht',
      { kind: 'markup', percent: 0 },
      ['61.00', '63.00', '97', ''],
    ],
    ['with one price for all gives it to new products', { kind: 'set', text: '99' }, ['99', '99', '99', '']],
  ] as const)('%s, and leaves what was paid as it is', (_, rule, prices) => {
    const changed = applySellingRule({ rows, steps: [] }, ids, rule);
    expect(changed.rows.map(({ sellingPrice }) => sellingPrice)).toEqual(prices);
    expect(changed.rows.map(({ price }) => price)).toEqual(rows.map(({ price }) => price));
    expect(undo(changed).rows).toEqual(rows);
  });
});

describe('rows that miss a category or a selling price', () => {
  const cups = { ids: ['table', 'drinking', 'cups'], label: 'Cups' } as const;
  const rows = [
    row('both', { category: null, sellingPrice: '' }),
    row('category', { category: null }),
    row('selling price', { sellingPrice: '' }),
    row('neither'),
    row('without cost', { price: '', sellingPrice: '' }),
    row('of a product', { product, category: null, sellingPrice: '' }),
  ];
  const ids = rows.map(({ id }) => id);
  const said = (changed: EntryList) =>
    changed.rows.map(({ category, sellingPrice }) => [category?.label ?? null, sellingPrice]);

  test.each([
    [
      'with both get what they miss, and keep what they have',
      { category: { ...cups, label: 'Bowls' }, rule: { kind: 'markup', percent: 100 } },
      [
        ['Bowls', '121.00'],
        ['Bowls', '97'],
        ['Cups', '121.00'],
        ['Cups', '97'],
        ['Cups', ''],
        ['Bowls', ''],
      ],
    ],
    [
      'with one of their own get that',
      { category: null, categories: { [ids[0] ?? '']: { ...cups, label: 'Jugs' } }, rule: null },
      [
        ['Jugs', ''],
        [null, '97'],
        ['Cups', ''],
        ['Cups', '97'],
        ['Cups', ''],
        [null, ''],
      ],
    ],
    [
      'with neither stay as they are',
      { category: null, rule: null },
      [
        [null, ''],
        [null, '97'],
        ['Cups', ''],
        ['Cups', '97'],
        ['Cups', ''],
        [null, ''],
      ],
    ],
  ] as const)('completed %s, as one step', (_, given, expected) => {
    const changed = completeRows({ rows, steps: [] }, ids, given);
    expect(said(changed)).toEqual(expected);
    expect(undo(changed)).toEqual({ rows, steps: [] });
  });
});

describe('new products whose names the shop has', () => {
  const named = (id: string, name = id) =>
    row(id, { name, namedAlready: { as: productOf(row(id)), product } });
  const rows = [named('one'), named('two', 'called otherwise by now'), row('three'), named('four')];

  test('add to those in one step, but for those that were not chosen, or are called otherwise by now', () => {
    const changed = addToExisting({ rows, steps: [] }, ['one', 'two', 'three']);
    expect(changed.rows.map((one) => one.product?.id ?? null)).toEqual(['sku', null, null, null]);
    expect(undo(changed)).toEqual({ rows, steps: [] });
  });
});

describe('a doubt about a row', () => {
  const unsure = row('row', { confidence: 0.5, isChecked: false, problem: 'unsure', likelyAmount: 50 });
  const ofPacks = row('row', { isChecked: false, packs: true });
  const isUnsureAfter = (read: EntryRow, ...fields: EntryField[]) =>
    fields
      .reduce<EntryList>((typed, field) => typeIn(typed, 'row', field, '7'), { rows: [read], steps: [] })
      .rows.map(isUnsure);

  test.each(['sellingPrice', 'vipPrice', 'barcode', 'color', 'size', 'style'] as const)(
    'stays while its %s is typed',
    (field) => {
      expect([unsure, ofPacks].flatMap((read) => isUnsureAfter(read, field))).toEqual([true, true]);
    },
  );

  test('goes once its amount is typed', () => {
    expect([unsure, ofPacks].flatMap((read) => isUnsureAfter(read, 'amount'))).toEqual([false, false]);
  });

  test('goes once its price is typed, but that of packs stays', () => {
    expect([unsure, ofPacks].flatMap((read) => isUnsureAfter(read, 'price'))).toEqual([false, true]);
  });

  test('of its amount stays while its name is typed', () => {
    expect([unsure, ofPacks].flatMap((read) => isUnsureAfter(read, 'name'))).toEqual([true, true]);
    const { likelyAmount: _, ...misread } = unsure;
    expect(isUnsureAfter(misread, 'name')).toEqual([false]);
  });
});

describe('the order of rows', () => {
  test('has those first that cannot be booked, then those that were not read surely', () => {
    const rows = [
      row('good'),
      row('unsure', { confidence: 0.5, isChecked: false }),
      row('bad', { price: '' }),
      row('refused'),
    ];
    expect(badFirst(rows, ['refused']).map(({ id }) => id)).toEqual(['bad', 'refused', 'unsure', 'good']);
  });

  test('is that of version 0.1.0 for the rows of its logs, which it asked for no selling price', () => {
    const { sellingPrice: _, ...old } = row('old');
    const rows = [row('good'), old, row('new', { sellingPrice: '' }), row('bad', { price: '' })];
    expect(badFirst(rows).map(({ id }) => id)).toEqual(['new', 'bad', 'good', 'old']);
  });
});

describe('an empty row', () => {
  test('that was added is not among those that are booked', () => {
    expect(withoutBlanks(addRow(list, 'four').rows)).toEqual(list.rows);
    expect(idsOf(addRow(list, 'four'))).toEqual(['four', 'one', 'two', 'three']);
  });

  test('that is left goes with its steps, and the steps before can still be taken back', () => {
    const priced = typeIn(list, 'two', 'price', '64');
    expect(dropBlank(addRow(priced, 'four'), 'four')).toEqual(priced);
    const emptied = typeIn(typeIn(addRow(priced, 'four'), 'four', 'name', 'C'), 'four', 'name', '');
    expect(dropBlank(emptied, 'four')).toEqual(priced);
  });

  test.each([
    ['with a name', typeIn(addRow(list, 'four'), 'four', 'name', 'Cup')],
    [
      'with a category',
      changeRows(addRow(list, 'four'), ['four'], (four) => ({ ...four, category: row('one').category })),
    ],
    [
      'that was read',
      {
        rows: [
          row('four', {
            name: '',
            amount: '',
            price: '',
            sellingPrice: '',
            category: null,
            source: { page: 1, box: [0, 0, 1, 1] as const },
          }),
        ],
        steps: [],
      },
    ],
  ])('%s that is left stays', (_, kept) => {
    expect(dropBlank(kept, 'four')).toBe(kept);
  });
});
