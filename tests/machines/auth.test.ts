import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import { authMachine } from '../../machines/auth/auth-machine.ts';
import type { AuthEvent } from '../../machines/auth/auth-machine.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { answered, failed, inputOf, stateAfter } from './state-after.ts';

type TestEvent = Parameters<typeof stateAfter<typeof authMachine>>[2];

const session = { user_id: 'customer', expires_at: 1_739_000_000_000 };
const choose: AuthEvent = { type: 'persona.choose', persona: 'customer' };
const signIn = [choose, answered('signIn', accepted(session))] as const;
const thai: AuthEvent = { type: 'language.choose', language: 'th', at: 1, key: 'key-1' };
const english: AuthEvent = { type: 'language.choose', language: 'en', at: 2, key: 'key-2' };

const auth = (...events: TestEvent[]) => stateAfter(authMachine, null, ...events);

describe('signedOut', () => {
  test('offline.open opens nothing, since nobody is known', () => {
    expect(auth({ type: 'offline.open' }).value).toBe('signedOut');
  });

  test('persona.choose signs in as that persona', () => {
    const snapshot = auth(choose);
    expect(snapshot.value).toBe('signingIn');
    expect(inputOf(authMachine, snapshot, 'signIn')).toEqual({
      method: { by: 'persona', persona: 'customer' },
    });
  });

  test('line.choose leaves for LINE, and line.return signs in with what LINE said', () => {
    expect(auth({ type: 'line.choose' }).value).toBe('redirecting');
    const back = auth({ type: 'line.choose' }, { type: 'line.return' });
    expect(inputOf(authMachine, back, 'signIn')).toEqual({ method: { by: 'line' } });
  });

  test('app.open with nothing owed stays', () => {
    expect(auth({ type: 'app.open' }).value).toBe('signedOut');
  });
});

describe('redirecting', () => {
  test('an interrupted redirection is not started again', () => {
    expect(auth({ type: 'line.choose' }, { type: 'lineLogin.interrupted' }).value).toBe('signedOut');
  });

  test('LINE out of reach leads to unreachable', () => {
    expect(auth({ type: 'line.choose' }, failed('lineLogin')).value).toBe('unreachable');
  });
});

describe('signingIn', () => {
  test('accepted leads to signedIn with the session and no secret', () => {
    const snapshot = auth(...signIn);
    expect(snapshot.value).toEqual({ signedIn: 'resting' });
    expect(snapshot.context).toEqual({
      session,
      method: { by: 'persona', persona: 'customer' },
      problem: null,
      farewellDue: false,
      language: null,
      nextLanguage: null,
    });
  });

  test('refused says why, and another persona may be chosen, or the same tried again', () => {
    const problem = sampleProblem(403, 'demo_only_local');
    const refusal = [choose, answered('signIn', refused(problem))] as const;
    expect(auth(...refusal).value).toBe('refused');
    expect(auth(...refusal).context.problem).toEqual(problem);
    expect(auth(...refusal, { ...choose, persona: 'owner' }).value).toBe('signingIn');
    expect(inputOf(authMachine, auth(...refusal, { type: 'signIn.retry' }), 'signIn')).toEqual({
      method: { by: 'persona', persona: 'customer' },
    });
  });

  test('no network leads to unreachable, and signIn.retry tries the same', () => {
    const snapshot = auth(choose, failed('signIn'), { type: 'signIn.retry' });
    expect(inputOf(authMachine, snapshot, 'signIn')).toEqual({
      method: { by: 'persona', persona: 'customer' },
    });
  });
});

