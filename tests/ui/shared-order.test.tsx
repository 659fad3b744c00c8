import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { MaskedOrder } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { sampleMaskedOrder, sampleProblem } from '../../machines/samples/sample-records.ts';
import { sharedOrderMachine } from '../../machines/shared-order/shared-order-machine.ts';
import type { SharedOrderInput } from '../../machines/shared-order/shared-order-machine.ts';
import type { Language } from '../../src/i18n/language.ts';
import { SharedOrderScreen } from '../../src/features/orders/views/shared-order/shared-order-screen.tsx';
import { show } from './show.tsx';

/** The screen after these answers, one for each time that the order is asked for; null for none. */
async function showShared(
  answers: readonly (Outcome<MaskedOrder> | null)[],
  signInPath: string | null = '/auth?redirect=back',
  chosen: Language[] = [],
) {
  const left = [...answers];
  const orderDetail = fromPromise<Outcome<MaskedOrder>, SharedOrderInput>(() => {
    const answer = left.shift();
    return answer == null ? Promise.reject(new Error('no answer')) : Promise.resolve(answer);
  });
  const actor = createActor(sharedOrderMachine.provide({ actors: { orderDetail } }), {
    input: { orderId: 'order-1' },
  });
  const onLanguage = signInPath === null ? null : (language: Language) => void chosen.push(language);
  return show(
    <SharedOrderScreen
      order={actor.start()}
      signInPath={signInPath}
      isBesideList={false}
      onLanguage={onLanguage}
    />,
  );
}

describe('a shared order', () => {
  test('shown to somebody who is signed out leads to the sign-in', async () => {
    const screen = await showShared([accepted(sampleMaskedOrder)]);
    await expect.element(screen.getByRole('heading', { name: '#1042' })).toBeVisible();
    await expect.element(screen.getByText('Stoneware cup')).toBeVisible();
    await expect.element(screen.getByText('2025-02-01 10:00')).toBeVisible();
    await expect.element(screen.getByText('Talat Noi')).toBeVisible();
    await screen.getByRole('button', { name: 'Sign in to see the full order' }).click();
    expect(location.pathname + location.search).toBe('/auth?redirect=back');
  });

  test('is offered in three languages to somebody who is signed out, also where it cannot be shown', async () => {
    const chosen: Language[] = [];
    const screen = await showShared([refused(sampleProblem(404, 'not_found'))], '/auth', chosen);
    const languages = screen.getByRole('group', { name: 'Language' });
    expect(
      languages
        .getByRole('button')
        .elements()
        .map((button) => button.textContent),
    ).toEqual(['中文', 'English', 'ไทย']);
    await languages.getByRole('button', { name: 'ไทย' }).click();
    expect(chosen).toEqual(['th']);
  });

  test('is offered in no other language to somebody who is signed in', async () => {
    const screen = await showShared([accepted(sampleMaskedOrder)], null);
    await expect.element(screen.getByText('Talat Noi')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Language' }).elements()).toEqual([]);
  });

  test('shown to somebody whom it does not concern leads to all orders', async () => {
    const screen = await showShared([accepted(sampleMaskedOrder)], null);
    await expect.element(screen.getByText(/^Your account cannot open the whole order/)).toBeVisible();
    await screen.getByRole('button', { name: 'All orders' }).click();
    expect(location.pathname).toBe('/order-home');
  });

  test('that is not there says so and leads to all orders', async () => {
    const screen = await showShared([refused(sampleProblem(404, 'not_found'))]);
    await expect.element(screen.getByRole('heading', { name: 'There is no such order' })).toBeVisible();
    await screen.getByRole('button', { name: 'All orders' }).click();
    expect(location.pathname).toBe('/order-home');
  });

  test('that cannot be reached is asked for again', async () => {
    const screen = await showShared([null, accepted(sampleMaskedOrder)]);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Stoneware cup')).toBeVisible();
  });
});
