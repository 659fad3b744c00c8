import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { ModelSettings } from './external-models/ask-model.ts';
import type { BucketSettings } from './files/storage/open-file-store.ts';
import { readMaps, type MapSettings } from './maps/map-settings.ts';
import { StartupError } from './startup/process-errors.ts';

/** Where persistent data is stored. */
export interface Storage {
  /** Folder of the embedded database and of the files. */
  readonly dataFolder: string;
  /** Null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** Null: files are stored in the data folder. */
  readonly bucket: BucketSettings | null;
}

/** The settings of a running server, read from the environment once. */
export interface Config extends Storage {
  readonly port: number;
  readonly host: string;
  /** Public base URL of the app, without a trailing slash; null: the host and port of each request. */
  readonly publicUrl: URL | null;
  /** Addresses of trusted proxies, separated by commas; false: none. */
  readonly trustProxy: string | false;
  /** Port on a loopback address that serves metrics; null: none. */
  readonly metricsPort: number | null;
  readonly demo: boolean;
  readonly line: LineSettings;
  /** Null in demo mode: a secret is generated and stored in the database. */
  readonly sessionSecret: string | null;
  readonly limits: Limits;
  /** Null: photos are read here alone. */
  readonly vision: ModelSettings | null;
  /** Null: what stays unsure in a text order is left to the person. */
  readonly textOrders: ModelSettings | null;
  readonly maps: MapSettings;
}

export interface LineSettings {
  /** Null where LINE is not configured. */
  readonly channelId: string | null;
  readonly liffId: string | null;
  readonly apiBase: string;
}

/** What a merchant's channel of the Messaging API is set up with. */
export interface MessagingSettings {
  /** Its token and secret are encrypted under a key made from it. */
  readonly sessionSecret: string;
  readonly lineApiBase: string;
}

export interface Limits {
  readonly signInsPerMinute: number;
  readonly requestsPerMinute: number;
  /** `created` orders that a group may hold. */
  readonly openOrdersPerGroup: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface Installation {
  readonly isRoot: boolean;
  /** The checkout. */
  readonly folder: string;
}

const demoRateFactor = 10;
const openOrdersPerGroup = 50;
const openOrdersPerDemoGroup = 5000;
const minSecretLength = 32;
const minDistinctCharacters = 10;
const maxPort = 65_535;

/** Reads and validates the settings. Throws a `StartupError` that names the invalid one. */
export function readConfig(environment: Environment, installation: Installation): Config {
  const read = reader(environment);
  const host = read('HOST') ?? '127.0.0.1';
  const channelId = readDigits('LINE_CHANNEL_ID', read('LINE_CHANNEL_ID'));
  const liffId = read('LIFF_ID');
  if (liffId !== null && channelId === null)
    throw new StartupError('LIFF_ID needs LINE_CHANNEL_ID beside it');
  const demo = readSwitch('TALAT_DEMO', read('TALAT_DEMO')) ?? channelId === null;
  if (demo && !isLoopback(host)) {
    throw new StartupError(
      `HOST is ${host}: the demo runs on a loopback address only; set TALAT_DEMO=0 or HOST=127.0.0.1`,
    );
  }
  const factor = demo ? demoRateFactor : 1;
  const count = (name: string, usual: number) => readCount(name, read(name)) ?? usual;
  return {
    port: readPort('PORT', read('PORT')) ?? 3000,
    host,
    publicUrl: readUrl('PUBLIC_URL', read('PUBLIC_URL'), ['http:', 'https:']),
    trustProxy: readTrustProxy(read('TRUST_PROXY')),
    metricsPort: readPort('METRICS_PORT', read('METRICS_PORT')),
    ...readStorage(environment, installation),
    demo,
    line: {
      channelId,
      liffId,
      apiBase: readLineApiBase(read),
    },
    sessionSecret: readSecret(read('SESSION_SECRET'), demo),
    limits: {
      signInsPerMinute: count('SIGN_INS_PER_MINUTE', 120) * factor,
      requestsPerMinute: count('REQUESTS_PER_MINUTE', 600) * factor,
      openOrdersPerGroup: count('OPEN_ORDERS_PER_GROUP', demo ? openOrdersPerDemoGroup : openOrdersPerGroup),
    },
    vision: readModel(read, { url: 'VISION_BASE_URL', key: 'VISION_API_KEY', model: 'VISION_MODEL' }),
    textOrders: readModel(read, {
      url: 'TEXT_ORDER_BASE_URL',
      key: 'TEXT_ORDER_API_KEY',
      model: 'TEXT_ORDER_MODEL',
    }),
    maps: readMaps(read),
  };
}

/** Reads only the settings that say where the data is. Throws a `StartupError`. */
export function readStorage(environment: Environment, { isRoot, folder }: Installation): Storage {
  const read = reader(environment);
  return {
    dataFolder: resolve(folder, read('TALAT_DATA') ?? (isRoot ? '/var/lib/talat' : '.data')),
    databaseUrl: readUrl('DATABASE_URL', read('DATABASE_URL'), ['postgres:', 'postgresql:'])?.href ?? null,
    bucket: readBucket(read),
  };
}

/** Reads only what setting up messages needs. Throws a `StartupError`. */
export function readMessaging(environment: Environment): MessagingSettings {
  const read = reader(environment);
  const sessionSecret = readSecret(read('SESSION_SECRET'), true);
  if (sessionSecret === null)
    throw new StartupError(
      'SESSION_SECRET is required, the same as for the server: it encrypts what LINE gave',
    );
  return { sessionSecret, lineApiBase: readLineApiBase(read) };
}

function readLineApiBase(read: (name: string) => string | null): string {
  const base = readUrl('LINE_API_BASE', read('LINE_API_BASE'), ['http:', 'https:'])?.href;
  return (base ?? 'https://api.line.me').replace(/\/+$/, '');
}

function reader(environment: Environment): (name: string) => string | null {
  return (name) => environment[name]?.trim() || null;
}

/** Whether a host name or address (without port) is a loopback one. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name === '127.0.0.1' || name === '::1';
}

const bucketSettings = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PATH_STYLE',
];
/** Self-hosted services accept any region, and most use this one. */
const usualRegion = 'us-east-1';

function readBucket(read: (name: string) => string | null): BucketSettings | null {
  const name = read('S3_BUCKET');
  if (name === null) {
    const stray = bucketSettings.find((setting) => read(setting) !== null);
    if (stray !== undefined) throw new StartupError(`${stray} needs S3_BUCKET beside it`);
    return null;
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name)) {
    throw new StartupError(
      `S3_BUCKET is ${name}: it must be 3 to 63 small letters, digits, dots and hyphens, with a letter or digit at both ends`,
    );
  }
  const required = (setting: string) => {
    const text = read(setting);
    if (text === null) throw new StartupError(`S3_BUCKET needs ${setting} beside it`);
    return text;
  };
  const endpoint = readUrl('S3_ENDPOINT', read('S3_ENDPOINT'), ['http:', 'https:']);
  return {
    name,
    endpoint,
    region: endpoint === null ? required('S3_REGION') : (read('S3_REGION') ?? usualRegion),
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
    isPathStyle: readSwitch('S3_PATH_STYLE', read('S3_PATH_STYLE')) ?? endpoint !== null,
  };
}

