import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { findTestBrowser } from '../../scripts/test-browser.mjs';
import { makeDataFolder } from '../data-folder.ts';
import { keepFailure } from './failure-picture.ts';
import { onDisk } from './on-disk.ts';

/** A phone: a browser process on a profile that outlives it. */
export interface Device {
  page(): Page;
  /** Kills the browser as a dying phone would. */
  kill(): Promise<void>;
  /** Kills it once what its page shows is on disk, starts it again on the same profile, and opens the page that was open. */
  restart(): Promise<Page>;
  /** Opens an address after a kill; `prepare` gets the page before it does. */
  start(url: string, prepare?: (page: Page) => Promise<void>): Promise<Page>;
  /** Keeps what the page shows under a name, as a failed test does. */
  keepPicture(name: string): Promise<void>;
  close(): Promise<void>;
}

const phone = ['--window-size=390,844', '--headless=new', '--disable-gpu', '--no-first-run'];
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

export async function openDevice(url: string): Promise<Device> {
  const launch = await findTestBrowser();
  if (launch === undefined) throw new Error('no browser for this machine');
  const profile = await makeDataFolder();
  let child: ChildProcess | null = null;
  let browser: Browser | null = null;
  let page: Page | null = null;
  const memory = keepFailure(() => page);

  async function start(address: string, prepare?: (page: Page) => Promise<void>): Promise<Page> {
    child = spawn(
      launch?.executablePath ?? '',
      [
        ...phone,
        ...quiet,
        ...(launch?.args ?? []),
        `--user-data-dir=${profile.path}`,
        '--remote-debugging-port=0',
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true, ...(launch?.env ? { env: launch.env } : {}) },
    );
    browser = await chromium.connectOverCDP(await debuggerOf(child));
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('the browser has no context');
    page = context.pages()[0] ?? (await context.newPage());
    memory.watch(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await prepare?.(page);
    await page.goto(address);
    return page;
  }

  function current(): Page {
    if (page === null) throw new Error('the device is off');
    return page;
  }

  async function kill(): Promise<void> {
    if (child?.pid === undefined) return;
    // Closed once all of its processes are gone, and with them what they hold of the profile.
    const gone = once(child, 'close');
    process.kill(-child.pid, 'SIGKILL');
    await gone;
    await browser?.close().catch(() => undefined);
    child = null;
    page = null;
  }

  await start(url);
  return {
    page: current,
    kill,
    start,
    keepPicture: memory.keep,
    async restart() {
      const address = current().url();
      await onDisk(current());
      await kill();
      return start(address);
    },
    async close() {
      await memory.keepIfFailed();
      await kill();
      await rm(profile.path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
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
