import type { TestDatabase } from './test-database.ts';

/** Comes back once so many at this database wait for a lock that somebody else holds. */
export async function untilSomebodyWaits({ pool }: TestDatabase, expected = 1): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if ((rowCount ?? 0) >= expected) return;
  }
}
