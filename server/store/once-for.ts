import type { Database } from './database.ts';

/**
 * A statement that is asked all the time, built once for what it runs on; prepared under a name, it is also planned once by
 * each connection, not each time.
 */
export function onceFor<TStatement>(
  build: (database: Database) => TStatement,
): (database: Database) => TStatement {
  const built = new WeakMap<Database, TStatement>();
  return (database) => {
    const earlier = built.get(database);
    if (earlier !== undefined) return earlier;
    const statement = build(database);
    built.set(database, statement);
    return statement;
  };
}
