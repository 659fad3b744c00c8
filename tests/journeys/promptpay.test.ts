import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { promptpayPayload } from '../../server/payments/promptpay-payload.ts';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { screenIn, sheetButton, signIn } from './pages/app.ts';
import { orderPage } from './pages/order-page.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

let shop: Shop;
let desktop: Desktop;

beforeAll(async () => {
  shop = await openShop();
  desktop = await openDesktop(shop.url);
  const wasm = await readFile('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');
  await prepareZXingModule({
    overrides: { wasmBinary: Uint8Array.from(wasm).buffer },
    fireImmediately: true,
  });
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

async function codesIn(png: Buffer): Promise<string[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const points = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as const;
  return (await readBarcodes(points)).map(({ text }) => text);
}

async function typeId(page: Page, typed: string): Promise<Locator> {
  await page.getByRole('button', { name: word('en', 'settings.change') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(typed);
  return dialog;
}

async function changeId(page: Page, typed: string): Promise<Locator> {
  const dialog = await typeId(page, typed);
  await sheetButton(page, 'en', 'settings.save').click();
  return dialog;
}

/** A confirmed order of the persona `customer`, and what is due of it in satang. */
async function confirmedOrder(): Promise<{ readonly id: string; readonly due: number }> {
  const [order] = await shop.rows<{ id: string; due: string }>(
    `SELECT o.order_id AS id, o.total_satang AS due FROM orders o JOIN users u
       ON u.merchant_id = o.merchant_id AND u.group_id = o.group_id AND u.user_id = 'customer'
     WHERE o.status = 'confirmed' ORDER BY o.order_no DESC LIMIT 1`,
  );
  if (order === undefined) throw new Error('The demo has no confirmed order of the customer');
  return { id: order.id, due: Number(order.due) };
}

describe('PromptPay', () => {
  test('the owner sets the id, and the customer pays what is due by the QR on the order and keeps it as a picture', async () => {
    const owner = await openAs('owner', '/my');
    await owner.locator('a[href="/settings"]').click();
    await screenIn(owner, 'settings', 'shown.resting').waitFor();
    const dialog = await changeId(owner, '021-234-567');
    await dialog.getByText(word('en', 'settings.fault.length')).waitFor();
    await dialog.getByRole('textbox').fill('081-234-5678');
    await sheetButton(owner, 'en', 'settings.save').click();
    await owner.getByText('081-234-5678', { exact: true }).waitFor();
    await owner.context().close();

    const { id, due } = await confirmedOrder();
    const customer = await openAs('customer', `/order/${id}`);
    await orderPage(customer, 'en').waitUntilShown();
    await customer.getByRole('button', { name: word('en', 'promptpay.open') }).click();
    const code = customer.getByRole('img', { name: word('en', 'promptpay.picture') });
    await code.waitFor();
    const wanted = [promptpayPayload('0812345678', due)];
    expect(await codesIn(await code.screenshot())).toEqual(wanted);

    const saving = customer.waitForEvent('download');
    await sheetButton(customer, 'en', 'promptpay.save').click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe(`promptpay-${(due / 100).toFixed(2)}.png`);
    expect(await codesIn(await readFile(await file.path()))).toEqual(wanted);
    await customer.getByText(word('en', 'promptpay.saved')).waitFor();
    await customer.context().close();
  });

  test('of two owners at once one is told, and decides which id stays', async () => {
    const [first, second] = [await openAs('owner', '/settings'), await openAs('admin', '/settings')];
    for (const page of [first, second]) await screenIn(page, 'settings', 'shown.resting').waitFor();
    // What is typed keeps the page from reading again when it is told of the other's change.
    const dialog = await typeId(second, '0612345678');
    await changeId(first, '0912345678');
    await first.getByText('091-234-5678', { exact: true }).waitFor();
    await sheetButton(second, 'en', 'settings.save').click();
    await screenIn(second, 'settings', 'conflict').waitFor();
    await dialog.getByText('091-234-5678').waitFor();
    await sheetButton(second, 'en', 'settings.keepMine').click();
    await expect
      .poll(() => shop.rows(`SELECT promptpay_id FROM merchants WHERE merchant_id = 'm-demo'`))
      .toEqual([{ promptpay_id: '0612345678' }]);
    for (const page of [first, second]) await page.context().close();
  });

  test('where the id is removed, the order shows no QR', async () => {
    const { id } = await confirmedOrder();
    const before = await openAs('customer', `/order/${id}`);
    await before.getByRole('button', { name: word('en', 'promptpay.open') }).waitFor();
    await before.context().close();
    await shop.rows(`UPDATE merchants SET promptpay_id = '' WHERE merchant_id = 'm-demo'`);
    const after = await openAs('customer', `/order/${id}`);
    await orderPage(after, 'en').waitUntilShown();
    expect(await after.getByRole('button', { name: word('en', 'promptpay.open') }).count()).toBe(0);
    await after.context().close();
  });
});
