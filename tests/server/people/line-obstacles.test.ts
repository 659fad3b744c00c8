import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person as PersonRecord } from '../../../domain/contract.ts';
import type { DataOf } from '../../../domain/operations.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { forgetMessages, giveChannel, sessionSecret } from '../notifications/messaging-merchant.ts';
import { accepted, refusal } from '../orders/orders-and-payments.ts';

let server: TestServer;
let manager: Person;

beforeAll(async () => {
  server = await startServer({ SESSION_SECRET: sessionSecret });
  await giveChannel(server, 'm-demo', 'm-rival');
  manager = await server.as('manager');
});
afterAll(() => server.stop());
beforeEach(() => forgetMessages(server));

const since = new Date('2026-03-01T02:03:04.000Z');

async function noteFriend(merchantId: string, persona: string, follows: boolean, until: Date | null = null) {
  const { user } = await server.as(persona);
  const { lineMessages } = server.store.forMerchant(merchantId);
  await lineMessages.noteFriend(user.line_id, { follows, since, until });
}

/** Who among customers and staff cannot be reached, and why. */
async function unreached(): Promise<Record<string, PersonRecord['line_obstacle']>> {
  const pages = await Promise.all(
    ['kind=customer', 'kind=staff'].map(
      async (kind) => accepted(await manager.get(`/api/people?${kind}&page_size=100`)) as DataOf<'people'>,
    ),
  );
  return Object.fromEntries(
    pages
      .flatMap(({ items }) => items)
      .flatMap(({ id, line_obstacle }) => (line_obstacle === undefined ? [] : [[id, line_obstacle]])),
  );
}

describe('people whom LINE does not reach', () => {
  test('are those who blocked the account, have not added it, or have no account in LINE', async () => {
    await noteFriend('m-demo', 'vip', false);
    await noteFriend('m-demo', 'finance', false, new Date('2026-03-02T02:03:04.000Z'));
    await noteFriend('m-demo', 'customer', true);
    await server.database.pool.query(`UPDATE users SET line_id = NULL WHERE user_id = 'storekeeper'`);
    const seen = await unreached();
    await server.database.pool.query(`UPDATE users SET line_id = 'back-again' WHERE user_id = 'storekeeper'`);
    expect(seen).toEqual({
      vip: { reason: 'blocked', since: since.toISOString() },
      finance: { reason: 'not_added', since: since.toISOString() },
      storekeeper: { reason: 'no_account', since: null },
    });
  });

  test('are not known by what another merchant knows', async () => {
    const { user } = await server.as('vip');
    await server.store
      .forMerchant('m-rival')
      .lineMessages.noteFriend(user.line_id, { follows: false, since, until: null });
    expect(await unreached()).toEqual({});
  });

  test('are named by the answer to a change too, and by its refusal', async () => {
    await noteFriend('m-demo', 'vip', false);
    const blocked = { reason: 'blocked', since: since.toISOString() };
    const changed = await manager.post('/api/set_user_vip', { user_id: 'vip', is_vip: 0 });
    expect(accepted(changed)).toMatchObject({ id: 'vip', is_vip: 0, line_obstacle: blocked });
    const late = await manager.post('/api/set_user_vip', { user_id: 'vip', is_vip: 1, version: 1 });
    expect(refusal(late)).toMatchObject({ current: { line_obstacle: blocked } });
  });

  test('are nobody where the merchant sends no messages', async () => {
    await noteFriend('m-demo', 'vip', false);
    await server.store.forMerchant('m-demo').merchant.setMessaging(false);
    const seen = await unreached();
    await server.store.forMerchant('m-demo').merchant.setMessaging(true);
    expect(seen).toEqual({});
  });
});
