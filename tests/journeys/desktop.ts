import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { getCurrentTest } from 'vitest/suite';
import { findTestBrowser } from '../../scripts/test-browser.mjs';
import { keepFailure } from './failure-picture.ts';

interface NewPage {
  /** Where the app is opened. */
  readonly path: string;
  /** In pixels; a phone's unless it is said. */
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** Runs before the page's own scripts. */
  readonly script?: string;
  /** Lets axe in past the page's own rules for scripts. */
  readonly isAudited?: boolean;
  /** Lets the app be kept on the device, which costs as much as the page itself. */
  readonly keepsApp?: boolean;
}

/** A browser of a test file's own; each of its pages belongs to somebody else. */
export interface Desktop {
  newPage(page: NewPage): Promise<Page>;
  close(): Promise<void>;
}

/** Starts a browser for the app at an address; `args` tell it for instance what its camera sees. */
export async function openDesktop(url: string, args: readonly string[] = []): Promise<Desktop> {
  const launch = await findTestBrowser();
  const browser = await chromium.launch({ ...launch, args: [...(launch?.args ?? []), ...args] });
  return {
    async newPage({
      path,
      width = 390,
      colorScheme = 'light',
      script = '',
      isAudited = false,
      keepsApp = false,
    }) {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        colorScheme,
        reducedMotion: 'reduce',
        bypassCSP: isAudited,
        serviceWorkers: keepsApp ? 'allow' : 'block',
      });
      const page = await context.newPage();
      if (getCurrentTest() !== undefined) keepFailure(() => (page.isClosed() ? null : page)).watch(page);
      await page.addInitScript(script);
      await page.goto(`${url}${path}`);
      return page;
    },
    close: () => browser.close(),
  };
}
