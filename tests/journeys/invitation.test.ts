import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAt } from '../processes/caller.ts';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { keptOnDevice } from './kept-on-device.ts';
import { screenIn, signIn } from './pages/app.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

let shop: Shop;
let desktop: Desktop;

beforeAll(async () => {
  shop = await openShop();
  desktop = await openDesktop(shop.url);
});

afterAll(async () => {
  await desktop.close();
  await shop.close();
});

/** What the link of an invitation into a group carries. */
async function invitationTo(group_id: string): Promise<string> {
  const owner = await signInAt(shop.url, 'owner');
  const { data } = await owner.post(shop.url, '/api/group_invite', { group_id });
  return new URL((data as { readonly url: string }).url).searchParams.get('invite') ?? '';
}

async function follow(page: Page, invitation: string): Promise<void> {
  await page.goto(`${shop.url}/auth?lang=en&invite=${invitation}`);
  await page.getByText(word('en', 'auth.invited.title')).waitFor();
  expect(new URL(page.url()).search).toBe('?lang=en');
}

describe('an invitation', () => {
  test('leads whoever signs in into its group, once, and is kept nowhere', async () => {
    const invitation = await invitationTo('pratunam');
    const page = await desktop.newPage({ path: '/auth' });
    await follow(page, invitation);
    await signIn(page, 'customer');
    expect(await shop.groupOf('customer')).toBe('pratunam');
    expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([]);
    const kept = await keptOnDevice(page);
    expect([kept.includes('persona.choose'), kept.includes(invitation)]).toEqual([true, false]);

    await follow(page, await invitationTo('chatuchak'));
    await signIn(page, 'customer');
    expect(await shop.groupOf('customer')).toBe('chatuchak');
    await page.context().close();
  });

  test('that is damaged says so, and the sign-in goes on without it', async () => {
    const group = await shop.groupOf('vip');
    const page = await desktop.newPage({ path: '/auth' });
    await follow(page, 'nothing');
    await page.locator('[data-persona="vip"]').click();
    await screenIn(page, 'auth', 'refused').getByText(word('en', 'reason.invalid_invite')).waitFor();
    await page.getByRole('button', { name: word('en', 'auth.withoutInvitation') }).click();
    await page.locator('main[data-screen="home"]').waitFor();
    expect(await shop.groupOf('vip')).toBe(group);
    await page.context().close();
  });
});
