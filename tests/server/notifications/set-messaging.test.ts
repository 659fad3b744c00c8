import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decrypt, encrypt } from '../../../server/crypto.ts';
import { commandWith, storageOf } from '../commands/run-command.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { newOrder } from '../orders/orders-and-payments.ts';
import { sender, sessionSecret } from './messaging-merchant.ts';
import {
  channelSecret,
  channelToken,
  startMessagingStandIn,
  type MessagingStandIn,
} from './messaging-stand-in.ts';

let line: MessagingStandIn;
let server: TestServer;
let owner: Person;
let folder: string;
const log: string[] = [];

beforeAll(async () => {
  line = await startMessagingStandIn();
  folder = await mkdtemp(join(tmpdir(), 'talat-'));
  server = await startServer({}, { log: (text) => log.push(text) });
  owner = await server.as('owner');
});
afterAll(async () => {
  await server.stop();
  await line.stop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  line.reset();
  await server.database.pool.query(`UPDATE merchants SET messaging = false, liff_id = '1650000001-AbcdEfgh'`);
  await server.database.pool.query(`DELETE FROM secrets WHERE name LIKE 'line_%'`);
});

const given = `${channelToken}\n${channelSecret}\n`;
const run = (form: string, input = given, variables: Readonly<Record<string, string>> = {}) =>
  commandWith(
    {
      storage: storageOf(server.database),
      variables: { SESSION_SECRET: sessionSecret, LINE_API_BASE: line.address, ...variables },
      input,
    },
    'merchant',
    ...form.split(' '),
  );
const set = (input?: string, variables?: Readonly<Record<string, string>>) =>
  run('set-messaging --merchant m-demo', input, variables);
async function kept() {
  const { rows } = await server.database.pool.query<{ name: string; value: string }>(
    `SELECT name, value FROM secrets WHERE name LIKE 'line_%' ORDER BY name`,
  );
  return rows;
}

describe('merchant set-messaging', () => {
  test('checks token and provider, and from then on messages are sent', async () => {
    line.known = [owner.user.line_id];
    expect(await set()).toEqual({
      code: 0,
      said: [
        '源记百货 · 水门店 sends messages by LINE as Shop bot.',
        'Its webhook is <PUBLIC_URL>/api/line/webhook/m-demo',
      ],
      complained: [],
    });
    await newOrder(server, await server.as('customer'));
    await sender(server, line).send();
    expect(line.delivered).toHaveLength(4);
  });

  test('reads a file too, in any order of its lines', async () => {
    const file = join(folder, 'channel.txt');
    await writeFile(file, `${channelSecret}\r\n${channelToken}`);
    expect((await run(`set-messaging --merchant m-demo --from ${file}`, '')).code).toBe(0);
    expect(await kept()).toHaveLength(2);
  });

  test('stores both encrypted, and neither in a backup, nor in what is said or logged', async () => {
    const { said, complained } = await set();
    const rows = await kept();
    expect(rows.map(({ name }) => name)).toEqual(['line_secret', 'line_token']);
    const to = join(folder, 'backup');
    const { code } = await commandWith(
      { storage: { ...storageOf(server.database), dataFolder: join(folder, 'data') } },
      'backup',
      '--to',
      to,
    );
    expect(code).toBe(0);
    const backup = await readFile(join(to, 'tables', 'secrets.jsonl'), 'utf8');
    expect(backup).toContain('line_token');
    const everything = [backup, JSON.stringify(rows), ...said, ...complained, ...log].join('\n');
    expect([everything.includes(channelToken), everything.includes(channelSecret)]).toEqual([false, false]);
  });

  test.each([
    [
      'a token that LINE refuses',
      `${'x'.repeat(100)}\n${channelSecret}`,
      'LINE refuses the channel access token',
    ],
    [
      'one line',
      channelToken,
      'The channel access token and the channel secret are expected, a line each, from the file of --from or the standard input',
    ],
  ])('%s is refused, and nothing is stored', async (_, input, complaint) => {
    expect(await set(input)).toEqual({ code: 1, said: [], complained: [complaint] });
    expect(await kept()).toEqual([]);
  });

  test('a bot that knows nobody of the shop may be of another provider, and is refused', async () => {
    line.known = [];
    const { code, complained } = await set();
    expect([code, complained[0]]).toEqual([
      1,
      expect.stringMatching(/^Shop bot knows none of the shop's people\./),
    ]);
    expect(await kept()).toEqual([]);
  });

  test('without a LIFF app, without SESSION_SECRET, without LINE it says what is missing', async () => {
    await server.database.pool.query('UPDATE merchants SET liff_id = NULL');
    expect((await set()).complained).toEqual([
      '源记百货 · 水门店 has no LIFF app, to which messages lead: set it by merchant -- set-line',
    ]);
    expect((await set(given, { SESSION_SECRET: '' })).complained).toEqual([
      'SESSION_SECRET is required, the same as for the server: it encrypts what LINE gave',
    ]);
    await server.database.pool.query(`UPDATE merchants SET liff_id = '1650000001-AbcdEfgh'`);
    expect((await set(given, { LINE_API_BASE: 'http://127.0.0.1:9' })).complained).toEqual([
      'LINE does not answer: nothing was changed',
    ]);
  });

  test('unset-messaging forgets the channel', async () => {
    await set();
    expect(await run('unset-messaging --merchant m-demo')).toEqual({
      code: 0,
      said: ['源记百货 · 水门店 sends no messages by LINE.'],
      complained: [],
    });
    expect(await kept()).toEqual([]);
    expect((await server.as('owner')).user.merchant_id).toBe('m-demo');
  });
});

describe('an encrypted text', () => {
  const encrypted = encrypt(sessionSecret, 'line_token of m-demo', 'a text ตลาด');

  test('opens with its secret and purpose', () => {
    expect(decrypt(sessionSecret, 'line_token of m-demo', encrypted)).toBe('a text ตลาด');
    expect(encrypt(sessionSecret, 'line_token of m-demo', 'a text ตลาด')).not.toBe(encrypted);
  });

  test('does not open with another secret, for another merchant, or changed', () => {
    const changed = `${encrypted.startsWith('A') ? 'B' : 'A'}${encrypted.slice(1)}`;
    expect([
      decrypt(`${sessionSecret}.`, 'line_token of m-demo', encrypted),
      decrypt(sessionSecret, 'line_token of m-rival', encrypted),
      decrypt(sessionSecret, 'line_token of m-demo', changed),
      decrypt(sessionSecret, 'line_token of m-demo', 'short'),
    ]).toEqual([null, null, null, null]);
  });
});
