import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { describe, expect, test } from 'vitest';
import { maxExportedRows } from '../../../domain/limits.ts';
import { recordSheets, rowsAtOnce } from '../../../server/sheets/record-sheets.ts';

const rows = 20_000;

/** An export of so many rows without a database, and how many of them were read and are held. */
async function openExport(counted = { records: rows, lines: rows }) {
  const read = { records: 0, lines: 0, most: 0 };
  const part = (kind: 'records' | 'lines') => async (last: number | null, limit: number) => {
    const first = (last ?? 0) + 1;
    read[kind] = Math.min(rows, first + limit - 1);
    read.most = Math.max(read.most, limit);
    return Array.from({ length: Math.max(0, read[kind] - first + 1) }, (_, at) => first + at);
  };
  const call = {
    body: {},
    now: new Date(),
    caller: { user: { user_id: 'u', name: 'u' }, roles: ['owner'] },
    store: { transaction: async () => undefined },
  } as unknown as Parameters<typeof recordSheets>[0];
  const sheet = {
    name: { en: 'x', zh: 'x', th: 'x' },
    // Random texts, since what repeats is packed to nothing.
    columns: [{ en: 'x', zh: 'x', th: 'x', width: 9, cell: () => Math.random().toString(36).repeat(3) }],
  };
  const { bytes } = await recordSheets<number, number>(call, {
    kind: 'orders',
    language: 'en',
    source: {
      count: async () => counted,
      records: part('records'),
      lines: part('lines'),
    },
    records: sheet,
    lines: sheet,
  });
  return { bytes, read };
}

/** Lets everything happen that does not wait for a reader. */
async function settle(bytes: Readable): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(bytes.readableLength).toBeLessThan(200_000);
}

describe('an export that is sent', () => {
  test('reads no more than a reader takes, a part at a time', async () => {
    const { bytes, read } = await openExport();
    bytes.read(0);
    await settle(bytes);
    expect(read.records).toBeLessThanOrEqual(5 * rowsAtOnce);
    expect(read.lines).toBe(0);
    await finished(bytes.resume());
    expect(read).toEqual({ records: rows, lines: rows, most: rowsAtOnce });
  });

  test('reads nothing more once its reader is gone', async () => {
    const { bytes, read } = await openExport();
    await once(bytes, 'data');
    bytes.destroy();
    const then = read.records;
    await new Promise((resolve) => setImmediate(resolve));
    await settle(bytes);
    expect([read.records - then <= rowsAtOnce, read.lines]).toEqual([true, 0]);
  });
});

describe('an export of as many rows as a sheet may have', () => {
  test('is sent, and of one more is refused by the name of the sheet', async () => {
    await openExport({ records: maxExportedRows, lines: maxExportedRows });
    for (const sheet of ['records', 'lines']) {
      const counted = { records: 1, lines: 1, [sheet]: maxExportedRows + 1 };
      await expect(openExport(counted)).rejects.toMatchObject({
        reason: 'too_many_rows',
        details: { limit: maxExportedRows, sheet },
      });
    }
  });
});