function readModel(
  read: (name: string) => string | null,
  settings: { readonly url: string; readonly key: string; readonly model: string },
): ModelSettings | null {
  const baseUrl = readUrl(settings.url, read(settings.url), ['http:', 'https:']);
  const [apiKey, model] = [read(settings.key), read(settings.model)];
  if (baseUrl === null) {
    const stray = model !== null ? settings.model : apiKey !== null ? settings.key : null;
    if (stray !== null) throw new StartupError(`${stray} needs ${settings.url} beside it`);
    return null;
  }
  if (model === null) throw new StartupError(`${settings.url} needs ${settings.model} beside it`);
  // Errors of a request would repeat a password in its address, or a key that no header can hold.
  if (baseUrl.username !== '' || baseUrl.password !== '')
    throw new StartupError(`${settings.url} must have no user and password in it; a key is ${settings.key}`);
  if (apiKey !== null && !/^[\x21-\x7e]+$/.test(apiKey))
    throw new StartupError(`${settings.key} must be letters, digits and signs of ASCII, without spaces`);
  return { baseUrl, apiKey, model };
}

function readPort(name: string, text: string | null): number | null {
  if (text === null) return null;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > maxPort)
    throw new StartupError(`${name} is ${text}: it must be a number from 0 to ${maxPort}`);
  return port;
}

function readCount(name: string, text: string | null): number | null {
  if (text === null) return null;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new StartupError(`${name} is ${text}: it must be a whole number above 0`);
  return Number(text);
}

function readDigits(name: string, text: string | null): string | null {
  if (text !== null && !/^\d+$/.test(text)) throw new StartupError(`${name} is ${text}: it must be digits`);
  return text;
}

function readSwitch(name: string, text: string | null): boolean | null {
  if (text === null) return null;
  if (['1', 'true', 'on', 'yes'].includes(text.toLowerCase())) return true;
  if (['0', 'false', 'off', 'no'].includes(text.toLowerCase())) return false;
  throw new StartupError(`${name} is ${text}: it must be 1 or 0`);
}

function readUrl(name: string, text: string | null, protocols: readonly string[]): URL | null {
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  // The message does not repeat the text: a database's URL contains a password.
  if (url === null || !protocols.includes(url.protocol)) {
    throw new StartupError(
      `${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
  }
  return url;
}

/** A hop count is not supported: with it, a client that reaches the server directly could forge its address. */
function readTrustProxy(text: string | null): string | false {
  if (text === null || /^(0|false|off|no)$/i.test(text)) return false;
  if (/^(1|true|on|yes)$/i.test(text)) return 'loopback, linklocal, uniquelocal';
  if (text.split(',').every((address) => isProxyAddress(address.trim()))) return text;
  throw new StartupError(
    `TRUST_PROXY is ${text}: it must be 1 for a proxy on this network, or addresses separated by commas`,
  );
}

function isProxyAddress(text: string): boolean {
  const [address = '', bits] = text.split('/');
  return isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
}

function readSecret(text: string | null, demo: boolean): string | null {
  if (text === null) {
    if (demo) return null;
    throw new StartupError(
      `SESSION_SECRET is required outside the demo: at least ${minSecretLength} random characters`,
    );
  }
  if (text.length < minSecretLength || new Set(text).size < minDistinctCharacters) {
    throw new StartupError(
      `SESSION_SECRET is weak: it must be at least ${minSecretLength} random characters`,
    );
  }
  return text;
}
