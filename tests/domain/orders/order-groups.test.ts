import { describe, expect, test } from 'vitest';
import type { OrderSummary } from '../../../domain/contract.ts';
import { groupOrders } from '../../../domain/orders/order-groups.ts';
import { sampleOrder } from '../../../machines/samples/sample-records.ts';

function order(id: string, groupName: string, baht: number): OrderSummary {
  return { ...sampleOrder, id, group_name: groupName, total_amount: baht };
}

/** Group names with their orders and totals. */
function groupsOf(language: string, orders: readonly OrderSummary[]) {
  return groupOrders(language, orders).map(({ name, records: members, total }) => [
    name,
    members.map(({ id }) => id),
    total,
  ]);
}

describe('orders by group', () => {
  test('of one name stand together in the order in which they came, with their sum', () => {
    expect(
      groupsOf('en', [order('a', 'Pratunam', 10.1), order('b', 'Ari', 5), order('c', 'Pratunam', 20.2)]),
    ).toEqual([
      ['Ari', ['b'], 500],
      ['Pratunam', ['a', 'c'], 3030],
    ]);
  });

  test('of which some are cancelled have the total of the others', () => {
    const cancelled: OrderSummary = { ...order('b', 'Ari', 5), status: 'cancelled' };
    expect(groupsOf('en', [order('a', 'Ari', 10), cancelled])).toEqual([['Ari', ['a', 'b'], 1000]]);
  });

  test('without a group come last', () => {
    const [unnamed, ari, zeer] = [order('a', '', 1), order('b', 'Ari', 2), order('c', 'Zeer', 2)];
    for (const orders of [
      [unnamed, ari, zeer],
      [ari, unnamed, zeer],
      [zeer, ari, unnamed],
    ])
      expect(groupOrders('en', orders).map(({ name }) => name)).toEqual(['Ari', 'Zeer', '']);
  });

  test.each([
    ['zh', ['曼谷', '阿里', '清迈'], ['阿里', '曼谷', '清迈']],
    ['th', ['เอกมัย', 'ขอนแก่น', 'กาดหลวง'], ['กาดหลวง', 'ขอนแก่น', 'เอกมัย']],
    ['en', ['Floor 10', 'floor 2', 'Ágora'], ['Ágora', 'floor 2', 'Floor 10']],
  ])('in %s follow that language', (language, names, expected) => {
    const orders = names.map((name) => order(name, name, 1));
    expect(groupOrders(language, orders).map(({ name }) => name)).toEqual(expected);
  });

  test('are none for no orders', () => {
    expect(groupOrders('en', [])).toEqual([]);
  });
});
