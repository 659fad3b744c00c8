import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import { openDevice } from './device.ts';
import type { Device } from './device.ts';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { endSession } from './end-session.ts';
import { appKept, signIn } from './pages/app.ts';
import { productForm } from './pages/product-form.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

// The manager's own: a language that was chosen on the device only may not have reached its disk when it is killed.
const language = 'zh';
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

interface SavedProduct {
  readonly on_hand: number;
  readonly price_satang: number;
  readonly pictures: number;
  readonly category_id: string;
}

const savedAs = (name: string) =>
  shop.rows<SavedProduct>(
    `SELECT on_hand, price_satang::int, jsonb_array_length(to_jsonb(image_urls)) AS pictures, category_id
       FROM skus WHERE merchant_id = 'm-demo' AND name = $1`,
    [name],
  );

describe('a new product', () => {
  let phone: Device;

  afterEach(async () => {
    await phone.close();
    shop.restoreNetwork();
  });

  /** The phone of the manager; with the app on it where it starts without a network. */
  async function openHome(keepsApp: boolean): Promise<void> {
    phone = await openDevice(`${shop.url}/auth?lang=${language}`, { keepsApp });
    await signIn(phone.page(), 'manager');
    await phone.page().locator('article').first().waitFor();
    if (keepsApp) await appKept(phone.page());
  }

  test('added without a network on a phone that is killed is in the shop once, with its picture', async () => {
    await openHome(true);
    const form = productForm(phone.page(), language);
    shop.cutNetwork();
    await form.openNew();
    const tools = [form.cardTool('moveOf'), form.cardTool('countOf'), form.cardCover];
    expect(await Promise.all(tools.map((tool) => tool.count()))).toEqual([1, 1, 1]);
    await form.addPicture();
    await form.type({ name: 'Rain boots', price: '259', stock: '24' });
    await form.addButton.click();
    await form.sheet.getByText(word(language, 'delivery.waiting.title')).waitFor();
    await phone.restart();
    shop.restoreNetwork();
    await phone.kill();
    await phone.start(`${shop.url}/home`);
    await expect
      .poll(() => savedAs('Rain boots'))
      .toEqual([
        { on_hand: 24, price_satang: 25_900, pictures: 1, category_id: expect.any(String) as string },
      ]);
    const [added] = await shop.rows<{ sku_id: string }>(`SELECT sku_id FROM skus WHERE name = 'Rain boots'`);
    const page = phone.page();
    await page.goto(`${shop.url}/product/${added?.sku_id}`);
    const shown = page.locator('main[data-screen="product"] img').first();
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect((await shop.traces()).wrongStock).toBe(0);
  });

  test('half typed is still there after a kill and a sign-in that ran out, and is added once', async () => {
    await openHome(false);
    const form = productForm(phone.page(), language);
    await form.openNew();
    await form.type({ name: 'Straw hat', price: '129.5' });
    // What was typed before it is written with it.
    await form.addPicture();
    await phone.restart();
    await endSession(phone.page());
    const page = await phone.restart();
    await page.getByText(word(language, 'auth.expired.title')).waitFor();
    await signIn(page, 'manager');
    const again = productForm(page, language);
    await again.openNew();
    expect([await again.field('name').inputValue(), await again.field('price').inputValue()]).toEqual([
      'Straw hat',
      '129.5',
    ]);
    await again.pictures.first().waitFor();
    await again.type({ stock: '3' });
    await again.addButton.click();
    await expect
      .poll(() => savedAs('Straw hat'))
      .toEqual([
        { on_hand: 3, price_satang: 12_950, pictures: 1, category_id: expect.any(String) as string },
      ]);
  });
});

