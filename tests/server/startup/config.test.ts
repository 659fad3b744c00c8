import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { StartupError } from '../../../server/startup/process-errors.ts';

const secret = 'rather-long-and-quite-random-0123456789';
const read = (environment: Readonly<Record<string, string>>) =>
  readConfig(environment, { isRoot: false, folder: '/srv/talat' });

const openStreetMap = {
  tiles: {
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: '© OpenStreetMap contributors',
  },
  geocoder: null,
};

describe('settings', () => {
  test('none at all lead to the demo on this machine', () => {
    expect(read({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: null,
      trustProxy: false,
      metricsPort: null,
      dataFolder: '/srv/talat/.data',
      databaseUrl: null,
      bucket: null,
      demo: true,
      line: { channelId: null, liffId: null, apiBase: 'https://api.line.me' },
      sessionSecret: null,
      limits: { signInsPerMinute: 1200, requestsPerMinute: 6000, openOrdersPerGroup: 5000 },
      vision: null,
      textOrders: null,
      maps: openStreetMap,
    });
  });

  test('a LINE channel leads out of the demo', () => {
    expect(
      read({
        PORT: '8080',
        HOST: '0.0.0.0',
        PUBLIC_URL: 'https://shop.example/',
        TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
        METRICS_PORT: '9464',
        TALAT_DATA: '/data',
        DATABASE_URL: 'postgresql://talat:word@db.example/talat',
        LINE_CHANNEL_ID: '1650000001',
        LIFF_ID: '1650000001-abcd',
        LINE_API_BASE: 'http://127.0.0.1:9000/',
        SESSION_SECRET: secret,
        OPEN_ORDERS_PER_GROUP: '7',
      }),
    ).toEqual({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: new URL('https://shop.example/'),
      trustProxy: '10.0.0.0/8, 127.0.0.1',
      metricsPort: 9464,
      dataFolder: '/data',
      databaseUrl: 'postgresql://talat:word@db.example/talat',
      bucket: null,
      demo: false,
      line: { channelId: '1650000001', liffId: '1650000001-abcd', apiBase: 'http://127.0.0.1:9000' },
      sessionSecret: secret,
      limits: { signInsPerMinute: 120, requestsPerMinute: 600, openOrdersPerGroup: 7 },
      vision: null,
      textOrders: null,
      maps: openStreetMap,
    });
  });

  test('maps of another server, or none, and a geocoder are taken', () => {
    const own = { MAP_TILES_URL: 'https://maps.example/{z}/{x}/{y}.png', MAP_TILES_ATTRIBUTION: '© Example' };
    expect([
      read({ ...own, GEOCODER_URL: 'https://photon.example' }).maps,
      read({ MAP_TILES_URL: 'none', GEOCODER_URL: 'https://nominatim.example' }).maps,
    ]).toEqual([
      {
        tiles: { url: own.MAP_TILES_URL, attribution: '© Example' },
        geocoder: { kind: 'photon', baseUrl: new URL('https://photon.example') },
      },
      { tiles: null, geocoder: { kind: 'nominatim', baseUrl: new URL('https://nominatim.example') } },
    ]);
  });

  test.each([
    [{ MAP_TILES_URL: 'https://maps.example/tiles' }, 'MAP_TILES_URL'],
    [{ MAP_TILES_URL: 'https://maps.example/{z}/{x}/{y}.png' }, 'MAP_TILES_ATTRIBUTION'],
    [{ MAP_TILES_ATTRIBUTION: '© Example' }, 'MAP_TILES_URL'],
    [{ GEOCODER_URL: 'photon' }, 'GEOCODER_URL'],
  ])('maps set to %j are refused by name', (settings, name) => {
    expect(() => read(settings)).toThrow(name);
  });

  test('outside the demo a group holds 50 open orders, unless another number is set', () => {
    const openOrders = (more: Readonly<Record<string, string>>) =>
      read({ TALAT_DEMO: '0', SESSION_SECRET: secret, ...more }).limits.openOrdersPerGroup;
    expect([openOrders({}), openOrders({ OPEN_ORDERS_PER_GROUP: '80' })]).toEqual([50, 80]);
  });

  test('each task has an external model of its own', () => {
    const { vision, textOrders } = read({
      VISION_BASE_URL: 'https://models.example/v1',
      VISION_MODEL: 'eyes',
      TEXT_ORDER_BASE_URL: 'http://127.0.0.1:11434/v1',
      TEXT_ORDER_MODEL: 'words',
      TEXT_ORDER_API_KEY: 'key',
    });
    expect([vision, textOrders]).toEqual([
      { baseUrl: new URL('https://models.example/v1'), model: 'eyes', apiKey: null },
      { baseUrl: new URL('http://127.0.0.1:11434/v1'), model: 'words', apiKey: 'key' },
    ]);
  });

  const keys = { S3_ACCESS_KEY_ID: 'talat', S3_SECRET_ACCESS_KEY: 'word' };

  test("a bucket of a service of one's own is named in the path", () => {
    expect(read({ S3_BUCKET: 'talat-files', S3_ENDPOINT: 'https://s3.example', ...keys }).bucket).toEqual({
      name: 'talat-files',
      endpoint: new URL('https://s3.example'),
      region: 'us-east-1',
      accessKeyId: 'talat',
      secretAccessKey: 'word',
      isPathStyle: true,
    });
  });

  test('a bucket at AWS has a region and is named in the host', () => {
    expect(read({ S3_BUCKET: 'talat-files', S3_REGION: 'ap-southeast-7', ...keys }).bucket).toEqual({
      name: 'talat-files',
      endpoint: null,
      region: 'ap-southeast-7',
      accessKeyId: 'talat',
      secretAccessKey: 'word',
      isPathStyle: false,
    });
  });

  test('root keeps its data where other users can reach it', () => {
    expect(readConfig({}, { isRoot: true, folder: '/srv/talat' }).dataFolder).toBe('/var/lib/talat');
  });

  test('a proxy on this network is believed by one word', () => {
    expect(read({ TRUST_PROXY: '1' }).trustProxy).toBe('loopback, linklocal, uniquelocal');
  });

  test.each([
    [{ PORT: 'http' }, 'PORT is http: it must be a number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT is 65536: it must be a number from 0 to 65535'],
    [
      { HOST: '0.0.0.0' },
      'HOST is 0.0.0.0: the demo runs on a loopback address only; set TALAT_DEMO=0 or HOST=127.0.0.1',
    ],
    [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL must be an address that begins with http:// or https://'],
    [
      { TRUST_PROXY: '2' },
      'TRUST_PROXY is 2: it must be 1 for a proxy on this network, or addresses separated by commas',
    ],
    [
      { DATABASE_URL: 'mysql://u:secret@db' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
    ],
    [{ VISION_BASE_URL: 'https://models.example/v1' }, 'VISION_BASE_URL needs VISION_MODEL beside it'],
    [{ VISION_MODEL: 'eyes' }, 'VISION_MODEL needs VISION_BASE_URL beside it'],
    [{ VISION_API_KEY: 'word' }, 'VISION_API_KEY needs VISION_BASE_URL beside it'],
    [
      { TEXT_ORDER_BASE_URL: 'models.example' },
      'TEXT_ORDER_BASE_URL must be an address that begins with http:// or https://',
    ],
    [
      { TEXT_ORDER_BASE_URL: 'https://models.example/v1' },
      'TEXT_ORDER_BASE_URL needs TEXT_ORDER_MODEL beside it',
    ],
    [{ TEXT_ORDER_MODEL: 'words' }, 'TEXT_ORDER_MODEL needs TEXT_ORDER_BASE_URL beside it'],
    [{ TEXT_ORDER_API_KEY: 'word' }, 'TEXT_ORDER_API_KEY needs TEXT_ORDER_BASE_URL beside it'],
    [
      { TEXT_ORDER_BASE_URL: 'https://me:word@models.example', TEXT_ORDER_MODEL: 'words' },
      'TEXT_ORDER_BASE_URL must have no user and password in it; a key is TEXT_ORDER_API_KEY',
    ],
    [
      {
        TEXT_ORDER_BASE_URL: 'https://models.example',
        TEXT_ORDER_MODEL: 'words',
        TEXT_ORDER_API_KEY: 'a word',
      },
      'TEXT_ORDER_API_KEY must be letters, digits and signs of ASCII, without spaces',
    ],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_ENDPOINT needs S3_BUCKET beside it'],
    [{ S3_PATH_STYLE: '1' }, 'S3_PATH_STYLE needs S3_BUCKET beside it'],
    [
      { S3_BUCKET: 'My Files' },
      'S3_BUCKET is My Files: it must be 3 to 63 small letters, digits, dots and hyphens, with a letter or digit at both ends',
    ],
    [{ S3_BUCKET: 'files', ...keys }, 'S3_BUCKET needs S3_REGION beside it'],
    [
      { S3_BUCKET: 'files', S3_REGION: 'x', S3_SECRET_ACCESS_KEY: 'word' },
      'S3_BUCKET needs S3_ACCESS_KEY_ID beside it',
    ],
    [
      { S3_BUCKET: 'files', S3_REGION: 'x', S3_ACCESS_KEY_ID: 'talat' },
      'S3_BUCKET needs S3_SECRET_ACCESS_KEY beside it',
    ],
    [
      { S3_BUCKET: 'files', S3_ENDPOINT: 's3.example', ...keys },
      'S3_ENDPOINT must be an address that begins with http:// or https://',
    ],
    [
      { S3_BUCKET: 'files', S3_REGION: 'x', S3_PATH_STYLE: 'maybe', ...keys },
      'S3_PATH_STYLE is maybe: it must be 1 or 0',
    ],
    [{ TALAT_DEMO: 'maybe' }, 'TALAT_DEMO is maybe: it must be 1 or 0'],
    [{ LINE_CHANNEL_ID: 'abc' }, 'LINE_CHANNEL_ID is abc: it must be digits'],
    [{ LIFF_ID: '1-a' }, 'LIFF_ID needs LINE_CHANNEL_ID beside it'],
    [{ TALAT_DEMO: '0' }, 'SESSION_SECRET is required outside the demo: at least 32 random characters'],
    [
      { TALAT_DEMO: '0', SESSION_SECRET: 'short' },
      'SESSION_SECRET is weak: it must be at least 32 random characters',
    ],
    [{ SESSION_SECRET: 'ab'.repeat(20) }, 'SESSION_SECRET is weak: it must be at least 32 random characters'],
    [{ OPEN_ORDERS_PER_GROUP: '0' }, 'OPEN_ORDERS_PER_GROUP is 0: it must be a whole number above 0'],
    [{ REQUESTS_PER_MINUTE: '-1' }, 'REQUESTS_PER_MINUTE is -1: it must be a whole number above 0'],
  ])('%j leads to a refusal of one line', (environment, message) => {
    expect(() => read(environment as Readonly<Record<string, string>>)).toThrow(new StartupError(message));
  });
});
