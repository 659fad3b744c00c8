import { sql } from 'drizzle-orm';
import { memoizeStatement, type Database } from '../database.ts';

/** The name of a merchant's lock, across merchants. */
export function lockName(merchantId: string, name: string): string {
  return `${merchantId}/${name}`;
}

const takeStatement = memoizeStatement((database) =>
  database
    .select({
      taken: sql`pg_advisory_xact_lock(hashtextextended(${sql.placeholder('name')}, 0))`.as('taken'),
    })
    .from(sql`(SELECT 1) AS once`)
    .prepare('take_lock'),
);

/** Named advisory locks within a merchant, held until the transaction ends. */
export function lockQueries(database: Database, merchantId: string) {
  return {
    async take(name: string): Promise<void> {
      await takeStatement(database).execute({ name: lockName(merchantId, name) });
    },
  };
}
