import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { preview } from 'vite';
import { runQuietly } from '../../scripts/run-quietly.mjs';
import { findTestBrowser } from '../../scripts/test-browser.mjs';
import type { Bench } from './bench-page.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.build', 'bench');

/** The page that measures, in browsers whose profiles lie on the checkout's disk. */
export interface BenchBrowser {
  /** Opens the page in a profile of its own and hands out what it has under `bench`; rejects as soon as anything fails in it. */
  visit<TResult>(work: (visit: Visit) => Promise<TResult>): Promise<TResult>;
  close(): Promise<void>;
}

export interface Visit {
  call<TName extends keyof Bench>(
    name: TName,
    ...given: Parameters<Bench[TName]>
  ): Promise<Awaited<ReturnType<Bench[TName]>>>;
  /** Makes the page's own thread so many times slower. */
  slowDown(times: number): Promise<void>;
  /** Closes the browser, opens it again, and answers the bytes of all files of its IndexedDB. */
  restartAndWeigh(): Promise<number>;
  version(): string;
}

/** Builds and serves the page. Rejects where there is no browser. */
export async function openBenchBrowser(): Promise<BenchBrowser> {
  const launch = await findTestBrowser();
  if (launch === undefined) throw new Error('there is no browser to measure in');
  await runQuietly(process.execPath, [join(import.meta.dirname, 'build-page.mjs')], root, {
    NODE_ENV: 'production',
  });
  const server = await preview({
    configFile: false,
    root,
    build: { outDir: folder },
    preview: {
      port: 0,
      // An isolated page's clock counts in 5 microseconds, another one's in 100.
      headers: {
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
      },
    },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('the page is not served');

  async function visit<TResult>(work: (visit: Visit) => Promise<TResult>): Promise<TResult> {
    const profiles = join(root, '.build', 'profiles');
    await mkdir(profiles, { recursive: true });
    const profile = await mkdtemp(join(profiles, 'bench-'));
    let fail: (error: Error) => void = () => undefined;
    const failure = new Promise<never>((_, reject) => {
      fail = reject;
    });
    const start = async () => {
      const context = await chromium.launchPersistentContext(profile, launch);
      const page = await context.newPage();
      page.on('pageerror', fail);
      page.on('crash', () => fail(new Error('the page has crashed')));
      await page.goto(`${address}bench.html`);
      await page.waitForFunction(() => globalThis.bench !== undefined);
      return { context, page };
    };
    let { context, page } = await start();
    const visiting: Visit = {
      call: (name, ...given) => call(page, name, given),
      async slowDown(times) {
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: times });
      },
      async restartAndWeigh() {
        await context.close();
        ({ context, page } = await start());
        await page.evaluate(async () => {
          const databases = await indexedDB.databases();
          for (const { name = '' } of databases) {
            const request = indexedDB.open(name);
            await new Promise((resolve) => request.addEventListener('success', resolve));
          }
        });
        await context.close();
        return weigh(join(profile, 'Default', 'IndexedDB'));
      },
      version: () => context.browser()?.version() ?? 'unknown',
    };
    try {
      return await Promise.race([work(visiting), failure]);
    } finally {
      await context.close();
      await rm(profile, { recursive: true });
    }
  }

  return {
    visit,
    async close() {
      server.httpServer.close();
      if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections();
      await once(server.httpServer, 'close');
    },
  };
}

function call<TName extends keyof Bench>(
  page: Page,
  name: TName,
  given: Parameters<Bench[TName]>,
): Promise<Awaited<ReturnType<Bench[TName]>>> {
  return page.evaluate(
    async ([called, values]) => {
      const method = globalThis.bench?.[called] as (...all: unknown[]) => Promise<unknown>;
      return method(...values);
    },
    [name, given] as const,
  ) as Promise<Awaited<ReturnType<Bench[TName]>>>;
}

async function weigh(path: string): Promise<number> {
  const names = await readdir(path, { recursive: true });
  const files = await Promise.all(names.map((name) => stat(join(path, name))));
  return files.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0);
}
