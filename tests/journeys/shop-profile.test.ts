import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { screenIn, sheetButton, signIn } from './pages/app.ts';
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

async function openAs(persona: string, path: string, language = 'en'): Promise<Page> {
  const page = await desktop.newPage({
    path: `/auth?lang=${language}&redirect=${encodeURIComponent(path)}`,
  });
  await signIn(page, persona);
  return page;
}

describe('how a shop is reached', () => {
  test('changed by its owner is shown to customers, in their language, and kept with who changed it', async () => {
    const owner = await openAs('owner', '/settings');
    await screenIn(owner, 'settings', 'shown.resting').waitFor();
    await owner.getByRole('button', { name: word('en', 'settings.profile.change') }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.locator('[name=phones]').fill('02-111-2222\n081 234 5678');
    await dialog.locator('[name=line_url]').fill('@talat-shop');
    await dialog.locator('[name=about_th]').fill('ขายส่งของใช้ในบ้าน');
    // Meanwhile another setting is saved, which nobody types here.
    await shop.rows(
      `UPDATE merchants SET settings_version = settings_version + 1 WHERE merchant_id = 'm-demo'`,
    );
    await sheetButton(owner, 'en', 'settings.save').click();
    await dialog.getByText(word('en', 'conflict.fits')).waitFor();
    await sheetButton(owner, 'en', 'settings.save').click();
    await owner.getByRole('main').getByText(word('en', 'settings.saved')).waitFor();
    await owner.getByText('02-111-2222 · 081 234 5678').waitFor();
    await owner.getByText(word('en', 'settings.contactChanged')).first().waitFor();
    await owner.context().close();

    const customer = await openAs('customer', '/about', 'th');
    await customer.getByText('ขายส่งของใช้ในบ้าน').waitFor();
    const links = await customer.getByRole('main').getByRole('link').all();
    const targets = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(targets.slice(0, 3)).toEqual([
      'tel:021112222',
      'tel:0812345678',
      'https://line.me/R/ti/p/@talat-shop',
    ]);
    await customer.context().close();
    expect(
      await shop.rows(
        `SELECT by_id, changes->'phone'->>'to' AS phone, changes->'line_url'->>'to' AS line_url
         FROM merchant_history WHERE merchant_id = 'm-demo' AND changes ? 'phone'`,
      ),
    ).toEqual([
      {
        by_id: 'owner',
        phone: '02-111-2222;081 234 5678',
        line_url: 'https://line.me/R/ti/p/@talat-shop',
      },
    ]);
  });
});
