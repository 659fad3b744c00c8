import type { Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDevice } from './device.ts';
import type { Device } from './device.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { addProofPhoto, appKept, openOrder, openProof, sendProof, signIn } from './story.ts';

let shop: Shop;
let phone: Device;

beforeAll(async () => {
  shop = await openShop();
});

afterEach(() => phone.close());
afterAll(() => shop.close());

describe('a proof of payment sent without a network', () => {
  test('is paid once the app opens again, wherever it opens', async () => {
    const before = await shop.traces();
    const answers: Promise<Response>[] = [];
    const orderId = await shop.orderIn('confirmed');
    phone = await openDevice(`${shop.url}/auth?lang=en`);
    const page = phone.page();
    await signIn(page, 'order_manager');
    await openOrder(page, shop.url, orderId);
    await appKept(page);
    await openProof(page, 'en');
    await page.context().setOffline(true);
    await addProofPhoto(page);
    await sendProof(page, 'en');
    await page.getByRole('dialog').getByText('Saved on this phone').waitFor();
    await phone.restart('offline');
    await phone.page().goto(`${shop.url}/my/unsent`);
    const name = /Payment proof #\d+ · .+ 1 order · 1 photo · .+ [\d,.]+ baht/;
    await phone.page().getByRole('link', { name }).waitFor();
    await phone.kill();
    await phone.start(`${shop.url}/home`, 'online', async (reopened) => {
      answers.push(reopened.waitForResponse('**/api/pay_order'));
    });
    await Promise.all(answers);
    expect((await shop.traces()).payments).toBe(before.payments + 1);
    expect(await shop.statusOf(orderId)).toBe('paid');
  });
});
