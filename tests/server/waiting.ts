import type { TestDatabase } from './test-database.ts';

/** Comes back once somebody at this database waits for a lock that somebody else holds. */
export async function untilSomebodyWaits({ pool }: TestDatabase): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (rowCount !== 0) return;
  }
}
