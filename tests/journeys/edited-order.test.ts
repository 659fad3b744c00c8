import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDevice } from './device.ts';
import { keptOnDevice } from './kept-on-device.ts';
import { onDisk } from './on-disk.ts';
import { signIn } from './pages/app.ts';
import { orderPage } from './pages/order-page.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

const language = 'en';
const lantern = 'silk-lantern-red-30-cm';
const mug = 'wave-ceramic-mug-blue-350-ml';
let shop: Shop;
let orderId: string;
/** The first lines of the order, as they were. */
let lines: readonly { readonly sku_id: string; readonly name: string; readonly quantity: number }[];

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

beforeEach(async () => {
  orderId = await shop.orderIn('confirmed');
  lines = await linesNow();
});

const linesNow = () =>
  shop.rows<(typeof lines)[number]>(
    'SELECT sku_id, name, quantity FROM order_lines WHERE order_id = $1 ORDER BY line_no',
    [orderId],
  );
const quantities = async () => (await linesNow()).map(({ sku_id, quantity }) => [sku_id, quantity]);
async function remarkNow(): Promise<string | undefined> {
  const [order] = await shop.rows<{ remark: string }>('SELECT remark FROM orders WHERE order_id = $1', [
    orderId,
  ]);
  return order?.remark;
}

/** How many events of the order a device has on its disk. */
async function eventsKept(page: Page): Promise<number> {
  const found = (await keptOnDevice(page)).matchAll(new RegExp(`"order/${orderId}",(\\d+)\\]`, 'g'));
  return Math.max(...[...found].map(([, number]) => Number(number)));
}

async function manager(persona: string, isTold = true) {
  const device = await openDevice(`${shop.url}/auth?lang=${language}`);
  await signIn(device.page(), persona);
  // Before its order is opened: a stream of changes that is open already would go on.
  if (!isTold) await device.page().route('**/api/events*', () => undefined);
  const order = orderPage(device.page(), language);
  await order.open(shop.url, orderId);
  return { device, order };
}

describe('one order that two persons edit at once', () => {
  test('keeps what both did: more pieces of both, a product in the place of another, a new one and the remark', async () => {
    const [first, second, third] = lines as [(typeof lines)[0], (typeof lines)[0], (typeof lines)[0]];
    // Told of the other's change, it would not be refused.
    const mine = await manager('order_manager', false);
    const theirs = await manager('manager');
    await mine.order.addPieces(first.name, 2);
    await mine.order.replaceProduct(second.name, 'silk lantern', lantern);
    await mine.order.addProduct('wave mug', mug);
    await mine.order.openRemark();
    await mine.order.remarkField.fill('Ring twice');
    await mine.device
      .page()
      .getByRole('button', { name: word(language, 'common.done') })
      .click();

    await theirs.order.setQuantity(first.name, first.quantity + 3);
    await theirs.order.setQuantity(third.name, third.quantity + 1);
    await theirs.order.saveButton.click();
    await expect.poll(quantities).toContainEqual([third.sku_id, third.quantity + 1]);
    await theirs.device.close();

    await mine.order.saveButton.click();
    await mine.order.refused.waitFor();
    const told = await mine.device.page().getByRole('alert').first().textContent();
    expect(told).toContain(`${first.quantity} to ${first.quantity + 3}`);
    expect(told).toContain(`${first.quantity + 3} to ${first.quantity + 5}`);
    await mine.order.reloadButton.click();
    await mine.order.waitUntilShown();
    await mine.order.saveButton.click();
    await mine.order.waitUntilPayable();
    await mine.device.close();

    expect(await quantities()).toEqual([
      [first.sku_id, first.quantity + 5],
      [lantern, second.quantity],
      [third.sku_id, third.quantity + 1],
      ...lines.slice(3).map(({ sku_id, quantity }) => [sku_id, quantity]),
      [mug, 1],
    ]);
    expect(await remarkNow()).toBe('Ring twice');
    expect((await shop.traces()).wrongStock).toBe(0);
  });
});

