import { describe, expect, test } from 'vitest';
import { makeAuditLog, readAuditLog } from '../../src/features/audit/audit-log.ts';

const records = [
  { type: 'journal.opened', input: { orderId: 'order-1' }, chart: 'order' },
  {
    type: 'address.choose',
    address: { id: 'address-1', alias: 'Shop', phone: '02-123-4567', latitude: 13.7 },
    by: { id: 'p-1', name: 'Mali' },
  },
  { type: 'remark.change', remark: 'See https://example.test/?sig=abc', total_amount: 12.5 },
];

describe('a log that leaves the device', () => {
  test('keeps its shape and no personal text', () => {
    expect(makeAuditLog('order/order-1', records)).toEqual({
      format: 'talat-audit-log',
      version: 1,
      stream: 'order/order-1',
      records: [
        records[0],
        {
          type: 'address.choose',
          address: { id: 'address-1', alias: '…', phone: '…', latitude: 0 },
          by: { id: 'p-1', name: '…' },
        },
        { type: 'remark.change', remark: '…', total_amount: 12.5 },
      ],
    });
  });

  test('opened again is the same', () => {
    const log = makeAuditLog('order/order-1', records);
    expect(readAuditLog(JSON.stringify(log))).toEqual(log);
  });

  test.each([
    '',
    '{}',
    '[]',
    'null',
    '{"format":"talat-audit-log","version":2,"stream":"cart","records":[]}',
  ])('that is none, as %s, is not opened', (text) => {
    expect(readAuditLog(text)).toBeNull();
  });
});
