import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDevice } from '../journeys/device.ts';
import type { Device } from '../journeys/device.ts';
import { screenIn, signIn } from '../journeys/pages/app.ts';
import { openShop } from '../journeys/shop.ts';
import type { Shop } from '../journeys/shop.ts';

let shop: Shop;
let phone: Device;

beforeAll(async () => {
  shop = await openShop();
});

afterEach(() => phone.close());
afterAll(() => shop.close());

/** Keeps a transaction over the session going for as long as the page runs. Runs in the page. */
function writeOnAndOn(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('talat-session');
    opening.onsuccess = () => {
      const store = opening.result.transaction('session', 'readwrite').objectStore('session');
      const read = (): void => {
        store.get('current').onsuccess = () => {
          resolve();
          read();
        };
      };
      read();
    };
  });
}

describe('a page that is left in the middle of a transaction', () => {
  test('and kept for Back does not hold up the next one; Back opens it anew', async () => {
    phone = await openDevice(`${shop.url}/auth?lang=en`);
    const page = phone.page();
    await signIn(page, 'customer');
    await page.goto(`${shop.url}/cart`);
    await screenIn(page, 'cart', 'editing.resting').waitFor();
    await page.evaluate(writeOnAndOn);
    await page.goto(`${shop.url}/my`);
    await page.locator('main[data-screen="my"]').waitFor();
    await page.goBack();
    await screenIn(page, 'cart', 'editing.resting').waitFor();
    await page.locator('nav a[href="/home"]').click();
    await page.locator('main[data-screen="home"]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/home');
  });
});
