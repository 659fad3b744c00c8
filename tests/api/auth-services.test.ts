import { describe, expect, test } from 'vitest';
import { sessionLifetimeMs } from '../../domain/limits.ts';
import { createApi } from '../../src/api/api.ts';
import { authServices } from '../../src/features/account/account-services.ts';
import type { SignInDevice } from '../../src/features/account/sign-in.ts';
import { envelope, standInDevice } from './device-stand-in.ts';

const { signal } = new AbortController();
const session = { token: 'secret', user: { id: 'customer' }, journal_key: 'journal-key' };
const now = 1_739_000_000_000;

type Credentials = Awaited<ReturnType<SignInDevice['lineCredentials']>>;

/** Somebody who has followed an invitation, before a server that answers like this. */
function invited(answers: readonly Response[], credentials?: Credentials) {
  const { device, sent } = standInDevice(answers);
  let invitation: string | null = 'a.b';
  const { signIn, lineLogin } = authServices(createApi(device), {
    lineCredentials: async () =>
      credentials === undefined ? Promise.reject(new Error('no LINE here')) : credentials,
    lineLogin: async () => false,
    keep: async () => undefined,
    forget: async () => undefined,
    groupId: () => 'g-1',
    invitation: () => invitation,
    dropInvitation: () => void (invitation = null),
    now: () => now,
  });
  const asked = () =>
    Promise.all(
      sent.map(async (request) => [new URL(request.url).pathname, (await request.json()) as unknown]),
    );
  return { signIn, lineLogin, asked, held: () => invitation };
}

describe('an invitation', () => {
  test.each<readonly [string, Credentials | undefined, string, object]>([
    ['a persona', undefined, '/api/auth/line', { line_id: 'vip', line_access_token: 'demo:vip' }],
    [
      'LINE’s access token',
      { by: 'accessToken', lineId: 'U-ling', accessToken: 'access' },
      '/api/auth/line',
      { line_id: 'U-ling', line_access_token: 'access' },
    ],
    ['LINE’s ID token', { by: 'idToken', idToken: 'id' }, '/api/auth', { id_token: 'id' }],
  ])(
    'goes along with a sign-in by %s, once, and stays out of its answer',
    async (_, credentials, path, body) => {
      const { signIn, asked, held } = invited([envelope(200, session)], credentials);
      const method = credentials ? ({ by: 'line' } as const) : ({ by: 'persona', persona: 'vip' } as const);
      expect(await signIn.run({ method }, signal)).toEqual({
        ok: true,
        value: { user_id: 'customer', expires_at: now + sessionLifetimeMs },
      });
      expect([await asked(), held()]).toEqual([[[path, { ...body, group_id: 'g-1', invite: 'a.b' }]], null]);
    },
  );

  const method = { by: 'persona', persona: 'vip' } as const;

  test('that is good for nothing is refused, and the next sign-in does without', async () => {
    const answers = [envelope(422, { reason: 'invalid_invite' }), envelope(200, session)];
    const { signIn, asked } = invited(answers);
    expect(await signIn.run({ method }, signal)).toMatchObject({ problem: { reason: 'invalid_invite' } });
    expect(await signIn.run({ method }, signal)).toMatchObject({ ok: true });
    expect(await asked()).toMatchObject([
      [expect.any(String), { invite: 'a.b' }],
      [expect.any(String), { invite: null }],
    ]);
  });

  test('stays for the next try when the sign-in is refused for something else, or never answered', async () => {
    const { signIn, held } = invited([envelope(401, { reason: 'line_refused' })]);
    expect(await signIn.run({ method }, signal)).toMatchObject({ problem: { reason: 'line_refused' } });
    await expect(signIn.run({ method }, signal)).rejects.toMatchObject({ name: 'Unreachable' });
    expect(held()).toBe('a.b');
  });
});

describe('a sign-in through LINE', () => {
  test('of whom LINE hands out nothing is refused, and the server is not asked', async () => {
    const { signIn, asked } = invited([], null);
    expect(await signIn.run({ method: { by: 'line' } }, signal)).toEqual({
      ok: false,
      problem: {
        reason: 'line_refused',
        message: 'Could not get LINE user information',
        status: 401,
        details: {},
      },
    });
    expect(await asked()).toEqual([]);
  });

  test('goes on at once where there is nothing to leave for, inside LINE', async () => {
    const { lineLogin } = invited([]);
    expect(await lineLogin.run(undefined, signal)).toBeNull();
  });
});

test('the answer to a language holds nothing of the person, whom this journal would keep readable', () => {
  const { updateUserInfo } = authServices(createApi(standInDevice([]).device), {} as SignInDevice);
  const body = { code: 0, data: { id: 'customer', name: 'Malee' }, message: 'ok' };
  expect(updateUserInfo.outcome({ status: 200, body })).toEqual({ ok: true, value: null });
});

describe('a sign-out', () => {
  test.each<readonly [string, readonly Response[]]>([
    ['tells the server which session ends, and the device forgets it', [envelope(200, {})]],
    ['that reaches no server is forgotten by the device all the same', []],
  ])('%s', async (_, answers) => {
    let token: string | null = 'token-1';
    const { device, sent } = standInDevice(answers, { token: () => token });
    const { signOut } = authServices(createApi(device), {
      lineCredentials: () => Promise.reject(new Error('no LINE here')),
      lineLogin: async () => false,
      keep: async () => undefined,
      forget: async () => void (token = null),
      groupId: () => 'g-1',
      invitation: () => null,
      dropInvitation: () => undefined,
      now: () => now,
    });
    const end = await signOut.run(undefined, signal).then(
      () => 'ended',
      (error: unknown) => (error as Error).name,
    );
    expect([
      end,
      token,
      sent.map(({ url, headers }) => [new URL(url).pathname, headers.get('authorization')]),
    ]).toEqual([
      answers.length > 0 ? 'ended' : 'Unreachable',
      null,
      [['/api/auth/sign_out', 'Bearer token-1']],
    ]);
  });
});
