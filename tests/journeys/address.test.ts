import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { openDevice } from './device.ts';
import type { Device } from './device.ts';
import { keysOnDisk } from './on-disk.ts';
import { addressPage } from './pages/address-page.ts';
import { barButton, signIn } from './pages/app.ts';
import { orderPage } from './pages/order-page.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

// A language that was chosen on the device alone may not have reached its disk when the phone dies.
const language = 'zh';
let shop: Shop;
let desktop: Desktop;
let phone: Device;

beforeAll(async () => {
  shop = await openShop();
  desktop = await openDesktop(shop.url);
});

afterAll(async () => {
  await desktop.close();
  await shop.close();
});

const stall = {
  alias: 'Platinum B12',
  address: '222 Phetchaburi Rd, Bangkok 10400',
  phone: '081 234 5678; 191',
};

/** The addresses of the customer's group that are shown, the default one first. */
function stored() {
  return shop.rows<{ alias: string; phone: string; is_default: boolean }>(
    `SELECT alias, phone, is_default FROM addresses
     WHERE NOT hidden AND group_id = (SELECT group_id FROM users WHERE user_id = $1) ORDER BY is_default DESC, created`,
    ['customer'],
  );
}

const uploaded: unknown = expect.stringMatching(/^\/api\/files\/.+/);

function pictures(alias: string) {
  return shop.rows<{ photo: string; shop_photo: string }>(
    'SELECT photo, shop_photo FROM addresses WHERE NOT hidden AND alias = $1',
    [alias],
  );
}

const begin = `/auth?lang=${language}&redirect=/address`;

/** The customer's addresses on a page. */
async function signedIn(page: Page) {
  await signIn(page, 'customer');
  const addresses = addressPage(page, language);
  await addresses.waitUntilListed();
  return { page, addresses };
}

const openAddresses = async () => await signedIn(await desktop.newPage({ path: begin }));

/** The same on a phone that may die. */
async function openOnPhone() {
  phone = await openDevice(`${shop.url}${begin}`);
  return (await signedIn(phone.page())).addresses;
}

/** Resolves when the form's fourth event is on the disk: it was opened, begun, and two fields were typed. */
async function typedOnDisk(): Promise<void> {
  await expect.poll(() => keysOnDisk(phone.page())).toMatch(/"address-form\/[^"]+",4\]/);
}

