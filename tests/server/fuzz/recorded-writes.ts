import type pg from 'pg';

/** A committed row; those of rolled-back transactions are not included. */
export interface RecordedWrite {
  readonly table: string;
  readonly merchant: string;
}

/** Installs triggers that record every written row. */
export async function recordWrites(pool: pg.Pool): Promise<void> {
  await pool.query(`CREATE TABLE noted_writes ("table" text, merchant text)`);
  await pool.query(`CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO noted_writes SELECT TG_TABLE_NAME, coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> 'merchant_id';
      RETURN NULL;
    END $$`);
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'noted_writes'`,
  );
  for (const { name } of tables)
    await pool.query(
      `CREATE TRIGGER note_write AFTER INSERT OR UPDATE OR DELETE ON "${name}" FOR EACH ROW EXECUTE FUNCTION note_write()`,
    );
}

/** Returns and clears the recorded rows. */
export async function recordedWrites(pool: pg.Pool): Promise<RecordedWrite[]> {
  return (await pool.query<RecordedWrite>(`DELETE FROM noted_writes RETURNING "table", merchant`)).rows;
}
