import { deliverDue, type Delivery } from '../../../server/notifications/deliver.ts';
import { keepLineSecret } from '../../../server/notifications/line-secrets.ts';
import { createMessagingApi } from '../../../server/line/messaging-api.ts';
import type { TestServer } from '../harness.ts';
import { channelSecret, channelToken, type MessagingStandIn } from './messaging-stand-in.ts';

export const sessionSecret = 'a secret of 43 characters for tests, no more';
const minuteMs = 60_000;

/** Gives merchants of the demo a channel of the Messaging API. */
export async function giveChannel(
  { store, database }: TestServer,
  ...merchantIds: readonly string[]
): Promise<void> {
  for (const merchantId of merchantIds) {
    const own = store.forMerchant(merchantId);
    for (const [name, value] of [
      ['line_token', channelToken],
      ['line_secret', channelSecret],
    ] as const)
      await keepLineSecret(own, { merchantId, name, sessionSecret }, value);
    await own.merchant.setMessaging(true);
    await database.pool.query(`UPDATE merchants SET liff_id = '1650000001-AbcdEfgh' WHERE merchant_id = $1`, [
      merchantId,
    ]);
  }
}

/** Forgets all messages, and who is a friend. */
export async function forgetMessages({ database }: TestServer): Promise<void> {
  await database.pool.query('DELETE FROM line_messages');
  await database.pool.query('DELETE FROM line_friends');
}

/** A server that sends the messages of a database; `minutes` later than now. */
export function sender(
  { store }: Pick<TestServer, 'store'>,
  { address }: MessagingStandIn,
  { minutes = 0, ...more }: Partial<Delivery> & { readonly minutes?: number } = {},
): { readonly send: () => Promise<void>; readonly problems: string[]; readonly errors: unknown[] } {
  const problems: string[] = [];
  const errors: unknown[] = [];
  const delivery: Delivery = {
    store,
    api: createMessagingApi(address, 500),
    sessionSecret,
    now: () => new Date(Date.now() + minutes * minuteMs),
    onError: (error) => errors.push(error),
    onUnusableToken: (merchantId, problem) => problems.push(`${merchantId} ${problem}`),
    ...more,
  };
  return { send: () => deliverDue(delivery), problems, errors };
}

interface Queued {
  readonly user_id: string;
  readonly notice: string;
}

/** Who is to be told what, in the order of their names. */
export async function queued({ database }: TestServer): Promise<string[]> {
  const { rows } = await database.pool.query<Queued>(
    'SELECT user_id, notice FROM line_messages ORDER BY user_id, notice',
  );
  return rows.map(({ user_id, notice }) => `${user_id} ${notice}`);
}

/** How messages stand: state, problem and attempts. */
export async function standing({ database }: TestServer): Promise<object[]> {
  const { rows } = await database.pool.query<object>(
    'SELECT state, problem, attempts FROM line_messages ORDER BY user_id, notice',
  );
  return rows;
}
