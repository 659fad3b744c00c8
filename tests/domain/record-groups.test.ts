import { describe, expect, test } from 'vitest';
import type { ListedGroup, OrderCard } from '../../domain/contract.ts';
import { groupRecords, mergeGroups } from '../../domain/record-groups.ts';
import { sampleOrder } from '../../machines/samples/sample-records.ts';

function order(id: string, groupId: string): OrderCard {
  return { ...sampleOrder, id, group_id: groupId, group_name: `Shop ${groupId}` };
}

const figures = (group_id: string, count: number): ListedGroup => ({
  group_id,
  name: `Shop ${group_id}`,
  count,
  sum: count * 10.5,
});

describe('records by group', () => {
  test('stand in the order in which they were read, with what the whole list has of each', () => {
    const records = [order('a', 'z'), order('b', 'z'), order('c', 'a')];
    expect(
      groupRecords(records, [figures('a', 7), figures('z', 3)]).map(({ id, name, records: of, whole }) => [
        id,
        name,
        of.map((record) => record.id),
        whole?.count,
      ]),
    ).toEqual([
      ['z', 'Shop z', ['a', 'b'], 3],
      ['a', 'Shop a', ['c'], 7],
    ]);
  });

  test('of two groups of one name are two', () => {
    const [one, other] = [order('a', '1'), { ...order('b', '2'), group_name: 'Shop 1' }];
    expect(groupRecords([one, other], []).map(({ id, name, whole }) => [id, name, whole])).toEqual([
      ['1', 'Shop 1', null],
      ['2', 'Shop 1', null],
    ]);
  });

  test('are none for no records', () => {
    expect(groupRecords([], [figures('a', 7)])).toEqual([]);
  });
});

test('groups that a later page tells follow those that were told, and bring newer figures of them', () => {
  expect(mergeGroups([figures('a', 7), figures('b', 1)], [figures('b', 2), figures('c', 3)])).toEqual([
    figures('a', 7),
    figures('b', 2),
    figures('c', 3),
  ]);
});
