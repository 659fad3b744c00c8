import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createGazetteer } from '../../../server/maps/gazetteer.ts';
import { createPlaces } from '../../../server/maps/places-of-server.ts';
import type { PlaceSearch } from '../../../server/maps/places.ts';
import { startMapService } from './map-service.ts';

const gazetteer = createGazetteer(resolve('.build/server/map/gazetteer.json'));
/** Long enough for a busy machine to answer itself. */
const limits = { searchMs: 500, lookupMs: 500, pauseMs: 10 };
const position = { latitude: 13.7503, longitude: 100.5394 };
const search: PlaceSearch = { text: 'Platinum', language: 'en', country: 'TH', isFinal: true, near: null };

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await stop?.();
});

async function placesOf(kind: 'photon' | 'nominatim', answer: RequestListener) {
  const service = await startMapService(answer);
  ({ stop } = service);
  const places = createPlaces(gazetteer, { kind, baseUrl: new URL(service.url) }, limits);
  return { places, asked: service.asked };
}

const json =
  (value: unknown): RequestListener =>
  (_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value));

const feature = (countrycode: string) => ({
  geometry: { type: 'Point', coordinates: [100.5394, 13.7503] },
  properties: {
    name: 'The Platinum',
    housenumber: '222',
    street: 'Phetchaburi Rd',
    state: 'Bangkok',
    postcode: '10400',
    countrycode,
  },
});
const answers = {
  photon: { features: [feature('TH'), feature('US')] },
  nominatim: [
    {
      lat: '13.7503',
      lon: '100.5394',
      name: 'The Platinum',
      display_name: '222 Phetchaburi Rd, Bangkok, 10400',
    },
  ],
};
const platinum = {
  place_name: 'The Platinum',
  address: '222 Phetchaburi Rd, Bangkok, 10400',
  ...position,
  attribution: '© OpenStreetMap contributors',
};
const builtIn = {
  place_name: 'Platinum Fashion Mall',
  address: 'Ratchathewi, Bangkok 10400',
  ...position,
  attribution: 'GeoNames',
};