describe('asking', () => {
  const question = sampleProblem(422, 'has_open_orders', { count: 2 });
  const asked = [choose, answered('signIn', refused(question))] as const;
  const method = { by: 'persona', persona: 'customer' };

  test('is where an invitation leads that would leave open orders behind', () => {
    expect(auth(...asked).value).toBe('asking');
    expect(auth(...asked).context.problem).toEqual(question);
  });

  test('join.confirm and join.decline sign the same person in with the answer', () => {
    const input = (type: 'join.confirm' | 'join.decline') =>
      inputOf(authMachine, auth(...asked, { type }), 'signIn');
    expect([input('join.confirm'), input('join.decline')]).toEqual([
      { method: { ...method, joins: true } },
      { method: { ...method, joins: false } },
    ]);
  });

  test('an answer that was not heard is given again, and to nobody else', () => {
    const unheard = [...asked, { type: 'join.confirm' } as const, failed('signIn')] as const;
    expect(inputOf(authMachine, auth(...unheard, { type: 'signIn.retry' }), 'signIn')).toEqual({
      method: { ...method, joins: true },
    });
    expect(inputOf(authMachine, auth(...unheard, { ...choose, persona: 'vip' }), 'signIn')).toEqual({
      method: { by: 'persona', persona: 'vip' },
    });
  });

  test('offline.open goes on as the person who was signed in', () => {
    const again = [...signIn, { type: 'session.expire' } as const, ...asked] as const;
    expect(auth(...again, { type: 'offline.open' }).value).toEqual({ signedIn: 'resting' });
    expect(auth(...asked, { type: 'offline.open' }).value).toBe('asking');
  });
});

describe('signedIn', () => {
  test('session.expire keeps who it was', () => {
    const snapshot = auth(...signIn, { type: 'session.expire' });
    expect(snapshot.value).toBe('expired');
    expect(snapshot.context.session).toEqual(session);
  });

  test('session.end forgets the person and tells the server', () => {
    const snapshot = auth(...signIn, { type: 'session.end' });
    expect(snapshot.value).toBe('sayingFarewell');
    expect(snapshot.context).toMatchObject({ session: null, method: null, farewellDue: true });
  });

  test('language.choose is saved under the key of the choice', () => {
    const snapshot = auth(...signIn, thai);
    expect(snapshot.value).toEqual({ signedIn: 'savingLanguage' });
    expect(inputOf(authMachine, snapshot, 'updateUserInfo')).toEqual({ key: 'key-1', language: 'th' });
  });
});

describe('savingLanguage', () => {
  const saved = answered('updateUserInfo', null);

  test('language.choose of another waits for the first, so that the last choice stays', () => {
    const both = [...signIn, thai, english] as const;
    expect(inputOf(authMachine, auth(...both), 'updateUserInfo')).toEqual({ key: 'key-1', language: 'th' });
    expect(inputOf(authMachine, auth(...both, saved), 'updateUserInfo')).toEqual({
      key: 'key-2',
      language: 'en',
    });
    expect(auth(...both, saved, saved).value).toEqual({ signedIn: 'resting' });
  });

  test('language.choose of the same is saved once', () => {
    expect(auth(...signIn, thai, { ...thai, key: 'key-2' }, saved).value).toEqual({ signedIn: 'resting' });
  });
});

describe('sayingFarewell', () => {
  const leaving = [...signIn, { type: 'session.end' }] as const;

  test('once the server knows, nothing is owed', () => {
    const snapshot = auth(...leaving, answered('signOut', null));
    expect(snapshot.value).toBe('signedOut');
    expect(snapshot.context.farewellDue).toBe(false);
  });

  test('without a network it is signed out all the same, and the next start tells the server', () => {
    const offline = [...leaving, failed('signOut')] as const;
    expect(auth(...offline).value).toBe('signedOut');
    expect(auth(...offline, { type: 'app.open' }).value).toBe('sayingFarewell');
  });

  test('whoever comes next need not wait', () => {
    expect(auth(...leaving, choose).value).toBe('signingIn');
  });
});

describe('expired', () => {
  test('signing in again goes on with a new session', () => {
    const renewed = { ...session, expires_at: 1_740_000_000_000 };
    const snapshot = auth(
      ...signIn,
      { type: 'session.expire' },
      choose,
      answered('signIn', accepted(renewed)),
    );
    expect(snapshot.value).toEqual({ signedIn: 'resting' });
    expect(snapshot.context.session).toEqual(renewed);
  });

  test('offline.open goes on with what the device holds of the person', () => {
    const snapshot = auth(...signIn, { type: 'session.expire' }, { type: 'offline.open' });
    expect(snapshot.value).toEqual({ signedIn: 'resting' });
    expect(snapshot.context.session).toEqual(session);
  });
});
