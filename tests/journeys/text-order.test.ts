import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDevice } from './device.ts';
import type { Device } from './device.ts';
import { endSession } from './end-session.ts';
import { keptOnDevice } from './kept-on-device.ts';
import { addressPage } from './pages/address-page.ts';
import { appKept, signIn } from './pages/app.ts';
import { orderListPage } from './pages/order-list-page.ts';
import { textOrderPage } from './pages/text-order-page.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

// A language that was chosen on the device alone may not have reached its disk when the phone dies.
const language = 'zh';
const lantern = 'silk-lantern-red-30-cm';
const mug = 'wave-ceramic-mug-blue-350-ml';
const text = '红绸灯笼红色 30 cm 5 个，two dozen blue wave mugs 350ml，zzqx 3。周五下午送';
let shop: Shop;
let phone: Device;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

afterEach(async () => {
  await phone.close();
  shop.restoreNetwork();
});

const onPhone = () => textOrderPage(phone.page(), language);

/** The newest order: what was ordered, how many, and the remark. */
async function ordered() {
  const orderId = await shop.newestOrder();
  const lines = await shop.rows<{ sku_id: string; quantity: number }>(
    'SELECT sku_id, quantity FROM order_lines WHERE order_id = $1 ORDER BY sku_id',
    [orderId],
  );
  const [order] = await shop.rows<{ remark: string; alias: string }>(
    "SELECT remark, address_copy->>'alias' AS alias FROM orders WHERE order_id = $1",
    [orderId],
  );
  return { lines: lines.map(({ sku_id, quantity }) => [sku_id, quantity]), ...order };
}

/** A customer with the dialog open, and the text in it; the app is kept where the phone starts without a network. */
async function textTyped(keepsApp = false): Promise<void> {
  phone = await openDevice(`${shop.url}/auth?lang=${language}&redirect=/order-home`, { keepsApp });
  await signIn(phone.page(), 'customer');
  await orderListPage(phone.page()).waitUntilListed();
  await onPhone().write();
  await onPhone().field.fill(text);
}

/** The same, once the text was read. */
async function textRead(keepsApp = false): Promise<void> {
  await textTyped(keepsApp);
  await onPhone().recognise();
}

/** The paths that Back leads through, the present one last. */
function pagesBehind(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { currentEntry } = navigation;
    return navigation
      .entries()
      .slice(0, (currentEntry?.index ?? 0) + 1)
      .map(({ url }) => new URL(url ?? '').pathname);
  });
}

describe('a text order', () => {
  test('killed while typing, while looking through and before the answer comes is one order, as it was corrected', async () => {
    const before = await shop.traces();
    await textTyped();
    // The second event of the stream: it was opened, and typed into.
    await expect.poll(() => keptOnDevice(phone.page())).toMatch(/"order-draft\/[^"]+",2\]/);
    await phone.restart();
    await phone.page().getByText(text).click();
    expect(await onPhone().field.inputValue()).toBe(text);
    await onPhone().recognise();
    await onPhone().quantityOf(lantern).fill('7');
    await phone.restart();
    await expect.poll(() => onPhone().quantityOf(lantern).inputValue()).toBe('7');
    const answered = shop.holdAnswer('/api/submit_order_by_text_v2');
    await onPhone().submit();
    await answered;
    const [newest] = await shop.rows<{ readonly number: string }>(
      "SELECT max(order_no)::text AS number FROM orders WHERE merchant_id = 'm-demo'",
    );
    await phone.restart();
    await phone
      .page()
      .getByText(word(language, 'said.orderSubmittedAs', { number: newest!.number }))
      .waitFor();
    await phone.close();
    expect((await shop.traces()).orders).toBe(before.orders + 1);
    expect(await ordered()).toMatchObject({
      lines: [
        [lantern, 7],
        [mug, 24],
      ],
      remark: '周五下午送',
    });
  });

  test('submitted without a network is kept, sent once when it is back, and told where its person is', async () => {
    const before = await shop.traces();
    await textRead(true);
    await appKept(phone.page());
    shop.cutNetwork();
    await onPhone().submit();
    await onPhone().waiting.waitFor();
    await phone
      .page()
      .getByRole('button', { name: word(language, 'common.back'), exact: true })
      .click();
    await onPhone().offer.waitFor();
    expect((await shop.traces()).orders).toBe(before.orders);
    await phone.restart();
    shop.restoreNetwork();
    await phone.page().getByText(word(language, 'said.orderSubmitted')).waitFor();
    expect(new URL(phone.page().url()).pathname).toBe('/order-home');
    await onPhone().offer.waitFor({ state: 'detached' });
    await phone.close();
    expect((await shop.traces()).orders).toBe(before.orders + 1);
  });

  test('keeps its changes on the way to the addresses and over a sign-in, and goes to the new address', async () => {
    const before = await shop.traces();
    await textRead();
    const page = phone.page();
    await onPhone().quantityOf(mug).fill('12');
    await onPhone().openAddresses();
    const addresses = addressPage(page, language);
    await addresses.addButton.click();
    await addresses.type({ alias: 'Back door', address: '9 Charoen Krung Rd', phone: '0812345678' });
    await addresses.save();
    await onPhone().reviewing.getByText('Back door').waitFor();
    await endSession(page);
    await page.reload();
    await page.locator('[data-persona="customer"]').waitFor();
    await signIn(page, 'customer');
    await onPhone().reviewing.getByText('Back door').waitFor();
    expect(await onPhone().quantityOf(mug).inputValue()).toBe('12');
    await onPhone().submit();
    await orderListPage(page).waitUntilListed();
    // Back leads past what was confirmed.
    expect(await pagesBehind(page)).not.toContain('/order-confirmation');
    expect((await shop.traces()).orders).toBe(before.orders + 1);
    expect(await ordered()).toMatchObject({
      lines: [
        [lantern, 5],
        [mug, 12],
      ],
      alias: 'Back door',
    });
  });

  test('whose text names a place that is no address yet begins one with it, and goes there once it is saved', async () => {
    await textTyped();
    await onPhone().field.fill(`${text}，送到素坤逸路 22 号，电话 081-234-5678`);
    await onPhone().recognise();
    const page = phone.page();
    await onPhone().saidPlace.click();
    const addresses = addressPage(page, language);
    await addresses.field('alias').fill('新摊位');
    expect(await addresses.field('address').inputValue()).toBe('素坤逸路 22 号');
    expect(await addresses.field('phone-0').inputValue()).toBe('081-234-5678');
    await addresses.save();
    await onPhone().reviewing.getByText('新摊位').waitFor();
    expect(await onPhone().saidPlace.count()).toBe(0);
    await onPhone().submit();
    await orderListPage(page).waitUntilListed();
    expect(await ordered()).toMatchObject({ alias: '新摊位' });
  });

  test('that is not there leads home and says so', async () => {
    phone = await openDevice(`${shop.url}/auth?lang=${language}&redirect=/order-confirmation`);
    await signIn(phone.page(), 'customer');
    await phone.page().getByText(word(language, 'order.orderDataNotExists')).waitFor();
    expect(new URL(phone.page().url()).pathname).toBe('/order-home');
  });
});
