import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { signIn } from './pages/app.ts';
import { giveRole } from './pages/people-page.ts';
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

async function openAs(persona: string, path: string): Promise<Page> {
  const page = await desktop.newPage({ path: `/auth?lang=en&redirect=${encodeURIComponent(path)}` });
  await signIn(page, persona);
  return page;
}

describe('a manager', () => {
  test('gives somebody another role, and that person’s app follows', async () => {
    const theirs = await openAs('finance', '/my');
    await theirs.getByRole('link', { name: word('en', 'my.dayClose') }).waitFor();
    const page = await openAs('manager', '/role');
    await giveRole(page, 'finance', 'storekeeper');
    await page
      .getByRole('dialog')
      .getByRole('status')
      .getByText(/Storekeeper/)
      .waitFor();
    const roles = await shop.rows(`SELECT role FROM user_roles WHERE user_id = 'finance'`);
    const noted = await shop.rows(
      `SELECT by_id, event, changes FROM record_history WHERE kind = 'person' AND record_id = 'finance'`,
    );
    expect([roles, noted]).toEqual([
      [{ role: 'storekeeper' }],
      [{ by_id: 'manager', event: 'role.set', changes: { role: { from: 'finance', to: 'storekeeper' } } }],
    ]);

    // With the next answer to whatever they do.
    await theirs
      .locator('nav')
      .getByRole('link', { name: word('en', 'tab.orders') })
      .click();
    await theirs.locator('main[data-screen="order-home"]').waitFor();
    await theirs.goBack();
    await theirs.locator('main[data-screen="my"]').getByText(word('en', 'role.storekeeper')).waitFor();
    await theirs.getByRole('link', { name: word('en', 'my.dayClose') }).waitFor({ state: 'detached' });
    await theirs.context().close();
    await page.context().close();
  });

  test('adds a customer group, into which its invitation leads a customer', async () => {
    const page = await openAs('manager', '/role');
    const sheet = (name: string) => page.getByRole('dialog', { name, exact: true });
    const invitation = sheet(word('en', 'people.invite.into', { name: 'Night market' }));
    const which = sheet(word('en', 'people.invite.whichGroup'));
    await page.getByRole('button', { name: word('en', 'people.invite.title') }).click();
    await which.getByRole('button', { name: word('en', 'people.group.add') }).click();
    const form = sheet(word('en', 'people.group.add'));
    await form.getByRole('textbox').fill('Night market');
    await form.getByRole('button', { name: word('en', 'people.group.create') }).click();
    await sheet('Night market').getByText('Saved: Night market').waitFor();
    const [group] = await shop.rows<{ id: string }>(
      `SELECT group_id AS id FROM groups WHERE name = 'Night market'`,
    );
    await sheet('Night market')
      .getByRole('button', { name: new RegExp(word('en', 'people.invite.text')) })
      .click();
    await invitation.locator('img').waitFor();
    await invitation.getByRole('button', { name: word('en', 'people.invite.otherGroup') }).click();
    await which.getByRole('button', { name: /^Night market/ }).click();
    await invitation.locator('img').waitFor();
    const link = await invitation.locator('[data-invitation] p').last().textContent();
    await page.context().close();

    const theirs = await openAs('customer', '/my');
    await theirs.goto(link ?? '');
    await theirs.getByText(word('en', 'auth.invited.title')).waitFor();
    await theirs.locator('[data-persona="customer"]').click();
    await theirs
      .getByRole('button', { name: word('en', 'auth.join.confirm', { to: 'Night market' }) })
      .click();
    await theirs.locator('main:not([data-screen="auth"])').waitFor();
    expect(await shop.groupOf('customer')).toBe(group?.id);
    await theirs.context().close();
  });
});

describe('a role that is refused once its screen was left', () => {
  test('is told on the personal centre, and over when it was read in the sheet', async () => {
    const page = await openAs('manager', '/my');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/reset_role', async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('link', { name: word('en', 'my.people') }).click();
    await giveRole(page, 'storekeeper', 'finance');
    const sheet = page.getByRole('dialog');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    // The sheet leaves its entry of the history once it is gone.
    await page.waitForFunction(() => !JSON.stringify(history.state ?? {}).includes('"sheets":["'));
    await page.goBack();
    await page.locator('main[data-screen="my"]').waitFor();

    // They became an administrator meanwhile, whom a manager does not change.
    await shop.rows(
      `UPDATE user_roles SET role = 'admin' WHERE merchant_id = 'm-demo' AND user_id = 'storekeeper'`,
    );
    release();
    await page.getByRole('link', { name: word('en', 'unsent.title') }).click();
    const row = page.getByRole('link', { name: word('en', 'people.unsent.role') });
    await row.filter({ hasText: word('en', 'unsent.standing.refused') }).click();
    await sheet.getByText(word('en', 'people.refused')).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.goto(`${shop.url}/my/unsent`);
    await page.locator('main[data-screen="unsent"][data-state="empty"]').waitFor();
    expect(await row.count()).toBe(0);
    await page.context().close();
  });
});
