import type pg from 'pg';
import type { Database } from './database.ts';

interface Statement {
  readonly text: string;
  readonly name?: string;
}

type Query = (statement: Statement, values?: unknown[]) => Promise<pg.QueryResult>;

/** Each connection keeps a plan of each statement that has a name, for as long as it lives. */
const maxNamed = 200;
/** With more places than this a statement is made for so many rows, and seldom asked again. */
const maxPlaces = 40;

const names = new Map<string, string>();

/**
 * The connection for a transaction that writes: it plans each of its statements once, not each time. Only for questions by
 * keys, whose best plan is the same whatever is asked for.
 */
export function withPreparedStatements(client: pg.PoolClient): pg.PoolClient {
  const ask: Query = client.query.bind(client);
  const query: Query = (statement, values = []) => {
    const name = values.length === 0 || values.length > maxPlaces ? undefined : nameOf(statement.text);
    return ask(name === undefined ? statement : { ...statement, name }, values);
  };
  return Object.assign(Object.create(client) as pg.PoolClient, { query });
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxNamed) return known;
  const name = `write_${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * A statement that is asked all the time, built once for what it runs on; prepared under a name, it is also planned once by
 * each connection, not each time.
 */
export function memoizeStatement<TStatement>(
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
