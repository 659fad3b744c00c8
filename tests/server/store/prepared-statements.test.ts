import { afterAll, beforeAll, expect, describe, test, vi } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../test-database.ts';

let database: TestDatabase;
let withPreparedStatements: typeof import('../../../server/store/prepared-statements.ts').withPreparedStatements;

beforeAll(async () => {
  // Test files share a worker's modules, and this one counts what the module has given names so far.
  vi.resetModules();
  ({ withPreparedStatements } = await import('../../../server/store/prepared-statements.ts'));
  database = await cloneDatabase('empty');
});
afterAll(() => database.drop());

/** A connection's prepared statements after these queries, with the number of uses of each plan. */
async function plannedAfter(statements: readonly (readonly [string, unknown[]])[]) {
  const client = await database.pool.connect();
  try {
    const writing = withPreparedStatements(client);
    for (const [text, values] of statements) await writing.query({ text }, values);
    const { rows } = await client.query<{ statement: string; uses: number }>(
      `SELECT statement, (generic_plans + custom_plans)::int AS uses FROM pg_prepared_statements`,
    );
    return rows;
  } finally {
    client.release(true);
  }
}

describe('the connection of a write', () => {
  test('asked the same twice plans it once', async () => {
    const [text, uses] = ['SELECT $1::text', 2];
    expect(
      await plannedAfter([
        [text, ['a']],
        [text, ['b']],
      ]),
    ).toEqual([{ statement: text, uses }]);
  });

  test('asked for many rows at once, or for nothing in particular, keeps no plan', async () => {
    const many = Array.from({ length: 41 }, (_, at) => at);
    const places = many.map((at) => `$${at + 1}::int`).join(', ');
    expect(
      await plannedAfter([
        [`SELECT ${places}`, many],
        ['SELECT 1', []],
      ]),
    ).toEqual([]);
  });

  test('asked more and more different things keeps 200 plans', async () => {
    const planned = await plannedAfter(
      Array.from({ length: 205 }, (_, at) => [`SELECT $1::int + ${at}`, [1]]),
    );
    expect(planned.length).toBeLessThanOrEqual(200);
    expect(planned.length).toBeGreaterThan(190);
  });
});
