import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { onTestFailed } from 'vitest';

const folder = '.build/reports/failed-journeys';

/**
 * Keeps what a page showed when its test failed: a picture, the page's HTML, and what its console and network had said.
 * Called within a test; `current` answers null while the device is off.
 */
export function keepFailure(current: () => Page | null): (page: Page) => void {
  const said: string[] = [];
  onTestFailed(async ({ task }) => {
    const page = current();
    if (page === null) return;
    const name = join(folder, `${task.id}-${new Date().toISOString().replace(/\D/g, '')}`);
    await mkdir(folder, { recursive: true });
    await writeFile(`${name}.txt`, [page.url(), ...said, await page.content()].join('\n'));
    await page.screenshot({ path: `${name}.png` });
  });
  return (page) => {
    page.on('console', (message) => said.push(`console ${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(`error: ${error.message}`));
    page.on('framenavigated', (frame) => said.push(`at ${frame.url()}`));
    page.on('requestfailed', (request) => said.push(`failed ${request.method()} ${request.url()}`));
    page.on('response', (answer) => said.push(`${answer.status()} ${answer.url()}`));
  };
}
