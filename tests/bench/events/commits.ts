import type pg from 'pg';

const connections = 16;
const commitsOfEach = 60;

/** How a change of a product is told of while commits are measured. */
const variants = {
  none: 'ALTER TABLE skus DISABLE TRIGGER skus_live_updated',
  noted: `ALTER TABLE skus ENABLE TRIGGER skus_live_updated;
    CREATE OR REPLACE FUNCTION note_live_events(changes live_change[]) RETURNS void LANGUAGE sql AS $$
      INSERT INTO live_events (merchant_id, type, record_id, group_id, version)
      SELECT merchant_id, type, record_id, group_id, version FROM unnest(changes) $$`,
} as const;

export type Commits = Readonly<Record<'none' | 'noted' | 'notified', number[]>>;

/** Milliseconds of a thousand commits by sixteen connections, each of a product of its own: untold, noted without `NOTIFY`, and as it is. */
export async function measureCommits(pool: pg.Pool, rounds: number): Promise<Commits> {
  const { rows } = await pool.query<{ definition: string }>(
    `SELECT pg_get_functiondef('note_live_events'::regproc) AS definition`,
  );
  const { rows: skus } = await pool.query<{ sku_id: string }>(
    `SELECT sku_id FROM skus WHERE merchant_id = 'm-demo' LIMIT ${connections}`,
  );
  const notified = `ALTER TABLE skus ENABLE TRIGGER skus_live_updated; ${rows[0]?.definition ?? ''}`;
  const times: Commits = { none: [], noted: [], notified: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const [variant, statement] of Object.entries({ ...variants, notified })) {
      await pool.query(statement);
      const start = performance.now();
      await Promise.all(
        skus.map(async ({ sku_id }) => {
          const client = await pool.connect();
          for (let commit = 0; commit < commitsOfEach; commit += 1)
            await client.query(
              'UPDATE skus SET version = version + 1 WHERE merchant_id = $1 AND sku_id = $2',
              ['m-demo', sku_id],
            );
          client.release();
        }),
      );
      times[variant as keyof Commits].push(performance.now() - start);
    }
  await pool.query(notified);
  return times;
}
