import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './http/app.ts';
import { readConfig, type Config } from './config.ts';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { demoMerchant } from './demo/people.ts';
import { seedDemo } from './demo/seed.ts';
import { createMaps } from './maps/maps.ts';
import { openFileStore } from './files/storage/open-file-store.ts';
import { createRecognitionPool } from './recognise/recognition-pool.ts';
import { createMetrics } from './http/metrics.ts';
import { announce } from './startup/announce.ts';
import { assertReachable, openPool } from './store/database.ts';
import { explainBusyPort, explainListenError } from './startup/busy-port.mjs';
import { phase } from './startup/phase.mjs';
import { refuseUnfinishedRestore } from './startup/restore-mark.ts';
import { StartupError } from './startup/process-errors.ts';
import { stopOnSignal, createShutdownSteps } from './startup/shutdown.ts';
import { migrate } from './store/migrate.ts';
import { createStore, type Store } from './store/store.ts';

// Relative to the built file in `.build/server`.
const checkout = join(import.meta.dirname, '..', '..');
const patienceMs = 10_000;
const pageLimitMs = 20_000;
const fileLimitMs = 300_000;
const recognitionMemoryMb = 512;

const undo = createShutdownSteps();
const started = start();
stopOnSignal(async () => {
  // Otherwise a server stopped while starting would leave its database running.
  await Promise.race([started.catch(() => undefined), wait(patienceMs)]);
  await undo.run();
});
await started.catch(async (error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  await undo.run();
  process.exit(1);
});

async function start(): Promise<void> {
  const config = readConfig(process.env, { isRoot: process.getuid?.() === 0, folder: checkout });
  const busy = await explainBusyPort(config.host, config.port);
  if (busy !== undefined) throw new StartupError(busy);

  const maps = createMaps(config.maps, join(import.meta.dirname, 'map'));
  // Beside the database, while nobody waits yet; where it fails, the first who asks for a place hears of it.
  maps.places.load().catch((error: unknown) => {
    console.error(error);
  });

  const { dataFolder } = config;
  await refuseUnfinishedRestore(dataFolder);
  const pool = openPool(
    config.databaseUrl ?? (await phase('database', () => embedded(dataFolder))),
    (error) => {
      // The embedded database may stop before it has heard that a connection is closed.
      if (!pool.ending) console.error(`A connection to the database broke: ${error.message}`);
    },
  );
  undo.add(() => pool.end());
  if (config.databaseUrl !== null) await phase('database', () => assertReachable(pool));
  await phase('tables', () => migrate(pool, join(checkout, 'server/store/migrations')));

  const files = await phase('files', () => openFileStore(config));
  const store = createStore(pool);
  if (config.demo) {
    const pictures = join(checkout, 'server/demo/pictures');
    await phase('demo data', () => seedDemo(pool, { pictures, files, now: new Date() }));
  } else if (config.line.channelId !== null) {
    await store.directory.configureFirstMerchant({ ...config.line, channelId: config.line.channelId });
  }

  const metrics = config.metricsPort === null ? null : createMetrics();
  metrics?.watchPool(pool);
  const secret = await sessionSecret(config, store);
  const recogniser = createRecognitionPool({
    program: join(import.meta.dirname, 'recognition-process.js'),
    pageLimitMs,
    fileLimitMs,
    memoryMb: recognitionMemoryMb,
  });
  undo.add(() => recogniser.close());
  const app = await phase('app', () =>
    buildApp({
      config,
      store,
      files,
      recogniser,
      maps,
      sessionSecret: secret,
      clientFolder: join(checkout, '.build/client'),
      // In a terminal requests would scroll the address out of view; redirected output is a log.
      logger: { level: process.stdout.isTTY ? 'warn' : 'info' },
      ...(metrics ? { metrics } : {}),
    }),
  );
  undo.add(async () => {
    // Accepted requests are finished, but limited in time.
    setTimeout(() => app.server.closeAllConnections(), patienceMs).unref();
    await app.close();
  });
  const { host, port } = config;
  const address = await app.listen({ host, port }).catch((error: unknown) => {
    throw new StartupError(explainListenError(error, host, port), { cause: error });
  });
  if (metrics !== null && config.metricsPort !== null) {
    const served = await metrics.serve(config.metricsPort).catch((error: unknown) => {
      throw new StartupError(`METRICS_PORT is ${config.metricsPort}: nothing can listen there`, {
        cause: error,
      });
    });
    undo.add(served.stop);
  }
  const hasMerchant = (await store.directory.merchants()).length > 0;
  announce(config, Number(new URL(address).port), { hasMerchant });
}

async function embedded(dataFolder: string): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataFolder });
  undo.add(postgres.stop);
  return postgres.url;
}

/** The configured secret; in demo mode one that is generated once and stored in the database. */
async function sessionSecret(config: Config, store: Store): Promise<string> {
  return config.sessionSecret ?? (await store.forMerchant(demoMerchant.merchant_id).secrets.get('session'));
}
