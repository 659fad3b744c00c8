import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDevice } from './device.ts';
import type { Device } from './device.ts';
import { keptOnDevice } from './kept-on-device.ts';
import { signIn } from './pages/app.ts';
import { cartPage } from './pages/cart-page.ts';
import { matrixPage } from './pages/matrix-page.ts';
import { orderListPage } from './pages/order-list-page.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

const language = 'en';
const sneaker = 'low-canvas-sneaker';
let shop: Shop;
let phone: Device;

beforeAll(async () => {
  shop = await openShop();
  await shop.rows(
    `UPDATE skus SET on_hand = 40, reserved = 0 WHERE merchant_id = 'm-demo' AND name = 'Low canvas sneaker'`,
  );
});

afterAll(() => shop.close());

afterEach(() => phone.close());

describe('buying by the dozen', () => {
  test('from the colours and sizes of a product, killed while typing and after the cart was filled, is one order of all of them', async () => {
    const before = await shop.traces();
    phone = await openDevice(`${shop.url}/auth?lang=${language}&redirect=/product/${sneaker}-navy-eu-38`);
    await signIn(phone.page(), 'customer');
    const matrix = () => matrixPage(phone.page(), language);
    const siblings: string[] = [];
    phone.page().on('request', (request) => {
      if (/sku_(siblings|detail)/.test(request.url())) siblings.push(new URL(request.url()).pathname);
    });

    // Another colour is shown without a request, at its own address.
    await phone
      .page()
      .getByRole('link', { name: /^Mustard/ })
      .click();
    await expect.poll(() => new URL(phone.page().url()).pathname).toBe(`/product/${sneaker}-mustard-eu-38`);
    expect(siblings).toEqual([]);

    await matrix().open();
    await matrix().cell('Navy', 'EU 38').fill('12');
    await phone.page().keyboard.press('Enter');
    // At once: typed slowly on a busy machine, its figures would be two events.
    await phone.page().keyboard.insertText('24');
    await phone.page().keyboard.press('ArrowRight');
    await phone.page().keyboard.insertText('99');
    await phone.page().keyboard.press('Tab');
    await expect.poll(() => keptOnDevice(phone.page())).toMatch(/"product-matrix\/[^"]+",4\]/);
    await phone.restart();
    await matrix().open();
    const typed = ['Navy · EU 38', 'Navy · EU 40', 'Mustard · EU 40'].map((name) => {
      const [color = '', size = ''] = name.split(' · ');
      return matrix().cell(color, size);
    });
    await expect.poll(() => Promise.all(typed.map((cell) => cell.inputValue()))).toEqual(['12', '24', '40']);
    await matrix().accept();
    await phone.restart();
    await phone.page().locator('main[data-screen="product"]').waitFor();

    await phone.page().goto(`${shop.url}/cart`);
    const cart = cartPage(phone.page(), language);
    await cart.askToSubmit();
    await cart.submitButton.click();
    await orderListPage(phone.page()).waitUntilListed();
    expect((await shop.traces()).orders).toBe(before.orders + 1);
    const lines = await shop.rows<{ sku_id: string; quantity: number }>(
      'SELECT sku_id, quantity FROM order_lines WHERE order_id = $1 ORDER BY sku_id',
      [await shop.newestOrder()],
    );
    expect(lines.map(({ sku_id, quantity }) => [sku_id, quantity])).toEqual([
      [`${sneaker}-mustard-eu-40`, 40],
      [`${sneaker}-navy-eu-38`, 12],
      [`${sneaker}-navy-eu-40`, 24],
    ]);
  });
});
