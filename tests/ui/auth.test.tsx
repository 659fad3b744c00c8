import type { ComponentProps } from 'react';
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

const elsewhere = { isStarted: () => false, isHere: false, openOutside: null };

/** The sign-in page; unless said otherwise LINE's own page is never reached. A sign-in is refused. */
async function showSignIn(
  config: AuthConfig | null,
  line: ComponentProps<typeof AuthScreen>['line'] = elsewhere,
  lineLogin: () => Promise<null> = () => new Promise(() => undefined),
  refusal = sampleProblem(401, 'line_refused'),
  question: ComponentProps<typeof AuthScreen>['question'] = null,
) {
  const machine = authMachine.provide({
    actors: {
      lineLogin: fromPromise<null>(lineLogin),
      signIn: fromPromise<Outcome<Session>, { readonly method: SignInMethod }>(async ({ input }) =>
        input.method.joins === undefined ? refused(refusal) : new Promise<never>(() => undefined),
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
      question={question}
      config={config}
      language="en"
      offered={null}
      onLanguage={onLanguage}
      onReload={onReload}
      line={line}
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

describe('an invitation that would leave open orders behind', () => {
  const asked = () =>
    showSignIn(demo, elsewhere, undefined, sampleProblem(422, 'has_open_orders', { count: 3 }), {
      from: 'Pratunam',
      to: 'Chatuchak',
    });

  test.each([
    ['Join Chatuchak', true],
    ['Stay in Pratunam', false],
  ] as const)('is asked about by both names and the number, and answered by “%s”', async (answer, joins) => {
    const { screen, auth } = await asked();
    await screen.getByRole('button', { name: /Ploy/ }).click();
    await expect.element(screen.getByText('Join Chatuchak and leave Pratunam?')).toBeVisible();
    await expect.element(screen.getByText(/^3 orders of yours in Pratunam are open/)).toBeVisible();
    // No other way in beside the question.
    expect(screen.getByRole('button', { name: /Ploy/ }).elements()).toEqual([]);
    await screen.getByRole('button', { name: answer }).click();
    expect(auth.getSnapshot().value).toBe('signingIn');
    expect(auth.getSnapshot().context.method).toEqual({ by: 'persona', persona: 'vip', joins });
  });

  test('and is not held any more leaves the ways in', async () => {
    const { screen, auth } = await showSignIn(
      demo,
      elsewhere,
      undefined,
      sampleProblem(422, 'has_open_orders', { count: 3 }),
    );
    await screen.getByRole('button', { name: /Ploy/ }).click();
    await vi.waitFor(() => expect(auth.getSnapshot().value).toBe('asking'));
    await expect.element(screen.getByRole('button', { name: /Ploy/ })).toBeEnabled();
  });
});

describe('LINE that did not start', () => {
  const failed = 'LINE did not start here';
  const openOutside = vi.fn();
  const inLine = { isStarted: () => false, isHere: true, openOutside };

  test('in its own app is said at once, with the ways on', async () => {
    const { screen, onReload } = await showSignIn(shop, inLine);
    await expect.element(screen.getByText(failed)).toBeVisible();
    await screen.getByRole('button', { name: 'Reload' }).click();
    await screen.getByRole('button', { name: 'Open in browser' }).click();
    expect([onReload.mock.calls.length, openOutside.mock.calls.length]).toEqual([1, 1]);
    await expect.element(screen.getByText(/Scan it with LINE on your phone/)).not.toBeInTheDocument();
  });

  test('in a browser is said after the tap, and not as if the server were out of reach', async () => {
    const { screen } = await showSignIn(shop, elsewhere, () =>
      Promise.reject(new Error('LINE SDK is not initialized')),
    );
    expect(screen.getByText(failed).elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Sign in with LINE' }).click();
    await expect.element(screen.getByText(failed)).toBeVisible();
    expect(screen.getByText("Can't reach the server").elements()).toEqual([]);
    await expect.element(screen.getByRole('button', { name: 'Sign in with LINE' })).toBeEnabled();
  });

  test('is nothing that a shop without LINE speaks of, nor a page on which it runs', async () => {
    const { screen } = await showSignIn(demo, inLine);
    await expect.element(screen.getByRole('button', { name: /Ploy/ })).toBeVisible();
    expect(screen.getByText(failed).elements()).toEqual([]);
    await screen.unmount();
    const running = await showSignIn(shop, { ...inLine, isStarted: () => true });
    await expect.element(running.screen.getByRole('button', { name: 'Sign in with LINE' })).toBeVisible();
    expect(running.screen.getByText(failed).elements()).toEqual([]);
  });
});
