import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { maxLiveStreams } from '../../../domain/live-events.ts';

const lifetimeSeconds = 3600;

/** Tokens for so many streams, of customers who are added for them. */
export async function tokensOfMany(pool: pg.Pool, count: number, secret: string): Promise<readonly string[]> {
  const people = Math.ceil(count / maxLiveStreams);
  await pool.query(
    `INSERT INTO users (merchant_id, user_id, group_id, name)
     SELECT merchant_id, 'listener-' || n, group_id, 'Listener ' || n
     FROM users, generate_series(1, $1) AS n WHERE user_id = 'customer'`,
    [people],
  );
  return Array.from({ length: count }, (_, at) => tokenOf(`listener-${(at % people) + 1}`, secret));
}

/** A session token, as the server signs it. */
function tokenOf(sub: string, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub, merchant: 'm-demo', use: 'api', session: sub, iat: now, exp: now + lifetimeSeconds };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
