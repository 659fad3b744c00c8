import pg from 'pg';
import type { ChangedType } from '../../../../domain/live-events.ts';

/** A row of `live_events`. */
export interface NotedChange {
  readonly event_id: number;
  readonly merchant_id: string;
  readonly type: ChangedType;
  readonly record_id: string;
  readonly group_id: string | null;
  readonly version: number;
}

/** What was visible at one moment: whoever saw it misses nothing by asking for what is at its position or later. */
export interface Reading {
  /** A transaction id. */
  readonly position: string;
  /** Milliseconds since 1970, by the database's clock. */
  readonly at: number;
  readonly changes: readonly NotedChange[];
}

/** A connection of its own that hears of changes of all merchants. */
export interface LiveConnection {
  /** What was noted at a position or later, at most `most` of it, in order; of null nothing. */
  read(position: string | null, most: number): Promise<Reading>;
  close(): Promise<void>;
}

export interface LiveListener {
  readonly onChange: () => void;
  /** The connection broke; it is of no use any more. */
  readonly onBroken: () => void;
}

const queryTimeoutMs = 10_000;

const readingStatement = `
  SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS position,
    floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at,
    coalesce((SELECT json_agg(noted) FROM (
      SELECT event_id, merchant_id, type, record_id, group_id, version FROM live_events
      WHERE position >= $1::xid8 ORDER BY event_id LIMIT $2) AS noted), '[]') AS changes`;

/** Connects to the database of a pool, and listens. */
export async function connectLive(
  { options }: Pick<pg.Pool, 'options'>,
  { onChange, onBroken }: LiveListener,
): Promise<LiveConnection> {
  const client = new pg.Client({ ...options, keepAlive: true, query_timeout: queryTimeoutMs });
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    onBroken();
  };
  client.on('error', end);
  client.on('end', end);
  client.on('notification', onChange);
  try {
    await client.connect();
    await client.query('LISTEN live_events');
  } catch (error) {
    isOver = true;
    await client.end().catch(() => undefined);
    throw error;
  }
  return {
    async read(position, most) {
      const { rows } = await client.query<Reading>({
        name: 'live_events',
        text: readingStatement,
        values: [position, most],
      });
      if (rows[0] === undefined) throw new Error('The database told no position');
      return rows[0];
    },
    async close() {
      isOver = true;
      await client.end().catch(() => undefined);
    },
  };
}
