import { describe, expect, test } from 'vitest';
import {
  addRow,
  applyPriceRule,
  applyVipRule,
  badFirst,
  changeRows,
  deleteRows,
  typeIn,
  undo,
  withoutBlanks,
} from '../../../domain/stock-entry/entry-list.ts';
import type { EntryList } from '../../../domain/stock-entry/entry-list.ts';
import { blankRow } from '../../../domain/stock-entry/entry-rows.ts';
import type { EntryRow } from '../../../domain/stock-entry/entry-rows.ts';

function row(id: string, change: Partial<EntryRow> = {}): EntryRow {
  const category = { ids: ['table', 'drinking', 'cups'], label: 'Cups' } as const;
  return { ...blankRow(id), name: id, amount: '6', price: '60.50', category, ...change };
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

  test('of VIP prices takes a part of the price', () => {
    const changed = applyVipRule(list, ['one'], { kind: 'percent', percent: 90 });
    expect(changed.rows.map(({ vipPrice }) => vipPrice)).toEqual(['54.45', '', '']);
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
});

describe('an empty row', () => {
  test('that was added is not among those that are booked', () => {
    expect(withoutBlanks(addRow(list, 'four').rows)).toEqual(list.rows);
    expect(idsOf(addRow(list, 'four'))).toEqual(['four', 'one', 'two', 'three']);
  });
});