describe.each(['photon', 'nominatim'] as const)('places of %s', (kind) => {
  test('a search leads to what it knows in the country', async () => {
    const { places } = await placesOf(kind, json(answers[kind]));
    expect(await places.search(search)).toEqual({ items: [platinum], isFallback: false });
  });

  test('a position leads to the place there', async () => {
    const answer = kind === 'photon' ? answers.photon : answers.nominatim[0];
    const { places } = await placesOf(kind, json(answer));
    expect(await places.at(position, 'en')).toEqual(platinum);
  });

  test.each([
    ['+66 2 121 8000; shop@x; 02-656-5999', '+66 2 121 8000;02-656-5999'],
    ['call us', undefined],
  ])('that has the phone %s leads to %s', async (written, phone) => {
    const tags = { 'contact:phone': written };
    const { places, asked } = await placesOf(
      kind,
      json(
        kind === 'photon'
          ? { features: [{ ...feature('TH'), properties: { ...feature('TH').properties, extra: tags } }] }
          : [{ ...answers.nominatim[0], extratags: tags }],
      ),
    );
    expect((await places.search(search)).items).toEqual([
      { ...platinum, ...(phone !== undefined && { phone }) },
    ]);
    expect(asked[0]?.includes('extratags=1')).toBe(kind === 'nominatim');
  });

  test('the same search twice asks it once', async () => {
    const { places, asked } = await placesOf(kind, json(answers[kind]));
    await places.search(search);
    await places.search(search);
    expect(asked).toHaveLength(1);
  });

  test('nothing that it knows leads to the built-in places', async () => {
    const { places } = await placesOf(kind, json(kind === 'photon' ? { features: [] } : []));
    const { items, isFallback } = await places.search(search);
    expect([items[0], isFallback]).toEqual([builtIn, false]);
  });

  test.each<[string, RequestListener]>([
    ['an error', (_, response) => response.writeHead(500).end()],
    ['a page', (_, response) => response.end('<html>no</html>')],
    ['other JSON', json({ features: [{ geometry: { coordinates: ['x'] } }], display_name: 1 })],
    [
      'a position off the earth',
      json(
        kind === 'photon'
          ? { features: [{ geometry: { coordinates: [999, 999] }, properties: {} }] }
          : [{ lat: 'NaN', lon: '1', display_name: 'x' }],
      ),
    ],
    ['too much', (_, response) => response.end(`"${'x'.repeat(1_100_000)}"`)],
    [
      'a latitude of 170 degrees',
      json(
        kind === 'photon'
          ? { features: [{ ...feature('TH'), geometry: { coordinates: [100.5, 170] } }] }
          : [{ lat: '170', lon: '100.5', display_name: 'x' }],
      ),
    ],
    [
      'a longitude of 999 degrees',
      json(
        kind === 'photon'
          ? { features: [{ ...feature('TH'), geometry: { coordinates: [999, 13.7] } }] }
          : [{ lat: '13.7', lon: '999', display_name: 'x' }],
      ),
    ],
    [
      'a place without an address',
      json(
        kind === 'photon'
          ? { features: [{ geometry: { coordinates: [100.5, 13.7] }, properties: { countrycode: 'TH' } }] }
          : [{ lat: '13.7', lon: '100.5', display_name: ' ' }],
      ),
    ],
    ['a closed connection', (request) => request.socket.destroy()],
    [
      'a way to elsewhere',
      (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
  ])('%s leads to the built-in places, which say so', async (_, answer) => {
    const { places } = await placesOf(kind, answer);
    const { items, isFallback } = await places.search(search);
    expect([items[0], isFallback, await places.at(position, 'en')]).toEqual([
      builtIn,
      true,
      { ...builtIn, is_fallback: true },
    ]);
    expect(await places.search({ ...search, text: 'zzzqqq' })).toEqual({ items: [], isFallback: true });
  });

  test('that hangs is not asked again for 30 seconds, and then once more', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { places, asked } = await placesOf(kind, () => undefined);
    const askedAfter = async (text: string) => {
      const { isFallback } = await places.search({ ...search, text });
      return [asked.length, isFallback];
    };
    expect([await askedAfter('Platinum'), await askedAfter('Pratunam')]).toEqual([
      [1, true],
      [1, true],
    ]);
    vi.setSystemTime(Date.now() + 30_001);
    expect(await askedAfter('Silom')).toEqual([2, true]);
  });

  test('that does not take one query is asked the next', async () => {
    const { places, asked } = await placesOf(kind, (_, response) => response.writeHead(400).end());
    await places.search(search);
    await places.search({ ...search, text: 'Silom' });
    expect(asked).toHaveLength(2);
  });

  test('with a text longer than an address may be is cut', async () => {
    const street = `${'x'.repeat(499)}😀${'y'.repeat(100)}`;
    const { places } = await placesOf(
      kind,
      json(
        kind === 'photon'
          ? { features: [{ ...feature('TH'), properties: { name: street, street, countrycode: 'TH' } }] }
          : [{ ...answers.nominatim[0], name: street, display_name: street }],
      ),
    );
    const [place] = (await places.search(search)).items;
    expect([place?.place_name, place?.address]).toEqual(['x'.repeat(499), 'x'.repeat(499)]);
  });

  test('is asked once for positions that are nearly the same', async () => {
    const answer = kind === 'photon' ? answers.photon : answers.nominatim[0];
    const { places, asked } = await placesOf(kind, json(answer));
    const moved = { latitude: 13.750312, longitude: 100.539389 };
    expect([await places.at(position, 'en'), await places.at(moved, 'en')]).toEqual([
      platinum,
      { ...platinum, ...moved },
    ]);
    await places.search({ ...search, near: position });
    await places.search({ ...search, near: { latitude: 13.79, longitude: 100.51 } });
    expect(asked.map((path) => path.split('?')[0])).toEqual([
      '/reverse',
      kind === 'photon' ? '/api' : '/search',
    ]);
  });
});

describe('a search', () => {
  test('is asked of Nominatim before positions that wait', async () => {
    const { places, asked } = await placesOf('nominatim', json(answers.nominatim));
    await Promise.all([
      ...[13.1, 13.2, 13.3].map((latitude) => places.at({ ...position, latitude }, 'en')),
      places.search(search),
    ]);
    expect(asked.map((path) => path.split('?')[0])).toEqual(['/reverse', '/search', '/reverse', '/reverse']);
  });
});

describe('Nominatim that hangs', () => {
  test('is not asked what waits for its turn', async () => {
    const { places, asked } = await placesOf('nominatim', () => undefined);
    const found = await Promise.all(
      ['Silom', 'Sathon', 'Pratunam'].map((text) => places.search({ ...search, text })),
    );
    expect([asked.length, found.every(({ isFallback }) => isFallback)]).toEqual([1, true]);
  });
});

describe('an address that is typed', () => {
  test.each(['photon', 'nominatim'] as const)('is completed without asking %s', async (kind) => {
    const { places, asked } = await placesOf(kind, json(answers[kind]));
    const areas = await places.areas({ text: '222 Phetchaburi Rd Ratchathewi', language: 'en', near: null });
    expect([asked, areas.map(({ matched }) => matched)]).toEqual([[], ['Ratchathewi']]);
  });
});

describe('a text that is still typed', () => {
  test.each([
    ['photon', 1],
    ['nominatim', 0],
  ] as const)('asks %s %i times', async (kind, times) => {
    const { places, asked } = await placesOf(kind, json(answers[kind]));
    const { items } = await places.search({ ...search, isFinal: false });
    expect([asked.length, items.length > 0]).toEqual([times, true]);
  });
});
