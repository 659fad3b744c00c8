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

    await page.context().close();
  });

  test('that would leave open orders behind asks by the names of both groups, and is followed with a yes only', async () => {
    const page = await desktop.newPage({ path: '/auth' });
    const names = await shop.rows<{ id: string; name: string }>(
      `SELECT group_id AS id, name FROM groups WHERE merchant_id = 'm-demo' AND group_id IN ('pratunam', 'chatuchak')`,
    );
    const [from, to] = ['pratunam', 'chatuchak'].map(
      (id) => names.find((group) => group.id === id)?.name ?? '',
    );
    const groups = { from: from ?? '', to: to ?? '' };
    const [open] = await shop.rows<{ count: string }>(
      `SELECT count(*) FROM orders WHERE merchant_id = 'm-demo' AND customer_id = 'customer'
         AND (status IN ('created', 'confirmed', 'paid') OR (status = 'completed' AND paid_satang < total_satang))`,
    );
    const asked = async () => {
      await follow(page, await invitationTo('chatuchak'));
      await page.locator('[data-persona="customer"]').click();
      const screen = screenIn(page, 'auth', 'asking');
      await screen.getByText(word('en', 'auth.join.title', groups)).waitFor();
      await screen.getByText(new RegExp(`^${open?.count} orders?`)).waitFor();
      return screen;
    };
    await (await asked()).getByRole('button', { name: word('en', 'auth.join.stay', groups) }).click();
    await page.locator('main[data-screen="home"]').waitFor();
    expect(await shop.groupOf('customer')).toBe('pratunam');
    expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([]);

    const screen = await asked();
    // It is asked still after the page was loaded anew.
    await page.reload();
    await screen.getByRole('button', { name: word('en', 'auth.join.confirm', groups) }).click();
    await page.locator('main[data-screen="home"]').waitFor();
    expect(await shop.groupOf('customer')).toBe('chatuchak');
    const kept = await keptOnDevice(page);
    expect([kept.includes('join.confirm'), kept.includes(groups.to)]).toEqual([true, false]);
    await page.context().close();
  });

  test('that staff open leaves them signed in, and says why', async () => {
    const page = await desktop.newPage({ path: '/auth' });
    await signIn(page, 'finance');
    await page.goto(`${shop.url}/auth?lang=en&invite=${await invitationTo('chatuchak')}`);
    await screenIn(page, 'auth', 'staff').getByText(word('en', 'auth.invitedStaff.title')).waitFor();
    expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([]);
    await page.getByRole('button', { name: word('en', 'auth.invitedStaff.goOn') }).click();
    await page.locator('main[data-screen="order-home"]').waitFor();
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
