import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { onTestFailed } from 'vitest';
import { getCurrentTest } from 'vitest/suite';

const folder = '.build/reports/failed-journeys';

/** So many of the last lines that console and network have said are logged. */
const saidAtEnd = 30;

/** What a device's pages said, and the way to keep it. */
export interface PageMemory {
  /** Listens to a page from now on. */
  watch(page: Page): void;
  /** Keeps what the page shows now: a picture, its HTML, and what console and network have said. Nothing while the device is off. */
  keep(name: string): Promise<void>;
  /** The same if the test has failed: for a device that an `afterEach` turns off. */
  keepIfFailed(): Promise<void>;
}

/** Keeps what a page showed when its test failed. Called within a test; `current` answers null while the device is off. */
export function keepFailure(current: () => Page | null): PageMemory {
  const said: string[] = [];
  async function keep(name: string): Promise<void> {
    const page = current();
    if (page === null) return;
    const file = join(folder, `${name}-${new Date().toISOString().replace(/\D/g, '')}`);
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.txt`, [page.url(), ...said, await page.content()].join('\n'));
    await page.screenshot({ path: `${file}.png` });
    // A log outlives the machine that the files are on.
    const shown = await page.locator('body').innerText();
    console.log([`the page of a failed test, ${page.url()}:`, ...said.slice(-saidAtEnd), shown].join('\n'));
  }
  onTestFailed(({ task }) => keep(task.id));
  return {
    keep,
    async keepIfFailed() {
      const test = getCurrentTest();
      if (test?.result?.state === 'fail') await keep(test.id);
    },
    watch(page) {
      page.on('console', (message) => said.push(`console ${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => said.push(`error: ${error.message}`));
      page.on('framenavigated', (frame) => said.push(`at ${frame.url()}`));
      page.on('requestfailed', (request) => said.push(`failed ${request.method()} ${request.url()}`));
      page.on('response', (answer) => said.push(`${answer.status()} ${answer.url()}`));
    },
  };
}
