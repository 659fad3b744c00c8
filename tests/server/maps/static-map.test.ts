import { resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStaticMaps } from '../../../server/maps/static-map.ts';
import type { Address } from '../../../domain/contract.ts';
import { accepted, uploadPhoto } from '../orders/orders-and-payments.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { startMapService } from './map-service.ts';

const here = { latitude: 13.7503, longitude: 100.5394 };
let tiles: Awaited<ReturnType<typeof startMapService>>;
let server: TestServer;
let person: Person;
let isDown = false;

beforeAll(async () => {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#3366ff' } })
    .png()
    .toBuffer();
  tiles = await startMapService((_, response) => {
    if (isDown) response.writeHead(200).end('<html>later</html>');
    else response.setHeader('content-type', 'image/png').end(tile);
  });
  server = await startServer({
    TALAT_DEMO: '1',
    MAP_TILES_URL: `${tiles.url}/{z}/{x}/{y}.png`,
    MAP_TILES_ATTRIBUTION: '© Drawn for a test',
  });
  person = await server.as('customer');
});

afterAll(async () => {
  await server.stop();
  await tiles.stop();
});

const font = resolve('.build/server/map/attribution.ttf');
const settings = (attribution: string) => ({ url: `${tiles.url}/{z}/{x}/{y}.png`, attribution });

async function pixels(filepath: string) {
  const file = await server.app.inject({
    url: filepath,
    headers: { authorization: `Bearer ${person.token}` },
  });
  return { ...(await readPixels(file.rawPayload)), type: file.headers['content-type'] };
}

async function readPixels(picture: Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
  ];
  return { info, at };
}

describe('a static map', () => {
  test('is a png of 300x400 of the tiles around, with a pin in the middle and the attribution in its corner', async () => {
    const reply = await person.post('/api/static_map', here);
    expect(reply.status).toBe(200);
    const { info, at, type } = await pixels((reply.data as { filepath: string }).filepath);
    expect([type, info.width, info.height, at(5, 5), at(140, 174)]).toEqual([
      'image/png',
      300,
      400,
      [0x33, 0x66, 0xff],
      [0x0b, 0x71, 0x48],
    ]);
    expect(at(297, 397)).not.toEqual([0x33, 0x66, 0xff]);
    expect(tiles.asked.filter((path) => !/^\/16\/510\d\d\/302\d\d\.png$/.test(path))).toEqual([]);
  });

  test('once more asks for no tile again', async () => {
    const before = tiles.asked.length;
    await person.post('/api/static_map', here);
    expect(tiles.asked).toHaveLength(before);
  });

  test('whose tiles are no pictures leads to a refusal that says so', async () => {
    isDown = true;
    const reply = await person.post('/api/static_map', { latitude: 18.79, longitude: 99 });
    isDown = false;
    expect([reply.status, reply.data]).toEqual([503, { reason: 'map_unreachable' }]);
  });

  test('at the edge of the map leads to a picture', async () => {
    const reply = await person.post('/api/static_map', { latitude: 85, longitude: 179.999, zoom: 1 });
    expect(reply.status).toBe(200);
  });

  test('among sixty that are asked for at once is drawn', async () => {
    const draw = createStaticMaps(settings('© Drawn for a test'), font);
    const pictures = await Promise.all(
      Array.from({ length: 60 }, (_, at) => draw({ latitude: 10 + at / 10, longitude: 100 }, 16)),
    );
    expect(pictures).toHaveLength(60);
  });

  test.each([
    ['wider than the picture', '© '.concat('Everybody who ever drew a street of this town '.repeat(3))],
    ['of a single long word', 'x'.repeat(300)],
    ['longer than the picture is high', 'Somebody drew this street. '.repeat(200)],
    ['of markup', '<b>&'],
  ])('with an attribution %s is drawn', async (_, attribution) => {
    const picture = await createStaticMaps(settings(attribution), font)(here, 16);
    const { info, at } = await readPixels(picture);
    expect([info.width, info.height, at(295, 320)]).toEqual([300, 400, [0x33, 0x66, 0xff]]);
    expect(at(297, 397)).not.toEqual([0x33, 0x66, 0xff]);
  });

  test('of somebody else is not theirs', async () => {
    const { data } = await person.post('/api/static_map', here);
    const other = await server.as('rival_owner');
    const { filepath } = data as { filepath: string };
    const file = await server.app.inject({
      url: filepath,
      headers: { authorization: `Bearer ${other.token}` },
    });
    expect(file.statusCode).toBe(404);
  });
});

describe('an address whose picture', () => {
  const form = { alias: 'Shop', address: '1 Rama I Road', phone: '081-000-0000' };

  test('the server made of the map says so, also in the list, and one from files does not', async () => {
    const { filepath: map } = accepted(await person.post('/api/static_map', here)) as { filepath: string };
    const ofMap = accepted(await person.post('/api/add_address', { ...form, photo: map })) as Address;
    const chosen = accepted(
      await person.put('/api/update_address', { id: ofMap.id, photo: await uploadPhoto(person) }),
    ) as Address;
    expect([ofMap.photo_of_map, chosen.photo_of_map]).toEqual([true, undefined]);
    const back = accepted(
      await person.put('/api/update_address', { ...chosen, photo: map, photo_of_map: undefined }),
    );
    const listed = accepted(await person.get('/api/merchant_address')) as Address[];
    expect([back, listed.find(({ id }) => id === ofMap.id)]).toEqual([ofMap, ofMap]);
    // The demo's pictures are maps too.
    expect(listed.every((address) => address.photo_of_map === (address.photo !== '' || undefined))).toBe(
      true,
    );
  });
});

describe('the settings of maps', () => {
  test('are told to the app, and the tiles allowed in its pictures', async () => {
    const config = await server.app.inject({ url: '/api/auth/config' });
    expect(config.json<{ data: { maps: unknown } }>().data.maps).toEqual({
      tiles_url: `${tiles.url}/{z}/{x}/{y}.png`,
      attribution: '© Drawn for a test',
    });
    const page = await server.app.inject({ url: '/api/auth/config' });
    expect(page.headers['content-security-policy']).toContain(` ${tiles.url}`);
  });

  test('switched off lead to places and no maps', async () => {
    const off = await startServer({ TALAT_DEMO: '1', MAP_TILES_URL: 'none' });
    try {
      const customer = await off.as('customer');
      const map = await customer.post('/api/static_map', here);
      const places = await customer.get('/api/places?q=Ratchathewi&lang=en');
      expect([map.status, map.data, places.status]).toEqual([503, { reason: 'not_configured' }, 200]);
    } finally {
      await off.stop();
    }
  });
});
