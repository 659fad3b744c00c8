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

interface StartOptions {
  readonly width: number;
  readonly height: number;
}

/** Starts WebKitGTK on a folder that keeps its storage. It needs a display. */
export async function startWebKit(profile: string, { width, height }: StartOptions): Promise<WebKitBrowser> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'inherit', detached: true });
  const closed = once(driver, 'close');
  const address = `http://127.0.0.1:${port}`;
  await listening(`${address}/status`);
  const { sessionId } = (await request('POST', `${address}/session`, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: '/usr/bin/env',
          args: ['gjs', resolve('scripts/webkit-window.mjs'), profile, String(width), String(height)],
        },
      },
    },
  })) as { sessionId: string };
  return {
    command: (method, path, body) => request(method, `${address}/session/${sessionId}${path}`, body),
    async kill() {
      if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid, 'SIGKILL');
      await closed;
    },
  };
}

async function request(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
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
