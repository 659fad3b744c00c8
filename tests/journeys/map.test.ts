import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faults } from './axe-faults.ts';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { addressPage } from './pages/address-page.ts';
import { signIn } from './pages/app.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

let shop: Shop;
let desktop: Desktop;
let areTilesDown = false;
const zooms = new Set<string | undefined>();
const tiles = createServer(({ url }, response) => {
  zooms.add(url?.split('/')[1]);
  if (areTilesDown) response.writeHead(404).end();
  else void tile.then((picture) => response.setHeader('content-type', 'image/png').end(picture));
});
const tile = sharp({ create: { width: 256, height: 256, channels: 3, background: '#d8ead2' } })
  .png()
  .toBuffer();

beforeAll(async () => {
  await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve));
  const { port } = tiles.address() as AddressInfo;
  shop = await openShop(undefined, {
    MAP_TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    MAP_TILES_ATTRIBUTION: '© Drawn for a test',
  });
  desktop = await openDesktop(shop.url);
});

afterAll(async () => {
  await desktop.close();
  await shop.close();
  tiles.closeAllConnections();
  tiles.close();
});

type Language = 'zh' | 'en' | 'th';

/** A new address of a customer, begun with a text, and the map over it; the device is at the position. */
async function openMap(
  language: Language,
  position: { latitude: number; longitude: number } | null,
  typed = '',
) {
  const page = await desktop.newPage({ path: `/auth?lang=${language}&redirect=/address`, isAudited: true });
  if (position !== null) {
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ ...position, accuracy: 18 });
  }
  await signIn(page, 'customer');
  const addresses = addressPage(page, language);
  await addresses.waitUntilListed();
  await addresses.addButton.click();
  await addresses.field('address').fill(typed);
  const map = await addresses.pickPosition();
  return {
    page,
    addresses,
    map,
    confirm: map.getByRole('button', { name: word(language, 'address.map.confirm') }),
  };
}

async function stored(alias: string) {
  return await shop.rows<{ address: string; latitude: number; longitude: number; has_photo: boolean }>(
    `SELECT address, round(latitude::numeric, 4)::float AS latitude, round(longitude::numeric, 4)::float AS longitude,
       photo <> '' AS has_photo FROM addresses WHERE alias = $1`,
    [alias],
  );
}

describe('the map of an address', () => {
  test('a place found by search leads to its position, name and picture, and what was typed stays', async () => {
    const { page, addresses, map, confirm } = await openMap(
      'zh',
      { latitude: 13.7497, longitude: 100.5388 },
      '3 楼 B12',
    );
    await map.getByText('±18', { exact: false }).waitFor();
    await map.getByText('© Drawn for a test').waitFor();
    // The map asks for its tiles once it stands, which may be after its sentences are shown.
    await expect.poll(() => [...zooms]).toEqual(['15']);
    expect(await faults(page)).toEqual([]);
    await map.getByRole('searchbox').fill('白金');
    const found = map.getByRole('button', { name: /^白金时尚购物中心/ });
    await found.waitFor();
    expect(await faults(page)).toEqual([]);
    await page.goBack();
    await map.getByText('±18', { exact: false }).waitFor();
    await map.getByRole('searchbox').press('Enter');
    await found.click();
    await map.getByText('13.75030, 100.53940', { exact: false }).waitFor();
    // What was found stays beside the map, and leads there again.
    await map.getByRole('button', { name: word('zh', 'address.position.locate') }).click();
    await map.getByText('13.74970, 100.53880', { exact: false }).waitFor();
    await map.getByRole('button', { name: '白金时尚购物中心', exact: true }).click();
    await map.getByText('13.75030, 100.53940', { exact: false }).waitFor();
    expect(await faults(page)).toEqual([]);
    await confirm.click();
    await map.waitFor({ state: 'detached' });
    await addresses.field('phone-0').fill('081 234 5678');
    await addresses.save();
    await addresses.cardOf('白金时尚购物中心').waitFor();
    expect(await stored('白金时尚购物中心')).toEqual([
      { address: '3 楼 B12', latitude: 13.7503, longitude: 100.5394, has_photo: true },
    ]);
    await page.context().close();
  });

  test('a phone that hides its position and tiles that do not come are said, and the list leads to a place by keyboard', async () => {
    areTilesDown = true;
    const { page, addresses, map, confirm } = await openMap('th', null);
    await map.getByText(word('th', 'address.position.denied.title')).waitFor();
    await map.getByText(word('th', 'address.map.mapless')).waitFor();
    expect(await map.getByText(word('th', 'address.map.restricted')).count()).toBe(0);
    await map.getByRole('searchbox').focus();
    await page.keyboard.type('ช้างคลาน');
    const found = map.getByRole('button', { name: /^ช้างคลาน/ });
    await found.waitFor();
    await found.press('Enter');
    await confirm.press('Enter');
    await map.waitFor({ state: 'detached' });
    areTilesDown = false;
    await addresses.field('phone-0').fill('053 271 880');
    await addresses.save();
    await addresses.cardOf('ช้างคลาน').waitFor();
    expect(await stored('ช้างคลาน')).toMatchObject([
      { address: 'ต.ช้างคลาน อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50100', has_photo: false },
    ]);
    await page.context().close();
  });

  test('a device outside Thailand is told so, and a place is chosen first, whose address replaces what was typed when asked', async () => {
    const { page, addresses, map, confirm } = await openMap(
      'en',
      { latitude: 48.8566, longitude: 2.3522 },
      'Stall 7',
    );
    await map.getByText(word('en', 'address.map.abroad')).waitFor();
    await expect.poll(() => map.innerText()).toContain('13.75600, 100.50200');
    expect(await confirm.getAttribute('aria-disabled')).toBe('true');
    await map.getByRole('searchbox').fill('Platinum');
    await map
      .getByRole('button', { name: /^Platinum/ })
      .first()
      .click();
    await map.getByText('Stall 7').waitFor();
    await map.getByRole('button', { name: word('en', 'address.map.takeText') }).click();
    await confirm.click();
    await map.waitFor({ state: 'detached' });
    expect(await addresses.field('address').inputValue()).toContain('Bangkok 10400');
    await page.context().close();
  });
});
