import { resolve } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { inject } from 'vitest';
import type { User } from '../../domain/contract.ts';
import { buildApp } from '../../server/http/app.ts';
import { createMaps } from '../../server/maps/maps.ts';
import type { Recogniser } from '../../server/recognise/recogniser.ts';
import { inProcessRecogniser } from './recognise/in-process-recogniser.ts';
import { readConfig } from '../../server/config.ts';
import { createFolderFileStore } from '../../server/files/storage/file-store.ts';
import type { Metrics } from '../../server/http/metrics.ts';
import { createStore, type Store } from '../../server/store/store.ts';
import { contractFaults } from './contract-check.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

/** An answer with its parsed envelope. */
export interface Reply {
  readonly status: number;
  readonly data: unknown;
  readonly message: string;
  readonly headers: LightMyRequestResponse['headers'];
  readonly raw: LightMyRequestResponse;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Send = (method: Method, path: string, options?: SendOptions) => Promise<Reply>;

export interface SendOptions {
  readonly body?: object | string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A signed-in person. */
export interface Person {
  readonly user: User;
  readonly token: string;
  readonly journalKey: string;
  /** The cookie for private files, as a browser would send it. */
  readonly cookie: string;
  readonly get: (path: string, options?: SendOptions) => Promise<Reply>;
  readonly post: (path: string, body?: object, options?: SendOptions) => Promise<Reply>;
  readonly put: (path: string, body?: object, options?: SendOptions) => Promise<Reply>;
  readonly delete: (path: string, body?: object, options?: SendOptions) => Promise<Reply>;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly store: Store;
  readonly send: Send;
  /** Signs a persona in. */
  as(persona: string): Promise<Person>;
  /** Signs several personas in. */
  people<const TPersonas extends readonly string[]>(
    ...personas: TPersonas
  ): Promise<{ -readonly [At in keyof TPersonas]: Person }>;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  readonly now?: () => Date;
  /** Template of the database: `bare`, `demo` or a name. Default: `demo` in demo mode, else `bare`. */
  readonly template?: string;
  /** An existing database instead of a clone; it is dropped at the end, too. */
  readonly database?: TestDatabase;
  readonly clientFolder?: string | null;
  /** Receives the lines of the log. */
  readonly log?: (line: string) => void;
  readonly metrics?: Metrics;
  readonly recogniser?: Recogniser;
}

const testSecret = 'a secret of 43 characters for tests, no more';

/**
 * Starts the server on a database of its own, without a port. Every answer is validated against the contract.
 * @param environment settings in addition to the tests' defaults
 */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
  {
    now,
    template,
    database: given,
    clientFolder = null,
    log,
    metrics,
    recogniser = inProcessRecogniser,
  }: TestServerOptions = {},
): Promise<TestServer> {
  const config = readConfig(
    { SESSION_SECRET: testSecret, MAP_TILES_URL: 'none', ...environment },
    { isRoot: false, folder: '/unused' },
  );
  const database = given ?? (await cloneDatabase(template ?? (config.demo ? 'demo' : 'bare')));
  const store = createStore(database.pool);
  const { channelId, liffId } = config.line;
  if (channelId !== null) await store.directory.configureFirstMerchant({ channelId, liffId });
  const files = createFolderFileStore(inject('filesFolder'));
  const app = await buildApp({
    config,
    store,
    files,
    recogniser,
    maps: createMaps(config.maps, resolve('.build/server/map')),
    sessionSecret: testSecret,
    clientFolder,
    logger: log ? { stream: { write: log } } : false,
    ...(now ? { now } : {}),
    ...(metrics ? { metrics } : {}),
  });
  await app.ready();
  const send = sender(app);
  return {
    app,
    database,
    store,
    send,
    as: (persona) => signIn(send, persona),
    people: async <const TPersonas extends readonly string[]>(...personas: TPersonas) =>
      (await Promise.all(personas.map((persona) => signIn(send, persona)))) as {
        -readonly [At in keyof TPersonas]: Person;
      },
    stop: async () => {
      await app.close();
      await database.drop();
    },
  };
}

function sender(app: FastifyInstance): Send {
  return async (method, path, { body, headers } = {}) => {
    const request: InjectOptions = { method, url: path, headers: { ...headers } };
    if (body !== undefined) request.payload = body;
    const raw = await app.inject(request);
    if (!String(raw.headers['content-type']).startsWith('application/json')) {
      return { status: raw.statusCode, data: raw.rawPayload, message: '', headers: raw.headers, raw };
    }
    const envelope = raw.json<{ code: number; data: unknown; message: string }>();
    const faults = contractFaults(method, path, raw.statusCode, envelope);
    if (faults.length > 0)
      throw new Error(`${method} ${path} breaks the contract: ${JSON.stringify({ faults, envelope })}`);
    return {
      status: raw.statusCode,
      data: envelope.data,
      message: envelope.message,
      headers: raw.headers,
      raw,
    };
  };
}

async function signIn(send: Send, persona: string): Promise<Person> {
  const reply = await send('POST', '/api/auth/line', {
    body: { line_id: 'x', line_access_token: `demo:${persona}` },
  });
  if (reply.status !== 200) throw new Error(`${persona} cannot sign in: ${reply.message}`);
  return personOf(send, reply);
}

/** The signed-in person of a sign-in's answer. */
export function personOf(send: Send, reply: Reply): Person {
  const { token, user, journal_key } = reply.data as { token: string; user: User; journal_key: string };
  const authorization = `Bearer ${token}`;
  const sendBody = (method: Method) => (path: string, body?: object, options?: SendOptions) =>
    send(method, path, {
      ...(body ? { body } : {}),
      ...options,
      headers: { authorization, ...options?.headers },
    });
  return {
    user,
    token,
    journalKey: journal_key,
    cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '',
    get: (path, options) =>
      send('GET', path, { ...options, headers: { authorization, ...options?.headers } }),
    post: sendBody('POST'),
    put: sendBody('PUT'),
    delete: sendBody('DELETE'),
  };
}