describe('an address', () => {
  test('added without a network is kept, and added once when the network is back', async () => {
    const before = await stored();
    const { page, addresses } = await openAddresses();
    // Its own bar has the place of the tabs.
    expect(await page.locator('nav').count()).toBe(0);
    await addresses.addButton.click();
    await addresses.type(stall);
    shop.cutNetwork();
    await addresses.save();
    await page.getByRole('dialog').getByText(word(language, 'delivery.waiting.title')).waitFor();
    expect(await stored()).toEqual(before);
    shop.restoreNetwork();
    await addresses.cardOf(stall.alias).waitFor();
    await expect
      .poll(() => addresses.addButton.evaluate((button) => button === document.activeElement))
      .toBe(true);
    await page.context().close();
    expect((await stored()).slice(before.length)).toEqual([
      { alias: stall.alias, phone: '081 234 5678;191', is_default: false },
    ]);
  });

  test('whose change was being typed when the phone died is offered as it was, and saved once', async () => {
    const addresses = await openOnPhone();
    await addresses.actOn(stall.alias, 'address.change');
    await addresses.field('alias').fill('Platinum B14');
    await addresses.field('contact').fill('Malee');
    await typedOnDisk();
    const page = await phone.restart();
    const resumed = addressPage(page, language);
    await resumed.cardOf(stall.alias).getByText(word(language, 'address.unsaved')).waitFor();
    await resumed.actOn(stall.alias, 'address.change');
    expect(await resumed.field('alias').inputValue()).toBe('Platinum B14');
    await resumed.save();
    await resumed.cardOf('Platinum B14').waitFor();
    await phone.close();
    expect((await stored()).filter(({ alias }) => alias.startsWith('Platinum'))).toEqual([
      { alias: 'Platinum B14', phone: '081 234 5678;191', is_default: false },
    ]);
  });

  test('that was begun when the phone died with the map open is offered and not forced', async () => {
    const addresses = await openOnPhone();
    await addresses.addButton.click();
    await addresses.field('alias').fill('Half a stall');
    await addresses.field('contact').fill('Malee');
    await addresses.pickPosition();
    await typedOnDisk();
    const page = await phone.restart();
    const resumed = addressPage(page, language);
    await resumed.say('address.draft', { name: 'Half a stall' }).waitFor();
    await resumed.addButton.click();
    expect(await resumed.field('alias').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: word(language, 'address.goOn') }).click();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[role=dialog] [name=alias]')?.value === 'Half a stall',
    );
    await phone.close();
  });

  test('whose sign-in expires while it is typed is typed on, and kept where the person has to sign in', async () => {
    const { page, addresses } = await openAddresses();
    const over = { status: 401, json: { code: 401, data: { reason: 'token_expired' }, message: 'over' } };
    await page.route('**/api/places?*', (route) => route.fulfill(over));
    await addresses.addButton.click();
    await addresses.field('alias').fill('Typed on');
    const refused = page.waitForResponse('**/api/places?*');
    await addresses.field('address').pressSequentially('Ratchathewi');
    await refused;
    await addresses.field('address').pressSequentially(' 3');
    expect(await addresses.field('address').inputValue()).toBe('Ratchathewi 3');
    const map = await addresses.pickPosition();
    await map.getByRole('searchbox').fill('Silom');
    await page.getByText(word(language, 'auth.expired.title')).waitFor();
    await page.unroute('**/api/places?*');
    await signIn(page, 'customer');
    await addresses.say('address.draft', { name: 'Typed on' }).waitFor();
    await page.getByRole('button', { name: word(language, 'address.goOn') }).click();
    await expect.poll(() => addresses.field('address').inputValue()).toBe('Ratchathewi 3');
    await page.context().close();
  });

  test('has pictures of the shop and of the place from files, and its sign-in may expire while one is replaced', async () => {
    const { page, addresses } = await openAddresses();
    await addresses.actOn('Platinum B14', 'address.change');
    const dialog = page.getByRole('dialog');
    const chosen = dialog.getByRole('button', { name: word(language, 'photo.openAt', { at: '1' }) });
    await addresses.choose('address.placePhoto.choose');
    await chosen.waitFor();
    await addresses.choose('photo.add');
    await chosen.nth(1).waitFor();
    shop.cutNetwork();
    await addresses.save();
    // Beside the one in its heading: it does not wait for the server.
    await dialog
      .getByRole('button', { name: word(language, 'common.close') })
      .nth(1)
      .waitFor();
    shop.restoreNetwork();
    await dialog.waitFor({ state: 'detached' });
    const [first] = await pictures('Platinum B14');
    expect([first?.photo, first?.shop_photo]).toEqual([uploaded, uploaded]);
    await addresses.actOn('Platinum B14', 'address.change');
    await addresses.field('contact').fill('Malee at the gate');
    await addresses.choose('address.replacePhoto');
    await chosen.waitFor();
    const over = { code: 401, data: { reason: 'token_expired' }, message: 'token is expired' };
    await page.route('**/api/update_address', (route) => route.fulfill({ status: 401, json: over }), {
      times: 1,
    });
    await addresses.save();
    await dialog
      .getByRole('button', { name: word(language, 'common.close') })
      .last()
      .click();
    await page.getByRole('button', { name: word(language, 'banner.signInToSend.action') }).click();
    await page.getByText(word(language, 'auth.expired.title')).waitFor();
    await signIn(page, 'customer');
    await addresses.cardOf('Platinum B14').getByText('Malee at the gate').waitFor();
    await page.context().close();
    const [second] = await pictures('Platinum B14');
    expect([second?.photo, second?.shop_photo]).toEqual([first?.photo, uploaded]);
    expect(second?.shop_photo).not.toBe(first?.shop_photo);
  });

  test('becomes the default, and is deleted after a question: the default passes on', async () => {
    const { page, addresses } = await openAddresses();
    const before = await stored();
    await addresses.actOn('Platinum B14', 'address.makeDefault');
    await addresses
      .cardOf('Platinum B14')
      .getByText(word(language, 'address.default'), { exact: true })
      .waitFor();
    expect((await stored())[0]).toEqual({
      alias: 'Platinum B14',
      phone: '081 234 5678;191',
      is_default: true,
    });
    await addresses.actOn('Platinum B14', 'address.delete');
    await addresses.deleteButton.click();
    await addresses.cardOf('Platinum B14').waitFor({ state: 'detached' });
    await page.context().close();
    expect((await stored()).map(({ alias, is_default }) => [alias, is_default])).toEqual(
      before.filter(({ alias }) => alias !== 'Platinum B14').map(({ alias }, index) => [alias, index === 0]),
    );
  });
});

describe('the choice of an order’s address', () => {
  test('leads to the addresses and back with a new one, and the order’s other changes stay', async () => {
    const orderId = await shop.orderIn('created');
    const page = await desktop.newPage({ path: `/auth?lang=${language}&redirect=/order/${orderId}` });
    await signIn(page, 'order_manager');
    const order = orderPage(page, language);
    await order.waitUntilShown();
    const [line] = await shop.rows<{ quantity: number }>(
      'SELECT quantity FROM order_lines WHERE order_id = $1 ORDER BY line_no LIMIT 1',
      [orderId],
    );
    await page.locator('main button[aria-label]:has(.tabler-icon-plus)').first().click();
    await page
      .locator('main')
      .getByRole('button', { name: /10\d{3}/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word(language, 'order.manageAddresses') })
      .click();
    const addresses = addressPage(page, language);
    await addresses.waitUntilListed();
    await addresses.addButton.click();
    await addresses.type({ ...stall, alias: 'Gate 4' });
    await addresses.save();
    await order.waitUntilShown();
    await page.getByText('Gate 4', { exact: true }).waitFor();
    await barButton(page, language, 'order.save').click();
    await barButton(page, language, 'order.save').waitFor({ state: 'detached' });
    await page.context().close();
    expect(
      await shop.rows(
        `SELECT a.alias, l.quantity FROM orders o JOIN addresses a USING (address_id)
         JOIN order_lines l ON l.order_id = o.order_id AND l.line_no = (SELECT min(line_no) FROM order_lines WHERE order_id = o.order_id) WHERE o.order_id = $1`,
        [orderId],
      ),
    ).toEqual([{ alias: 'Gate 4', quantity: (line?.quantity ?? 0) + 1 }]);
  });
});
