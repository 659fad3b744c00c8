import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { findTestBrowser } from '../../../scripts/test-browser.mjs';
import { makeDataFolder } from '../../data-folder.ts';

/** What Lighthouse says of one load of a page: milliseconds on a simulated phone, but for shift, bytes and requests. */
export interface PageLoad {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  readonly bytes: number;
  readonly requests: number;
  readonly performance: number;
}

export interface MeasuringBrowser {
  page(): Page;
  /** Loads an address: without files that are kept of a former visit, or with them. */
  load(url: string, visit: 'cold' | 'again'): Promise<PageLoad>;
  version(): string;
  close(): Promise<void>;
}

/** A browser that keeps what a person is signed in by, and measures pages with Lighthouse: Slow 4G and a processor four times slower, simulated. */
export async function openMeasuringBrowser(): Promise<MeasuringBrowser> {
  const launch = await findTestBrowser();
  if (launch === undefined) throw new Error('there is no browser to measure in');
  const profile = await makeDataFolder();
  const context = await chromium.launchPersistentContext(profile.path, {
    ...launch,
    args: [...launch.args, '--remote-debugging-port=0'],
    viewport: { width: 412, height: 823 },
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const [port = ''] = (await readFile(join(profile.path, 'DevToolsActivePort'), 'utf8')).split('\n');

  /** Nothing of a former visit but the person who is signed in. */
  async function forgetVisits({ origin }: URL): Promise<void> {
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(async () => {
      localStorage.removeItem('categories');
      await new Promise((resolve) => {
        const request = indexedDB.deleteDatabase('talat-pages');
        request.onsuccess = resolve;
        request.onerror = resolve;
        request.onblocked = resolve;
      });
    });
  }

  async function load(url: string, visit: 'cold' | 'again'): Promise<PageLoad> {
    if (visit === 'cold') await forgetVisits(new URL(url));
    // A service worker stays as long as a page that it serves.
    await page.goto('about:blank');
    const result = await lighthouse(
      url,
      { port: Number(port), logLevel: 'error', output: 'json' },
      {
        extends: 'lighthouse:default',
        settings: {
          onlyCategories: ['performance'],
          disableStorageReset: visit === 'again',
          // Signing in is not what is measured.
          clearStorageTypes: ['file_systems', 'shader_cache', 'service_workers', 'cache_storage'],
        },
      },
    );
    if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}`);
    const { audits, categories, runtimeError, finalDisplayedUrl } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname)
      throw new Error(`${url} led to ${finalDisplayedUrl}`);
    const figure = (audit: string) => audits[audit]?.numericValue ?? NaN;
    const { items = [] } = (audits['network-requests']?.details ?? {}) as {
      items?: { transferSize?: number; protocol?: string; sessionTargetType?: string }[];
    };
    // What the service worker fetches for the next visit is not waited for.
    const own = items.filter(({ sessionTargetType }) => sessionTargetType !== 'service_worker');
    return {
      firstPaint: figure('first-contentful-paint'),
      largestPaint: figure('largest-contentful-paint'),
      blocked: figure('total-blocking-time'),
      shift: figure('cumulative-layout-shift'),
      bytes: own.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
      requests: own.length,
      performance: (categories['performance']?.score ?? NaN) * 100,
    };
  }

  return {
    page: () => page,
    load,
    version: () => context.browser()?.version() ?? 'unknown',
    async close() {
      await context.close();
      await profile.remove();
    },
  };
}