describe('a product that exists', () => {
  let desktop: Desktop;

  beforeAll(async () => {
    desktop = await openDesktop(shop.url);
  });

  afterAll(() => desktop.close());

  async function formOf(persona: string, skuId: string) {
    const page = await desktop.newPage({ path: '/auth?lang=en' });
    await signIn(page, persona);
    const form = productForm(page, 'en');
    await form.openEdit(shop.url, skuId);
    return form;
  }

  test.each(
    casesAt(
      [
        ['owner', 1],
        ['manager', 1],
        ['storekeeper', 1],
        ['sku_order_manager', 0],
      ] as const,
      2,
      3,
    ),
  )('offers %s %i button to edit it', async (persona, buttons) => {
    const page = await desktop.newPage({ path: '/auth?lang=en' });
    await signIn(page, persona);
    const [sku] = await shop.rows<{ sku_id: string }>(
      `SELECT sku_id FROM skus WHERE merchant_id = 'm-demo' AND status = 'active' ORDER BY sku_id LIMIT 1`,
    );
    await page.goto(`${shop.url}/product/${sku?.sku_id}`);
    // Each tool comes when what was begun with it has been read from the device.
    await page.getByText(word('en', 'productForm.cover.title')).waitFor();
    const edit = page.getByRole('button', { name: word('en', 'productForm.edit'), exact: true });
    await expect.poll(() => edit.count()).toBe(buttons);
    await page.context().close();
  });

  test('changed by two people at once takes each field from whom the second one chooses', async () => {
    const [sku] = await shop.rows<{ sku_id: string; color: string; version: number }>(
      `SELECT sku_id, color, version FROM skus WHERE merchant_id = 'm-demo' AND status = 'active' ORDER BY sku_id LIMIT 1`,
    );
    const skuId = sku?.sku_id ?? '';
    const first = await formOf('manager', skuId);
    const second = await formOf('storekeeper', skuId);
    // Before the first one saves: a form in which nothing is typed yet takes what is saved.
    await second.type({ name: 'Of the storekeeper', price: '222', style: 'Of the storekeeper' });
    await first.type({ name: 'Of the manager', price: '111', barcode: '8851111111116' });
    await first.saveButton.click();
    await first.sheet.waitFor({ state: 'detached' });
    await second.saveButton.click();
    await second.sheet.getByRole('heading', { name: word('en', 'productForm.conflict.title') }).waitFor();
    await second.side('name', word('en', 'conflict.mine')).click();
    await second.side('price', '林志伟').click();
    await second.saveButton.click();
    await second.sheet.waitFor({ state: 'detached' });
    const [settled] = await shop.rows(
      `SELECT name, price_satang::int, barcode, style, color, version::int FROM skus
        WHERE merchant_id = 'm-demo' AND sku_id = $1`,
      [skuId],
    );
    expect(settled).toEqual({
      name: 'Of the storekeeper',
      price_satang: 11_100,
      barcode: '8851111111116',
      style: 'Of the storekeeper',
      color: sku?.color,
      version: Number(sku?.version) + 2,
    });
  });

  test('given the barcode of another names that product at the field, and keeps what was typed', async () => {
    const [holder, sku] = await shop.rows<{ sku_id: string; name: string }>(
      `SELECT sku_id, name FROM skus WHERE merchant_id = 'm-demo' AND status = 'active' ORDER BY sku_id DESC LIMIT 2`,
    );
    await shop.rows(`UPDATE skus SET barcode = '8852222222223' WHERE sku_id = $1`, [holder?.sku_id]);
    const form = await formOf('manager', sku?.sku_id ?? '');
    await form.type({ barcode: '8852222222223', style: 'Typed' });
    await form.saveButton.click();
    const field = form.field('barcode');
    await form.sheet.locator('[name="barcode"][aria-invalid="true"]').waitFor();
    const told = await field.evaluate(
      (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
    );
    expect(told).toContain(holder?.name ?? 'no holder');
    expect([await field.inputValue(), await form.field('style').inputValue()]).toEqual([
      '8852222222223',
      'Typed',
    ]);
    expect(await shop.rows(`SELECT 1 FROM skus WHERE barcode = '8852222222223'`)).toHaveLength(1);
  });
});
