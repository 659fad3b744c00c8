import axe from 'axe-core';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { LineProfile } from '../../domain/line-profile.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { lineProfileMachine } from '../../machines/line-profile/line-profile-machine.ts';
import { LineCard } from '../../src/features/line-card/line-card.tsx';
import { LineCardView } from '../../src/features/line-card/views/line-card-view.tsx';
import type { Language } from '../../src/i18n/language.ts';
import { DeviceScopeContext } from '../../src/workflow/scopes.ts';
import type { DeviceScope } from '../../src/workflow/scopes.ts';
import { show } from './show.tsx';

const mei: LineProfile = {
  userId: 'U4af4980629a8b7c6d5e4f3a2b1c0d9e8',
  displayName: 'Mei Chen',
  statusMessage: 'Open until six',
};

async function showCard(
  answers: readonly (() => Promise<LineProfile | null>)[],
  roles: readonly StaffRole[] = [],
  language: Language = 'en',
) {
  const left = [...answers];
  const actor = createActor(
    lineProfileMachine.provide({
      actors: { lineProfile: fromPromise(async () => (left.shift() ?? (async () => mei))()) },
    }),
  ).start();
  return show(
    <LineCardView profile={actor}>
      <button type="button">Print</button>
    </LineCardView>,
    { roles, language },
  );
}

const buttons = () => [...document.querySelectorAll('button')].map((button) => button.textContent);

describe('the card of a LINE profile', () => {
  test.each(['zh', 'en', 'th'] as const)('shows name, status and id in %s, accessibly', async (language) => {
    const screen = await showCard([async () => mei], ['finance'], language);
    await expect.element(screen.getByText('Mei Chen')).toBeVisible();
    await expect.element(screen.getByText('Open until six')).toBeVisible();
    await expect.element(screen.getByText(mei.userId)).toBeVisible();
    expect((await axe.run(screen.container)).violations).toEqual([]);
  });

  test('offers a customer what may be done alone', async () => {
    const screen = await showCard([async () => mei]);
    await expect.element(screen.getByText('Mei Chen')).toBeVisible();
    expect(buttons()).toEqual(['Print']);
  });

  test('leads staff to the shop and to the orders', async () => {
    const screen = await showCard([async () => mei], ['order_manager']);
    await screen.getByRole('button', { name: 'Orders' }).click();
    expect(location.pathname).toBe('/order-home');
    await screen.getByRole('button', { name: 'Home' }).click();
    expect(location.pathname).toBe('/home');
  });

  test('says that LINE names nobody, that it refused, and asks again', async () => {
    const screen = await showCard([async () => null, async () => Promise.reject(new Error('EXCEPTION'))]);
    await expect.element(screen.getByText('Could not get LINE user profile')).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Error fetching LINE user profile')).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Mei Chen')).toBeVisible();
  });
});

describe('its place on a page', () => {
  const showIn = (userAgent: string) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    return show(
      <DeviceScopeContext value={{ platform: { inLine: () => null } } as unknown as DeviceScope}>
        <LineCard>Print</LineCard>
        <p>Rest</p>
      </DeviceScopeContext>,
    );
  };

  test('is empty in a browser', async () => {
    const screen = await showIn('Mozilla/5.0 Chrome/143.0');
    await expect.element(screen.getByText('Rest')).toBeVisible();
    expect(screen.container.textContent).toBe('Rest');
  });

  test('says in LINE’s app, where its SDK did not start, how to use it', async () => {
    const screen = await showIn('Mozilla/5.0 Safari Line/14.1.0');
    await expect.element(screen.getByText("LINE's functions are only there in LINE")).toBeVisible();
  });
});
