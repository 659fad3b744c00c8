import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import { openDevice } from './device.ts';
import type { Device } from './device.ts';
import { appKept, signIn } from './pages/app.ts';
import { orderPage } from './pages/order-page.ts';
import { paymentPage } from './pages/payment-page.ts';
import { proofSheet } from './pages/proof-sheet.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

let shop: Shop;
let phone: Device;

beforeAll(async () => {
  shop = await openShop();
});

afterEach(async () => {
  await phone.close();
  shop.restoreNetwork();
});
afterAll(() => shop.close());

describe('a proof of payment that waits', () => {
  // offline-start shows it on the page that it was given on.
  test.each(casesAt(['without a network is paid once the app opens again, wherever it opens']))(
    '%s',
    async () => {
      const before = await shop.traces();
      const orderId = await shop.orderIn('confirmed');
      phone = await openDevice(`${shop.url}/auth?lang=en`, { keepsApp: true });
      const page = phone.page();
      await signIn(page, 'order_manager');
      const order = orderPage(page, 'en');
      const proof = proofSheet(page, 'en');
      await order.open(shop.url, orderId);
      await appKept(page);
      await order.openProof();
      shop.cutNetwork();
      await proof.addPhoto();
      await proof.submitButton.click();
      await page.getByRole('dialog').getByText('Saved on this device').waitFor();
      await phone.restart();
      // What local storage was told may not have reached the disk of a phone that dies.
      await phone.page().goto(`${shop.url}/my/unsent?lang=en`);
      const name = /Proof of payment #\d+ · .+ 1 order · 1 photo · .+ [\d,.]+ baht/;
      await phone.page().getByRole('link', { name }).waitFor();
      await phone.kill();
      shop.restoreNetwork();
      await phone.start(`${shop.url}/home`);
      await expect.poll(() => shop.statusOf(orderId)).toBe('paid');
      expect((await shop.traces()).payments).toBe(before.payments + 1);
    },
  );

  test('whose photo was removed from the server meanwhile is sent again from the device, and paid once', async () => {
    const before = await shop.traces();
    const orderId = await shop.orderIn('confirmed');
    phone = await openDevice(`${shop.url}/auth?lang=en`);
    const page = phone.page();
    await signIn(page, 'order_manager');
    const order = orderPage(page, 'en');
    const proof = proofSheet(page, 'en');
    await order.open(shop.url, orderId);
    await order.openProof();
    // The script that tells how much of a photo is up cannot be had: the photo goes all the same.
    let missed = 0;
    await page.route('**/assets/send-file-*.js', async (route) => {
      missed += 1;
      await route.abort();
    });
    await proof.addPhoto();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'View photo 1, uploaded' }).waitFor();
    expect(missed).toBeGreaterThan(0);
    await shop.rows(`UPDATE uploads SET created = created - interval '31 days' WHERE NOT attached`);
    // A server sweeps when it starts.
    await shop.killServer();
    await expect.poll(() => shop.rows('SELECT 1 FROM uploads WHERE NOT attached')).toEqual([]);
    await proof.submitButton.click();
    await sheet.getByText('A photo waited too long and is no longer on the server').waitFor();
    await sheet.getByRole('button', { name: 'Upload again' }).click();
    await sheet.getByRole('button', { name: 'View photo 1, uploaded' }).waitFor();
    await proof.submitButton.click();
    await paymentPage(page, 'en').waitUntilShown();
    expect((await shop.traces()).payments).toBe(before.payments + 1);
    expect(await shop.statusOf(orderId)).toBe('paid');
  });
});
