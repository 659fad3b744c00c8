import type pg from 'pg';

interface Statement {
  readonly text: string;
  readonly name?: string;
}

type Query = (statement: Statement, values?: unknown[]) => Promise<pg.QueryResult>;

/** Limit on named statements: a connection keeps the plan of each until it is closed. */
const maxNamed = 200;
/** Limit on parameters: a statement with more of them is specific to a number of rows, and rarely repeated. */
const maxParameters = 40;

const names = new Map<string, string>();

/**
 * Wraps a connection so that each statement is sent as a named prepared statement, and planned only once. Only for queries by
 * key, whose best plan doesn't depend on the parameters.
 */
export function withPreparedStatements(client: pg.PoolClient): pg.PoolClient {
  const send: Query = (statement, values) => client.query(statement, values);
  const query: Query = (statement, values = []) => {
    if (statement.name !== undefined || values.length === 0 || values.length > maxParameters)
      return send(statement, values);
    const name = nameOf(statement.text);
    return send(name === undefined ? statement : { ...statement, name }, values);
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
