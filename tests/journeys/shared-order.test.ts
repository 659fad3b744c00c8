import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../../domain/contract.ts';
import { colourIn } from '../../domain/products/colours.ts';
import { collapsedLines } from '../../domain/limits.ts';
import { lineNameIn } from '../../domain/names.ts';
import { firstPhone } from '../../domain/places/phones.ts';
import { demoMerchant } from '../../server/demo/people.ts';
import { signInAt } from '../processes/caller.ts';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { screenIn, signIn } from './pages/app.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word, type Language } from './words.ts';

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

/** The order as its shop sees it. */
async function wholeOrder(id: string): Promise<Order> {
  const manager = await signInAt(shop.url, 'order_manager');
  return (await manager.get(shop.url, `/api/order_detail?order_id=${id}`)).data as Order;
}

/** What the page must not say of an order to those whom it does not concern. */
function secretsOf({ group_name, alias, phone, merchant_address, history }: Order): readonly string[] {
  const people = (history ?? []).map(({ by }) => by.name);
  return [group_name, alias, firstPhone(phone), merchant_address, ...people].filter((word) => word !== '');
}

describe('the link of an order', () => {
  test('opened signed out shows it masked, and after signing in as its shop the whole of it', async () => {
    const id = await shop.orderIn('paid');
    const secrets = secretsOf(await wholeOrder(id));
    const page = await desktop.newPage({ path: `/auth/order/${id}?lang=en` });
    await screenIn(page, 'shared-order', 'shown').waitFor();
    const masked = await page.content();
    expect(secrets.length).toBeGreaterThan(3);
    expect(secrets.filter((secret) => masked.includes(secret))).toEqual([]);
    await page.getByRole('button', { name: word('en', 'sharedOrder.signIn') }).click();
    await signIn(page, 'order_manager');
    await page.locator('main[data-screen="order"][data-state^="shown"]').waitFor();
    const whole = await page.content();
    expect(secrets.filter((secret) => !whole.includes(secret))).toEqual([]);
    await page.context().close();
  });

  test('opened signed out names the products in the language of the page, also after another was chosen', async () => {
    const id = await shop.orderIn('paid');
    const lines = (await wholeOrder(id)).detail.slice(0, collapsedLines);
    const namesIn = (language: Language) => lines.map((line) => lineNameIn(language, line));
    const page = await desktop.newPage({ path: `/auth/order/${id}?lang=th` });
    const shared = screenIn(page, 'shared-order', 'shown');
    const shownIn = async (language: Language) => {
      const names = namesIn(language);
      await shared.filter({ hasText: names[0] }).waitFor();
      const text = await shared.textContent();
      return names.filter((name) => text?.includes(name));
    };
    expect(await shownIn('th')).toEqual(namesIn('th'));
    expect(await shared.textContent()).toContain(demoMerchant.name);
    await page.getByRole('button', { name: '中文' }).click();
    await page.getByRole('group', { name: word('zh', 'language.label') }).waitFor();
    expect(await shownIn('zh')).toEqual(namesIn('zh'));
    const colours = lines.map(({ color }) => colourIn('zh', color));
    await shared.filter({ hasText: colours[0] }).waitFor();
    const inChinese = await shared.textContent();
    expect(colours.filter((colour) => inChinese?.includes(colour))).toEqual(colours);
    await page.context().close();
  });

  test('opened by somebody of another merchant shows it masked, whichever way it was written', async () => {
    const id = await shop.orderIn('confirmed');
    const page = await desktop.newPage({ path: '/auth?lang=en' });
    await signIn(page, 'rival_owner');
    for (const path of [`/auth/order/${id}`, `/order/${id}`]) {
      await page.goto(`${shop.url}${path}`);
      const shared = screenIn(page, 'shared-order', 'shown');
      await shared.waitFor();
      expect(await shared.textContent()).toContain(word('en', 'sharedOrder.notYours'));
    }
    await page.context().close();
  });

  test('to an order that never was says so', async () => {
    const page = await desktop.newPage({ path: '/auth/order/nothing-like-it?lang=en' });
    const missing = screenIn(page, 'shared-order', 'missing');
    await missing.waitFor();
    expect(await missing.textContent()).toContain(word('en', 'order.missing.title'));
    await page.context().close();
  });
});

describe('the action of a link', () => {
  test('pay opens the proof, after the sign-in in between', async () => {
    const page = await desktop.newPage({
      path: `/order/${await shop.orderIn('confirmed')}?lang=en&action=pay`,
    });
    await signIn(page, 'order_manager');
    await page.getByRole('dialog', { name: word('en', 'proof.title') }).waitFor();
    expect(new URL(page.url()).search).toBe('?lang=en');
    await page.context().close();
  });

  test('confirm asks the order manager, and not again on a reload', async () => {
    const id = await shop.orderIn('created');
    const page = await desktop.newPage({ path: `/order/${id}?lang=en&action=confirm` });
    await signIn(page, 'order_manager');
    await screenIn(page, 'order', 'shown.askingConfirm').waitFor();
    await page.reload();
    await screenIn(page, 'order', 'shown.resting').waitFor();
    expect(new URL(page.url()).search).toBe('?lang=en');
    expect(await shop.statusOf(id)).toBe('created');
    await page.context().close();
  });

  test('confirm tells finance what the button would', async () => {
    const page = await desktop.newPage({
      path: `/order/${await shop.orderIn('created')}?lang=en&action=confirm`,
    });
    await signIn(page, 'finance');
    await page.getByText(word('en', 'permission.confirmOrder')).waitFor();
    expect(new URL(page.url()).search).toBe('?lang=en');
    await page.context().close();
  });

  test('cancel asks, pay says why not yet, and a word that nobody knows does nothing', async () => {
    const id = await shop.orderIn('created');
    const page = await desktop.newPage({ path: `/order/${id}?lang=en&action=cancel` });
    await signIn(page, 'order_manager');
    await screenIn(page, 'order', 'shown.askingCancel').waitFor();
    await page.goto(`${shop.url}/order/${id}?action=pay`);
    await page.getByText(word('en', 'order.payConfirmFirst')).waitFor();
    await page.goto(`${shop.url}/order/${id}?action=dance`);
    await page.waitForURL(`${shop.url}/order/${id}`);
    await screenIn(page, 'order', 'shown.resting').waitFor();
    expect(await shop.statusOf(id)).toBe('created');
    await page.context().close();
  });

  test('share shows the ways to share it and opens none by itself', async () => {
    const id = await shop.orderIn('confirmed');
    const page = await desktop.newPage({ path: `/order/${id}?lang=en&action=share` });
    await signIn(page, 'order_manager');
    const sheet = page.getByRole('dialog', { name: word('en', 'orderShare.open') });
    await sheet.locator('[data-share="offered.resting"]').waitFor();
    expect(await sheet.textContent()).toContain(`${shop.url}/auth/order/${id}`);
    expect(new URL(page.url()).search).toBe('?lang=en');
    await page.context().close();
  });

  test('confirm of a payment opens its receipt', async () => {
    const page = await desktop.newPage({
      path: `/payment/${await shop.paymentIn('paid')}?lang=en&action=confirm`,
    });
    await signIn(page, 'finance');
    await page.getByRole('dialog', { name: word('en', 'payment.sheetTitle') }).waitFor();
    expect(new URL(page.url()).search).toBe('?lang=en');
    await page.context().close();
  });
});
