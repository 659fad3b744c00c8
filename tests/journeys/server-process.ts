import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../free-port.ts';

export interface ServerProcess {
  readonly process: ChildProcess;
  /** Where app and API are served. */
  readonly url: string;
}

interface ServerOptions {
  readonly databaseUrl: string;
  /** Where uploaded files are kept. */
  readonly dataFolder: string;
  /** Where to listen; any free port when left out. */
  readonly port?: number;
  /** The built checkout whose server and app are run; this one when left out. */
  readonly checkout?: string;
  /** Settings in addition. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts the built server on a database; resolves when it says its address. */
export async function startServer({
  databaseUrl,
  dataFolder,
  port: wished,
  checkout = '.',
  environment = {},
}: ServerOptions): Promise<ServerProcess> {
  const port = wished ?? (await freePort());
  const child = spawn(process.execPath, [join(checkout, '.build/server/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      TALAT_DATA: dataFolder,
      PORT: String(port),
      TALAT_DEMO: '1',
      // No test loads the map of others.
      MAP_TILES_URL: 'none',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ended with ${String(code)} before it listened`);
  });
  await Promise.race([listening(child), ended]);
  ended.catch(() => undefined);
  return { process: child, url: `http://localhost:${port}` };
}

async function listening(child: ChildProcess): Promise<void> {
  if (child.stdout === null) throw new Error('the server has no output');
  for await (const line of createInterface(child.stdout)) {
    if (line.includes('http://')) break;
  }
  child.stdout.resume();
}
