import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

/** A browser process on a profile, driven through WebDriver (https://www.w3.org/TR/webdriver2/). */
export interface WebKitBrowser {
  /** Sends a command of the session and returns its value; `path` follows the session's id. */
  command(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /** Kills the browser with all of its processes, as a dying phone would. */
  kill(): Promise<void>;
}

/** A browser that cannot start, or has died, never answers. */
const answerTimeoutMs = 100_000;

interface StartOptions {
  readonly width: number;
  readonly height: number;
}

/** Starts WebKitGTK on a folder that keeps its storage. It needs a display. */
export async function startWebKit(profile: string, { width, height }: StartOptions): Promise<WebKitBrowser> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'inherit', detached: true });
  const closed = once(driver, 'close');
  async function kill(): Promise<void> {
    if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid, 'SIGKILL');
    await closed;
  }
  try {
    const session = await openSession(`http://127.0.0.1:${port}`, [profile, String(width), String(height)]);
    return { command: (method, path, body) => request(method, `${session}${path}`, body), kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** Opens a window in a browser of its own; returns the session's address. */
async function openSession(driver: string, args: readonly string[]): Promise<string> {
  await listening(`${driver}/status`);
  const { sessionId } = (await request('POST', `${driver}/session`, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: '/usr/bin/env',
          args: ['gjs', resolve('scripts/webkit-window.mjs'), ...args],
        },
      },
    },
  })) as { sessionId: string };
  return `${driver}/session/${sessionId}`;
}

async function request(method: string, url: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(answerTimeoutMs);
  const answer = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

async function listening(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(20);
  }
}
