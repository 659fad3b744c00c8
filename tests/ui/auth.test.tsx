import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { components } from '../../domain/contract.gen.ts';
import { refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { authMachine } from '../../machines/auth/auth-machine.ts';
import type { Session, SignInMethod } from '../../machines/auth/auth-machine.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { AuthScreen } from '../../src/features/account/views/auth-screen.tsx';
import { show } from './show.tsx';

type AuthConfig = components['schemas']['AuthConfig'];

const shop: AuthConfig = {
  liff_id: '1-abc',
  demo: false,
  personas: [],
  maps: { tiles_url: null, attribution: '' },
};
const demo: AuthConfig = {
  ...shop,
  liff_id: null,
  demo: true,
  personas: [{ id: 'vip', name: 'Ploy', role: '' }],
};

/** The sign-in page; LINE's own page is never reached, and a sign-in is refused. */
async function showSignIn(config: AuthConfig | null) {
  const machine = authMachine.provide({
    actors: {
      lineLogin: fromPromise<null>(() => new Promise(() => undefined)),
      signIn: fromPromise<Outcome<Session>, { readonly method: SignInMethod }>(async () =>
        refused(sampleProblem(401, 'line_refused')),
      ),
    },
  });
  const auth = createActor(machine).start();
  auth.send({ type: 'app.open' });
  const [onLanguage, onReload] = [vi.fn(), vi.fn()];
  const screen = await show(
    <AuthScreen
      auth={auth}
      notice={null}
      isInvited={false}
      config={config}
      language="en"
      offered={null}
      onLanguage={onLanguage}
      onReload={onReload}
    />,
  );
  return { screen, auth, onLanguage, onReload };
}

describe('the sign-in page', () => {
  test('of a shop with LINE leaves for LINE at a tap', async () => {
    const { screen, auth } = await showSignIn(shop);
    await screen.getByRole('button', { name: 'Sign in with LINE' }).click();
    await expect.element(screen.getByText('Opening LINE…')).toBeVisible();
    expect(auth.getSnapshot().value).toBe('redirecting');
  });

  test('of a shop without LINE says that there is no way in yet', async () => {
    const { screen } = await showSignIn({ ...shop, liff_id: null });
    await expect.element(screen.getByText(/Sign-in is not set up yet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in with LINE' }).query()).toBeNull();
  });

  test('that is refused by LINE says so', async () => {
    const { screen } = await showSignIn(demo);
    await screen.getByRole('button', { name: /Ploy/ }).click();
    await expect.element(screen.getByText('LINE did not accept this sign-in. Try again')).toBeVisible();
  });

  test('offers the three languages', async () => {
    const { screen, onLanguage } = await showSignIn(shop);
    await screen.getByRole('button', { name: 'ไทย' }).click();
    expect(onLanguage).toHaveBeenCalledExactlyOnceWith('th');
    expect(screen.getByRole('group', { name: 'Language' }).getByRole('button').elements()).toHaveLength(3);
  });

  test('without the server is tried again', async () => {
    const { screen, onReload } = await showSignIn(null);
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(onReload).toHaveBeenCalledOnce();
  });
});
