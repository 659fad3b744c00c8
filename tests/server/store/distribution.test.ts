import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../test-database.ts';

/** Reference tables, copied to every node: small, and queried before the merchant is known. */
const referenceTables = ['merchants'];

/** What an index is over whose entries each begin with their merchant. */
const merchantInEachEntry = 'search_keys(merchant_id, %';

let database: TestDatabase;

beforeAll(async () => {
  database = await cloneDatabase('bare');
});
afterAll(() => database.drop());

async function lines(sql: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(sql, [referenceTables]);
  return rows.map(({ line }) => line);
}

/** Tables that are spread by `merchant_id`. */
const spread = `
  SELECT oid, relname FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> ALL ($1)`;

const distributionKey = (table: string) =>
  `(SELECT attnum FROM pg_attribute WHERE attrelid = ${table} AND attname = 'merchant_id')`;

describe('a cluster that spreads merchants over nodes', () => {
  test('finds the merchant first in the primary key of each table', async () => {
    const faulty = await lines(`
      SELECT t.relname AS line FROM (${spread}) t LEFT JOIN pg_index i ON i.indrelid = t.oid AND i.indisprimary
      WHERE i.indkey[0] IS DISTINCT FROM ${distributionKey('t.oid')} ORDER BY 1`);
    expect(faulty).toEqual([]);
  });

  test('finds the merchant first in whatever is unique', async () => {
    const faulty = await lines(`
      SELECT i.indexrelid::regclass::text AS line FROM (${spread}) t JOIN pg_index i ON i.indrelid = t.oid
      WHERE i.indisunique AND i.indkey[0] IS DISTINCT FROM ${distributionKey('t.oid')} ORDER BY 1`);
    expect(faulty).toEqual([]);
  });

  test('finds the merchant on both sides of each foreign key', async () => {
    const faulty = await lines(`
      SELECT f.conname AS line FROM (${spread}) t JOIN pg_constraint f ON f.conrelid = t.oid AND f.contype = 'f'
      WHERE f.conkey[1] IS DISTINCT FROM ${distributionKey('t.oid')}
        OR f.confkey[1] IS DISTINCT FROM ${distributionKey('f.confrelid')} ORDER BY 1`);
    expect(faulty).toEqual([]);
  });

  test('keeps what refers to nothing spread as a copy on every node', async () => {
    const refers = await lines(
      `SELECT conname AS line FROM pg_constraint WHERE contype = 'f' AND conrelid::regclass::text = ANY ($1)`,
    );
    expect(refers).toEqual([]);
  });

  test('is asked about all merchants through these indexes alone', async () => {
    const across = await lines(`
      SELECT i.indexrelid::regclass::text AS line FROM (${spread}) t JOIN pg_index i ON i.indrelid = t.oid
      WHERE i.indkey[0] IS DISTINCT FROM ${distributionKey('t.oid')}
        AND pg_get_indexdef(i.indexrelid, 1, true) NOT LIKE '${merchantInEachEntry}' ORDER BY 1`);
    expect(across).toEqual([
      'ended_sessions_by_time',
      'idempotency_records_by_time',
      'live_events_by_position',
      'loose_files_by_time',
      'orders_by_id',
      'uploads_by_name',
      'uploads_unattached',
    ]);
  });
});
