import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createPlaces } from '../../../server/maps/places-of-server.ts';
import type { PlaceSearch } from '../../../server/maps/places.ts';
import { startMapService } from './map-service.ts';

const file = resolve('.build/server/map/gazetteer.json');
const position = { latitude: 13.7503, longitude: 100.5394 };
const search: PlaceSearch = { text: 'Platinum', language: 'en', country: 'TH', isFinal: true, near: null };

let stop: (() => Promise<void>) | undefined;
afterEach(async () => stop?.());

async function placesOf(kind: 'photon' | 'nominatim', answer: RequestListener) {
  const service = await startMapService(answer);
  ({ stop } = service);
  return { places: createPlaces(file, { kind, baseUrl: new URL(service.url) }), asked: service.asked };
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
    expect(await places.search(search)).toEqual([platinum]);
  });

  test('a position leads to the place there', async () => {
    const answer = kind === 'photon' ? answers.photon : answers.nominatim[0];
    const { places } = await placesOf(kind, json(answer));
    expect(await places.at(position, 'en')).toEqual(platinum);
  });

  test('the same search twice asks it once', async () => {
    const { places, asked } = await placesOf(kind, json(answers[kind]));
    await places.search(search);
    await places.search(search);
    expect(asked).toHaveLength(1);
  });

  test('nothing that it knows leads to the built-in places', async () => {
    const { places } = await placesOf(kind, json(kind === 'photon' ? { features: [] } : []));
    expect((await places.search(search))[0]).toEqual(builtIn);
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
    ['a closed connection', (request) => request.socket.destroy()],
    [
      'a way to elsewhere',
      (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
  ])('%s leads to the built-in places', async (_, answer) => {
    const { places } = await placesOf(kind, answer);
    expect([(await places.search(search))[0], await places.at(position, 'en')]).toEqual([builtIn, builtIn]);
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
    const found = await places.search({ ...search, isFinal: false });
    expect([asked.length, found.length > 0]).toEqual([times, true]);
  });
});
