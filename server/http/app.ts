import accepts from '@fastify/accepts';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import jwt from '@fastify/jwt';
import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { registerErrorHandler, handleFrameworkError, sendRefusal } from './error-handler.ts';
import { handleClientError, requireHost } from './malformed-requests.ts';
import { serveClient } from './client-files.ts';
import type { Config } from '../config.ts';
import { registerContractRoutes } from '../contract/contract-routes.ts';
import { guardDemo, setSecurityHeaders } from './security-headers.ts';
import { createFilesCookie } from '../files/files-cookie.ts';
import type { FileStore } from '../files/storage/file-store.ts';
import { withVisionModel } from '../recognise/external/with-vision-model.ts';
import type { Recogniser } from '../recognise/recogniser.ts';
import type { Maps } from '../maps/maps.ts';
import { settlingByModel } from '../match/settle-by-model.ts';
import { createHandlers } from '../contract/handlers.ts';
import { serveHealth } from './health.ts';
import { deliverOnListen } from '../notifications/deliver-on-listen.ts';
import { createMessagingApi } from '../line/messaging-api.ts';
import { createEventHub } from '../live/event-hub.ts';
import { createLineVerifier } from '../line/line-verifier.ts';
import { serveLineWebhook } from '../line/webhook.ts';
import { shedLoad } from './load-shedding.ts';
import type { Metrics } from './metrics.ts';
import { createRateLimits } from './rate-limits.ts';
import { Refusal } from './refusal.ts';
import { registerBodyParsers } from '../contract/request-body.ts';
import { logRequests } from './request-log.ts';
import { scheduleDailyCleanup } from '../files/cleanup.ts';
import { fillSearchTextsOnListen } from '../search/fill-on-listen.ts';
import { createSessions } from '../people/sessions.ts';
import type { Store } from '../store/store.ts';

export interface AppOptions {
  readonly config: Config;
  readonly store: Store;
  readonly files: FileStore;
  readonly recogniser: Recogniser;
  readonly maps: Maps;
  /** Key that signs session tokens. */
  readonly sessionSecret: string;
  /** Folder of the built client; null serves the API only. */
  readonly clientFolder: string | null;
  readonly logger: FastifyServerOptions['logger'];
  readonly now?: () => Date;
  /** Records the duration of requests. */
  readonly metrics?: Metrics;
}

const requestTimeoutMs = 300_000;
const compressAboveBytes = 1024;

/** Builds the server with every route and check, without listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    config,
    store,
    files,
    recogniser,
    maps,
    sessionSecret,
    clientFolder,
    logger,
    now = () => new Date(),
  } = options;
  const app = fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    requestTimeout: requestTimeoutMs,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: handleFrameworkError,
    clientErrorHandler: handleClientError,
    http: { requireHostHeader: false },
  });
  logRequests(app);
  options.metrics?.watchApp(app);
  requireHost(app);
  await shedLoad(app);
  await setSecurityHeaders(app, config, clientFolder);
  if (config.demo) guardDemo(app);
  await app.register(accepts);
  await app.register(compress, { threshold: compressAboveBytes, encodings: ['br', 'gzip'] });
  await app.register(cookie);
  await app.register(jwt, { secret: sessionSecret });
  registerBodyParsers(app);
  registerErrorHandler(app);

  const sessions = createSessions(app, store, config);
  const live = createEventHub({
    store,
    now,
    onError: (error) => {
      app.log.error({ err: error }, 'Telling what changed failed');
    },
  });
  // Before the server waits for what is not answered yet.
  app.addHook('preClose', () => live.close());
  options.metrics?.watchStreams(live.size);
  const { countRequest, countWebhook } = await createRateLimits(app, config.limits);
  registerContractRoutes(app, {
    handlers: createHandlers({
      config,
      sessions,
      files,
      recognisers: {
        own: recogniser,
        external:
          config.vision &&
          withVisionModel(recogniser, config.vision, (error) => {
            app.log.warn({ err: error }, 'The vision model did not read a photo');
          }),
      },
      settleByModel:
        config.textOrders &&
        settlingByModel(config.textOrders, (error) => {
          app.log.warn({ err: error }, 'The language model did not settle a text order');
        }),
      maps,
      line: createLineVerifier(config.line.apiBase),
      live,
    }),
    store,
    sessions,
    filesCookie: createFilesCookie({ isSecure: config.publicUrl?.protocol === 'https:' }),
    now,
    publicUrl: config.publicUrl,
    countRequest,
  });
  serveHealth(app, store);
  await serveLineWebhook(app, { store, sessionSecret, countWebhook });
  scheduleDailyCleanup(app, store, files);
  fillSearchTextsOnListen(app, store);
  deliverOnListen(app, { store, api: createMessagingApi(config.line.apiBase), sessionSecret, now });
  if (clientFolder === null)
    app.setNotFoundHandler(async (_request, reply) => sendRefusal(reply, new Refusal('not_found')));
  else await serveClient(app, clientFolder, config.publicUrl);
  return app;
}
