import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { makeDataFolder } from '../data-folder.ts';
import { startWebKitPhone } from '../webkit/webkit-phone.ts';
import { startChromium } from './chromium-phone.ts';
import type { StartedBrowser } from './chromium-phone.ts';
import { keepFailure } from './failure-picture.ts';
import { onDisk } from './on-disk.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The browser that journeys run in; Chromium when left out. */
    engine?: 'webkit';
  }
}

/** Whether the journeys run in WebKit, whose pages can do less than Playwright's. */
export const isWebKit = inject('engine') === 'webkit';

/** A phone: a browser process on a profile that outlives it. */
export interface Device {
  page(): Page;
  /** Kills the browser as a dying phone would. */
  kill(): Promise<void>;
  /** Kills it once what its page shows is on disk, starts it again on the same profile, and opens the page that was open; `prepare` gets it before. */
  restart(prepare?: (page: Page) => Promise<void>): Promise<Page>;
  /** Opens an address after a kill; `prepare` gets the page before it does. */
  start(url: string, prepare?: (page: Page) => Promise<void>): Promise<Page>;
  /** Keeps what the page shows under a name, as a failed test does. */
  keepPicture(name: string): Promise<void>;
  close(): Promise<void>;
}

interface DeviceOptions {
  /** Lets the app be kept on the device, which costs as much as the page itself. */
  readonly keepsApp?: boolean;
}

export async function openDevice(url: string, { keepsApp = false }: DeviceOptions = {}): Promise<Device> {
  const profile = await makeDataFolder();
  let browser: StartedBrowser | null = null;
  const memory = keepFailure(() => browser?.page ?? null);

  async function start(address: string, prepare?: (page: Page) => Promise<void>): Promise<Page> {
    browser = await (isWebKit ? startWebKitPhone : startChromium)(profile.path);
    const { page } = browser;
    // WebDriver tells nothing of console and network.
    if (!isWebKit) memory.watch(page);
    if (!isWebKit && !keepsApp) await page.context().addInitScript(keepNothing);
    await prepare?.(page);
    await page.goto(address);
    return page;
  }

  function current(): Page {
    if (browser === null) throw new Error('the device is off');
    return browser.page;
  }

  async function kill(): Promise<void> {
    await browser?.kill();
    browser = null;
  }

  await start(url);
  return {
    page: current,
    kill,
    start,
    keepPicture: memory.keep,
    async restart(prepare) {
      const address = current().url();
      await onDisk(current());
      const language = isWebKit ? null : await current().evaluate(() => localStorage.getItem('lang'));
      await kill();
      return start(address, async (page) => {
        if (language !== null) await page.addInitScript(keepLanguage, language);
        await prepare?.(page);
      });
    },
    async close() {
      await memory.keepIfFailed();
      await kill();
      await rm(profile.path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

function keepNothing(): void {
  if ('serviceWorker' in navigator)
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('the app is not kept here'));
}

/** Chromium writes local storage to disk only seconds later, so a phone that dies early would wake in another language. */
function keepLanguage(language: string): void {
  if (localStorage.getItem('lang') === null) localStorage.setItem('lang', language);
}
