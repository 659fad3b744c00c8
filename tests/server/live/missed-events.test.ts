import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { keptLiveEvents, keptLiveMs } from '../../../domain/live-events.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { liveServer, type LiveServer } from './live-server.ts';

let server: TestServer;
let live: LiveServer;
let buyer: Person;
let storekeeper: Person;
let skus: string[];

beforeAll(async () => {
  server = await startServer();
  live = await liveServer(server);
  [buyer, storekeeper] = await server.people('customer', 'storekeeper');
  const { rows } = await server.database.pool.query<{ sku_id: string }>(
    `SELECT sku_id FROM skus WHERE merchant_id = 'm-demo' ORDER BY sku_id DESC LIMIT 5`,
  );
  skus = rows.map(({ sku_id }) => sku_id);
});
afterAll(() => server.stop());
afterEach(() => live.leaveAll());

const changing = 'UPDATE skus SET version = version + 1 WHERE sku_id = $1';
const change = (at: number) => server.database.pool.query(changing, [skus[at]]);
const nothing = async () => undefined;

/** The id of the last event, as somebody has it who left. */
async function lastIdOf(person: Person): Promise<string> {
  const ear = await live.listen(person);
  await live.heard([ear], nothing);
  await ear.leave();
  return ear.lastId();
}

describe('somebody who comes back', () => {
  test('with the last id is told first what they missed, once and in order', async () => {
    const lastEventId = await lastIdOf(buyer);
    await change(0);
    await change(1);
    await change(1);
    const ear = await live.listen(buyer, { lastEventId });
    expect(await live.heard([ear], () => change(2))).toEqual([
      [`product ${skus[0]}`, `product ${skus[1]}`, `product ${skus[2]}`],
    ]);
  });

  test('is told of what was committed meanwhile, although something later was told before they left', async () => {
    const client = await server.database.pool.connect();
    await client.query('BEGIN');
    await client.query(changing, [skus[3]]);
    const lastEventId = await lastIdOf(buyer);
    await client.query('COMMIT');
    client.release();
    const heard = await live.heard([await live.listen(buyer, { lastEventId })], nothing);
    expect(heard[0]).toContain(`product ${skus[3]}`);
  });

  test('without an id, but with the age of what they look at, is told what changed since', async () => {
    await change(4);
    const heard = await live.heard([await live.listen(buyer, { since: 5 })], nothing);
    expect(heard[0]).toContain(`product ${skus[4]}`);
    expect(await live.heard([await live.listen(buyer)], nothing)).toEqual([[]]);
  });

  test.each([
    ['an id that is none', async () => 'x'],
    ['the id of another person', () => lastIdOf(storekeeper)],
    [
      'an id of more than ten minutes ago',
      async () => {
        const [epoch, position, at, ...rest] = (await lastIdOf(buyer)).split('.');
        return [epoch, position, Number(at) - keptLiveMs - 1000, ...rest].join('.');
      },
    ],
    [
      'an id of before a crash of the database',
      async () => {
        const id = await lastIdOf(buyer);
        await server.database.pool.query('TRUNCATE live_events, live_epochs');
        return id;
      },
    ],
    [
      'an id of more than a thousand events ago',
      async () => {
        const id = await lastIdOf(buyer);
        // Another one hears of them, so that whoever comes back is told of what they missed alone.
        await live.heard([await live.listen(storekeeper)], () =>
          server.database.pool.query(
            `INSERT INTO live_events (merchant_id, type, record_id, version)
             SELECT 'm-demo', 'product', 'p' || n, 1 FROM generate_series(0, $1) AS n`,
            [keptLiveEvents],
          ),
        );
        return id;
      },
    ],
  ])('with %s is told of a reset alone', async (_what, id) => {
    const ear = await live.listen(buyer, { lastEventId: await id() });
    expect(await live.heard([ear], nothing)).toEqual([['reset']]);
  });
});

describe('a server whose connection to the database broke', () => {
  test('tells what was changed meanwhile, once it has another', async () => {
    const ear = await live.listen(buyer);
    const { rows } = await server.database.pool.query<{ pid: number }>(
      `SELECT pg_terminate_backend(pid), pid FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE '%live_events%' AND pid <> pg_backend_pid()`,
    );
    expect(rows.length).toBe(1);
    expect(await live.heard([ear], () => change(0))).toEqual([[`product ${skus[0]}`]]);
  });

  test('tells of something that was committed while something earlier was not, and of that afterwards', async () => {
    const ear = await live.listen(buyer);
    const client = await server.database.pool.connect();
    await client.query('BEGIN');
    await client.query(changing, [skus[1]]);
    expect(await live.heard([ear], () => change(2))).toEqual([[`product ${skus[2]}`]]);
    expect(await live.heard([ear], () => client.query('COMMIT'))).toEqual([[`product ${skus[1]}`]]);
    client.release();
  });
});
