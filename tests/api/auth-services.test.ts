import { describe, expect, test } from 'vitest';
import { sessionLifetimeMs } from '../../domain/limits.ts';
import { createApi } from '../../src/api/api.ts';
import { authServices } from '../../src/features/account/account-services.ts';
import type { SignInDevice } from '../../src/features/account/sign-in.ts';
import { readJoinQuestion } from '../../src/features/account/held-invitation.ts';
import { browserStore } from '../../src/platform/key-value-store.ts';
import { envelope, standInDevice } from './device-stand-in.ts';

const { signal } = new AbortController();
const session = { token: 'secret', user: { id: 'customer', role: '' }, journal_key: 'journal-key' };
const now = 1_739_000_000_000;

type Credentials = Awaited<ReturnType<SignInDevice['lineCredentials']>>;

/** A store in memory that holds these values. */
function memoryStore(values: Readonly<Record<string, string>>) {
  const store = browserStore(() => {
    throw new Error('refused');
  });
  for (const [name, value] of Object.entries(values)) store.set(name, value);
  return store;
}

/** Somebody who has followed an invitation, before a server that answers like this. */
function invited(answers: readonly Response[], credentials?: Credentials) {
  const { device, sent } = standInDevice(answers);
  const perTab = memoryStore({ invite: 'a.b' });
  const { signIn, lineLogin } = authServices(createApi(device), {
    lineCredentials: async () =>
      credentials === undefined ? Promise.reject(new Error('no LINE here')) : credentials,
    lineLogin: async () => false,
    keep: async () => undefined,
    forget: async () => undefined,
    groupId: () => 'g-1',
    perTab,
    now: () => now,
  });
  const asked = () =>
    Promise.all(
      sent.map(async (request) => [new URL(request.url).pathname, (await request.json()) as unknown]),
    );
  return {
    signIn,
    lineLogin,
    asked,
    perTab,
    held: () => perTab.get('invite'),
    question: () => readJoinQuestion(perTab),
  };
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

  test('of a customer with open orders is asked about by both groups, whose names stay out of the answer', async () => {
    const names = { from: 'Pratunam', to: 'Chatuchak' };
    const { signIn, held, question } = invited([
      envelope(422, { reason: 'has_open_orders', count: 2, ...names }),
    ]);
    expect(await signIn.run({ method }, signal)).toMatchObject({
      problem: { reason: 'has_open_orders', details: { count: 2 } },
    });
    expect([held(), question()]).toEqual(['a.b', names]);
  });

  const asking = () => envelope(422, { reason: 'has_open_orders', count: 2, from: 'A', to: 'B' });

  test('that was asked about is followed with a yes, and dropped with a no', async () => {
    const joining = invited([asking(), envelope(200, session)]);
    await joining.signIn.run({ method }, signal);
    await joining.signIn.run({ method: { ...method, joins: true } }, signal);
    expect((await joining.asked())[1]).toMatchObject([
      expect.any(String),
      { invite: 'a.b', confirm_join: true },
    ]);
    const staying = invited([asking(), envelope(200, session)]);
    await staying.signIn.run({ method }, signal);
    await staying.signIn.run({ method: { ...method, joins: false } }, signal);
    expect((await staying.asked())[1]).toMatchObject([expect.any(String), { invite: null }]);
    expect([joining.held(), joining.question(), staying.held(), staying.question()]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('is not followed by the yes to another one, nor dropped by the no', async () => {
    for (const joins of [true, false]) {
      const { signIn, asked, perTab } = invited([asking(), asking()]);
      await signIn.run({ method }, signal);
      perTab.set('invite', 'c.d');
      await signIn.run({ method: { ...method, joins } }, signal);
      const [, [, body]] = (await asked()) as [unknown, [string, object]];
      expect(body).toEqual({ line_id: 'vip', line_access_token: 'demo:vip', group_id: 'g-1', invite: 'c.d' });
    }
  });

  test('stays with staff, who are told why it led nowhere', async () => {
    const staff = { ...session, user: { id: 'finance', role: 'finance' } };
    const { signIn, held } = invited([envelope(200, staff)]);
    await signIn.run({ method }, signal);
    expect(held()).toBe('a.b');
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
      perTab: memoryStore({}),
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
