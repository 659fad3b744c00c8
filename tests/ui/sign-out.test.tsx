import { beforeEach, describe, expect, test } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { createActor, fromPromise, waitFor } from 'xstate';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { authMachine } from '../../machines/auth/auth-machine.ts';
import type { Session, SignInMethod } from '../../machines/auth/auth-machine.ts';
import { AuthContext } from '../../src/features/account/auth-context.ts';
import type { AuthHandle } from '../../src/features/account/auth-context.ts';
import { DeviceScopeContext } from '../../src/workflow/scopes.ts';
import type { DeviceScope } from '../../src/workflow/scopes.ts';
import { SignedInLayout } from '../../src/app/signed-in-layout.tsx';
import { show } from './show.tsx';

async function signedIn() {
  const machine = authMachine.provide({
    actors: {
      signIn: fromPromise<Outcome<Session>, { readonly method: SignInMethod }>(() =>
        Promise.resolve(accepted({ user_id: 'customer', expires_at: 1_739_000_000_000 })),
      ),
      signOut: fromPromise<null>(() => new Promise(() => undefined)),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'persona.choose', persona: 'customer' });
  await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
  const view = { actor };
  const scope = {
    platform: { session: { user: () => ({ id: 'customer' }) } },
    userScopes: { of: () => new Promise(() => undefined) },
  } as unknown as DeviceScope;
  const auth = { getView: () => view, subscribe: () => () => undefined } as unknown as AuthHandle;
  await show(
    <DeviceScopeContext value={scope}>
      <AuthContext value={auth}>
        <Routes>
          <Route path="/my" element={<SignedInLayout />} />
          <Route path="*" element={null} />
        </Routes>
      </AuthContext>
    </DeviceScopeContext>,
  );
  return actor;
}

const place = () => location.pathname + location.search;

beforeEach(() => history.replaceState(null, '', '/my'));

describe('the sign-in page', () => {
  test('after an explicit sign-out leads the next person to home', async () => {
    const actor = await signedIn();
    actor.send({ type: 'session.end' });
    await expect.poll(place).toBe('/auth');
  });

  test('after a session expired leads back to where it was', async () => {
    const actor = await signedIn();
    actor.send({ type: 'session.expire' });
    await expect.poll(place).toBe('/auth?redirect=%2Fmy');
  });
});
