import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** Named advisory locks within a merchant, held until the transaction ends. */
export function lockQueries(database: Database, merchantId: string) {
  const number = (name: string) => sql`hashtextextended(${`${merchantId}/${name}`}, 0)`;
  return {
    async take(name: string): Promise<void> {
      await database.execute(sql`SELECT pg_advisory_xact_lock(${number(name)})`);
    },

    /** False when somebody else holds it. */
    async tryToTake(name: string): Promise<boolean> {
      const { rows } = await database.execute<{ taken: boolean }>(
        sql`SELECT pg_try_advisory_xact_lock(${number(name)}) AS taken`,
      );
      return rows[0]?.taken === true;
    },
  };
}
