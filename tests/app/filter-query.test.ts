import { describe, expect, test } from 'vitest';
import { noFilter } from '../../machines/order-list/record-filter.ts';
import type { RecordFilter } from '../../machines/order-list/record-filter.ts';
import { paidFilterAddress, recordFilterAddress } from '../../src/features/record-lists/filter-query.ts';

const ofStaff = recordFilterAddress('payments', ['finance']);

const narrowed: RecordFilter = {
  status: 'paid',
  startDate: '2025-01-01',
  endDate: '2025-01-31',
  group: 'group-baan-suan',
  number: 'PAY-77',
  currentGroup: true,
  orderBy: 'total_amount',
  orderType: 'asc',
};

function again(filter: RecordFilter): RecordFilter {
  return ofStaff.read(new URLSearchParams(new URLSearchParams(ofStaff.write(filter)).toString()));
}

describe('the address of a list', () => {
  test('without a filter says nothing', () => {
    expect(ofStaff.write(noFilter)).toEqual({});
  });

  test('says all of a filter, and is read as the same', () => {
    expect(ofStaff.write(narrowed)).toEqual({
      status: 'paid',
      from: '2025-01-01',
      until: '2025-01-31',
      group: 'group-baan-suan',
      number: 'PAY-77',
      own: '1',
      sort: 'cheapest',
    });
    expect([again(narrowed), again(noFilter)]).toEqual([narrowed, noFilter]);
  });

  test('asks a customer for no group and no number', () => {
    const query = new URLSearchParams('status=paid&group=Ari&number=7&own=1');
    expect(recordFilterAddress('payments', []).read(query)).toEqual({ ...noFilter, status: 'paid' });
  });

  test('knows a status by its other words, and several of them', () => {
    expect([
      ofStaff.read(new URLSearchParams('status=confirmed')).status,
      recordFilterAddress('orders', ['manager']).read(new URLSearchParams('status=paid,canceled')).status,
    ]).toEqual(['completed', 'paid,cancelled']);
  });

  test.each([
    'status=sent',
    'status=,',
    'from=yesterday',
    'from=2025-02-30',
    'from=20250201',
    'until=2025-13-01',
    'sort=best',
    'own=2',
  ])('that says something else (%s) narrows nothing', (text) => {
    expect(ofStaff.read(new URLSearchParams(text))).toEqual(noFilter);
  });

  test('of paid payments says which of them', () => {
    expect(
      ['differs', 'cash', 'all', 'some'].map((only) => paidFilterAddress.read(new URLSearchParams({ only }))),
    ).toEqual([{ only: 'differs' }, { only: 'cash' }, { only: 'all' }, { only: 'all' }]);
    expect([
      paidFilterAddress.write({ only: 'all' }),
      paidFilterAddress.write({ only: 'duplicate' }),
    ]).toEqual([{}, { only: 'duplicate' }]);
  });
});
