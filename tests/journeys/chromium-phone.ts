import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { findTestBrowser } from '../../scripts/test-browser.mjs';
import type { Page } from 'playwright-core';

/** A browser that was started on a profile. */
export interface StartedBrowser {
  readonly page: Page;
  /** Kills all of its processes. */
  kill(): Promise<void>;
}

const phone = [
  '--window-size=390,844',
  '--headless=new',
  '--disable-gpu',
  '--no-first-run',
  '--force-prefers-reduced-motion',
];
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** Starts Chromium as a process of its own, which can be killed. */
export async function startChromium(profile: string): Promise<StartedBrowser> {
  const launch = await findTestBrowser();
  if (launch === undefined) throw new Error('no browser for this machine');
  const child = spawn(
    launch.executablePath,
    [
      ...phone,
      ...quiet,
      ...launch.args,
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true, ...(launch.env ? { env: launch.env } : {}) },
  );
  const browser = await chromium.connectOverCDP(await debuggerOf(child));
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('the browser has no context');
  const page = context.pages()[0] ?? (await context.newPage());
  await page.setViewportSize({ width: 390, height: 844 });
  return {
    page,
    async kill() {
      if (child.pid === undefined) return;
      // Closed once all of its processes are gone, and with them what they hold of the profile.
      const gone = once(child, 'close');
      process.kill(-child.pid, 'SIGKILL');
      await gone;
      await browser.close().catch(() => undefined);
    },
  };
}

/** The address of the debugger, which the browser says when it is up. */
async function debuggerOf(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('the browser says nothing');
  for await (const line of createInterface(child.stderr)) {
    const [, address] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (address === undefined) continue;
    child.stderr.resume();
    return address;
  }
  throw new Error('the browser ended before it listened');
}
