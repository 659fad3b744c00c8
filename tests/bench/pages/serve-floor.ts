import { join } from 'node:path';
import accepts from '@fastify/accepts';
import fastify from 'fastify';
import { runQuietly } from '../../../scripts/run-quietly.mjs';
import { serveClient } from '../../../server/http/client-files.ts';

const root = join(import.meta.dirname, '../../..');

/** Builds the least page that React and XState can make, and serves it as the app is served. */
export async function serveFloor(): Promise<{ readonly url: string; close(): Promise<void> }> {
  await runQuietly(process.execPath, [join(import.meta.dirname, 'build-floor.mjs')], root, {
    NODE_ENV: 'production',
  });
  const app = fastify();
  await app.register(accepts);
  await serveClient(app, join(root, '.build', 'floor'), null);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url: `${address}/`, close: () => app.close() };
}