describe('a product for an order', () => {
  test('is chosen by what is left to sell and by what its customer pays', async () => {
    const [offer] = await shop.rows<{
      order_id: string;
      sku_id: string;
      name: string;
      left: number;
      price: string;
    }>(
      `SELECT o.order_id, s.sku_id, s.name, s.on_hand - s.reserved AS left, to_char(s.vip_price_satang / 100.0, 'FM999,990.00') AS price
      FROM orders o JOIN users u USING (merchant_id) JOIN sku_vip_groups v USING (merchant_id)
      JOIN skus s USING (merchant_id, sku_id)
      WHERE o.merchant_id = 'm-demo' AND u.user_id = o.customer_id AND v.group_id = o.group_id AND u.is_vip AND o.status = 'confirmed' AND s.status = 'active' AND s.reserved > 0 AND s.on_hand - s.reserved > 5
      AND s.vip_price_satang < s.price_satang ORDER BY s.sku_id LIMIT 1`,
    );
    expect(offer).toBeDefined();
    orderId = offer!.order_id;
    const { device } = await manager('order_manager');
    const page = device.page();
    await page.getByRole('button', { name: word(language, 'order.addItem') }).click();
    const picker = page.getByRole('dialog').last();
    await picker.getByRole('searchbox').fill(offer!.name);
    const row = picker.locator(`[data-product="${offer!.sku_id}"]`);
    await row.waitFor();
    const words = await row.textContent();
    expect(words).toContain(word(language, 'picker.left', { count: String(offer!.left) }));
    expect(words).toContain(`฿${offer!.price}`);
    await device.close();
  });
});

describe('a phone that is killed in the middle of editing an order', () => {
  test('comes back with each change and with the remark that is being typed, which are saved once', async () => {
    const [first] = lines as [(typeof lines)[0]];
    const { device } = await manager('order_manager');
    const before = orderPage(device.page(), language);
    await before.setQuantity(first.name, first.quantity + 1);
    await before.addProduct('silk lantern', lantern);
    await before.openRemark();
    await onDisk(device.page());
    const kept = await eventsKept(device.page());
    await before.remarkField.fill('Leave it at the back');
    // What is typed is written after a short rest.
    await expect.poll(() => eventsKept(device.page())).toBe(kept + 1);
    await device.restart();
    const after = orderPage(device.page(), language);
    await after.remarkField.waitFor();
    expect(await after.remarkField.inputValue()).toBe('Leave it at the back');
    await device
      .page()
      .getByRole('button', { name: word(language, 'common.done') })
      .click();
    await after.saveButton.click();
    await after.waitUntilPayable();
    await device.close();
    const now = await quantities();
    expect([now[0], now.find(([id]) => id === lantern)?.[1], await remarkNow()]).toEqual([
      [first.sku_id, first.quantity + 1],
      (lines.find(({ sku_id }) => sku_id === lantern)?.quantity ?? 0) + 1,
      'Leave it at the back',
    ]);
    expect((await shop.traces()).wrongStock).toBe(0);
  });
});

describe('a customer who orders the same again', () => {
  test('finds the products of the order in the cart', async () => {
    const [own] = await shop.rows<{ order_id: string }>(
      "SELECT order_id FROM orders WHERE group_id = 'pratunam' AND status = 'created' ORDER BY order_no LIMIT 1",
    );
    orderId = own?.order_id ?? '';
    const wanted = await linesNow();
    const phone = await openDevice(`${shop.url}/auth?lang=${language}`);
    const page = phone.page();
    await signIn(page, 'customer');
    await orderPage(page, language).open(shop.url, orderId);
    await page.getByRole('button', { name: word(language, 'order.repeat.label') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Add \d+ pieces? to cart/ })
      .click();
    await page.locator('main[data-screen="cart"]').waitFor();
    for (const { name } of wanted) await page.locator('main').getByText(name).first().waitFor();
    await phone.close();
    expect((await shop.traces()).orders).toBe(0);
  });
});
