import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startMapService } from '../maps/map-service.ts';
import { startServer, type Person } from '../harness.ts';
import { accepted, refusal } from '../orders/orders-and-payments.ts';

let customer: Person;
beforeAll(async () => {
  const server = await startServer();
  [customer] = await server.people('customer');
  return () => server.stop();
});

const found = (reply: Parameters<typeof accepted>[0]) => accepted(reply) as { address: string }[];

describe('places', () => {
  test.each([
    ['zh', 'restricted', '广州', ['Guangzhou, 中国']],
    ['zh', 'global', '广州', ['Guangzhou, 中国']],
    ['zh', 'restricted', '曼谷', []],
    ['en', 'restricted', 'Guangzhou', []],
    ['en', 'global', 'Guangzhou', ['Guangzhou, China']],
    ['th', 'restricted', 'Guangzhou', []],
    ['th', 'global', 'Guangzhou', []],
  ])('in %s, %s, asked for %s lead to %j', async (lang, mode, q, addresses) => {
    const query = new URLSearchParams({ lang, mode, q }).toString();
    const places = found(await customer.get(`/api/places?${query}`));
    expect(places.slice(0, 1).map(({ address }) => address)).toEqual(addresses);
  });

  test('asked for areas lead to those that the end of an address names, and say which part they replace', async () => {
    const query = new URLSearchParams({ lang: 'zh', areas: 'true', q: '222 Phetchaburi Rd Ratchathewi' });
    expect(found(await customer.get(`/api/places?${query.toString()}`))).toEqual([
      {
        place_name: '拉差贴威',
        address: '曼谷 拉差贴威 10400',
        latitude: expect.closeTo(13.76, 1) as number,
        longitude: expect.closeTo(100.53, 1) as number,
        attribution: 'GeoNames',
        matched: 'Ratchathewi',
      },
    ]);
  });

  test('near a position that is given by half are malformed', async () => {
    const reply = await customer.get('/api/places?q=Silom&lang=en&mode=restricted&latitude=13.7');
    expect(refusal(reply)).toMatchObject({ code: 400, field: 'longitude' });
  });

  test('at a position in the sea are not found', async () => {
    const reply = await customer.get('/api/place_at?latitude=0&longitude=0&lang=en');
    expect(refusal(reply)).toMatchObject({ code: 404, reason: 'not_found' });
  });
});

describe('places of a geocoder that fails', () => {
  test('are the built-in ones, each of which says so, or a refusal where none has the name', async () => {
    const service = await startMapService((_, response) => response.writeHead(500).end());
    const server = await startServer({
      GEOCODER_URL: service.url,
    });
    onTestFinished(async () => {
      await server.stop();
      await service.stop();
    });
    const [person] = await server.people('customer');
    const ask = (q: string) => person.get(`/api/places?${new URLSearchParams({ lang: 'en', q }).toString()}`);
    const places = accepted(await ask('Ratchathewi')) as { is_fallback?: boolean }[];
    expect([places.length > 0, places.every(({ is_fallback: standsIn }) => standsIn === true)]).toEqual([
      true,
      true,
    ]);
    expect(refusal(await ask('zzzqqq'))).toEqual({ code: 503, reason: 'map_unreachable' });
  });
});

describe('a search that waits for its turn at a geocoder', () => {
  test('is not asked when its client has gone', async () => {
    const answers: (() => void)[] = [];
    const service = await startMapService((_, response) => answers.push(() => response.end('[]')));
    const server = await startServer({ GEOCODER_URL: `${service.url}/nominatim` });
    onTestFinished(async () => {
      await server.stop();
      await service.stop();
    });
    const [person] = await server.people('customer');
    const gone = new AbortController();
    const ask = (q: string, signal?: AbortSignal) =>
      server.app.inject({
        url: `/api/places?${new URLSearchParams({ lang: 'en', q, is_final: 'true' }).toString()}`,
        headers: { authorization: `Bearer ${person.token}` },
        ...(signal && { signal }),
      });
    const first = ask('Silom');
    await expect.poll(() => answers.length).toBe(1);
    const left = ask('Sathon', gone.signal);
    const other = ask('Pratunam');
    gone.abort();
    await expect(left).rejects.toThrow('abort');
    answers[0]?.();
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.();
    expect([(await first).statusCode, (await other).statusCode]).toEqual([200, 200]);
    expect(service.asked.map((path) => new URL(path, service.url).searchParams.get('q'))).toEqual([
      'Silom',
      'Pratunam',
    ]);
  });
});
