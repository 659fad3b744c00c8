import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StartupError } from '../../../server/startup/process-errors.ts';
import { command, storageOf } from './run-command.ts';
import { personOf, startServer, type TestServer } from '../harness.ts';
import { accessTokens, channelId, lineUser, startFakeLine, type FakeLine } from '../people/fake-line.ts';

let line: FakeLine;
let server: TestServer;

beforeAll(async () => {
  line = await startFakeLine();
});
beforeEach(async () => {
  server = await startServer({ TALAT_DEMO: '0', LINE_API_BASE: line.address });
});
afterEach(() => server.stop());
afterAll(() => line.stop());

const shop = ['--name', 'ร้านอาหลิง', '--owner-line-id', lineUser.userId] as const;
const ids = ['--channel-id', channelId, '--liff-id', `${channelId}-AbcdEfgh`] as const;

const run = (...words: readonly string[]) => command(storageOf(server.database), ...words);
const add = (...more: readonly string[]) => run('merchant', 'add', ...shop, ...ids, ...more);
const sendSignIn = () =>
  server.send('POST', '/api/auth/line', {
    body: { line_id: 'x', line_access_token: accessTokens.valid },
  });

describe('a merchant who is given another channel', () => {
  test('signs people in by that one from the next request on', async () => {
    await add('--channel-id', '1650000098');
    expect((await sendSignIn()).status).toBe(401);
    const { said } = await run('merchant', 'set-line', '--merchant', 'ร้านอาหลิง', ...ids);
    expect(said).toEqual([`ร้านอาหลิง has the channel ${channelId} and the LIFF app ${channelId}-AbcdEfgh.`]);
    expect(personOf(server.send, await sendSignIn()).user.role).toBe('owner');
  });

  test('that is of somebody else, or is none, leads to a refusal', async () => {
    await add();
    await add('--name', 'Other', '--channel-id', '1650000099');
    const set = async (id: string, liff = '1-a') =>
      (await run('merchant', 'set-line', '--merchant', 'Other', '--channel-id', id, '--liff-id', liff))
        .complained[0];
    expect([await set(channelId), await set('x'), await set('1', 'x')]).toEqual([
      '--channel-id belongs to the merchant ร้านอาหลิง',
      '--channel-id must be digits',
      '--liff-id must be like 1234567890-AbcdEfgh',
    ]);
    expect(await set('1650000099')).toBeUndefined();
  });
});

describe('LINE settings of the environment', () => {
  const set = (channel: string, liffId: string | null) =>
    server.store.directory.configureFirstMerchant({ channelId: channel, liffId });
  const kept = async () =>
    (await server.store.directory.merchants()).map(({ name, line_channel_id, liff_id }) => [
      name,
      line_channel_id,
      liff_id,
    ]);

  test('make the first merchant, and add what that one lacks', async () => {
    await set('1650000007', null);
    expect(await kept()).toEqual([['Talat', '1650000007', null]]);
    await set('1650000007', '1650000007-b');
    await set('1650000007', null);
    expect(await kept()).toEqual([['Talat', '1650000007', '1650000007-b']]);
  });

  test('that are those of any merchant are taken as they are', async () => {
    await add('--name', 'First', '--channel-id', '1650000008', '--liff-id', '1650000008-a');
    await add();
    const before = await kept();
    await set(channelId, `${channelId}-AbcdEfgh`);
    expect(await kept()).toEqual(before);
  });

  test('that are others than a command set lead to a refusal, and change nothing', async () => {
    await add();
    const before = await kept();
    const otherwise = 'leave the setting out, or change the merchant by npm run merchant -- set-line';
    await expect(set('1650000009', null)).rejects.toThrow(
      new StartupError(
        `LINE_CHANNEL_ID is 1650000009, but the merchant ร้านอาหลิง has ${channelId}: ${otherwise}`,
      ),
    );
    await expect(set(channelId, '1-b')).rejects.toThrow(
      new StartupError(`LIFF_ID is 1-b, but the merchant ร้านอาหลิง has ${channelId}-AbcdEfgh: ${otherwise}`),
    );
    expect(await kept()).toEqual(before);
  });
});
