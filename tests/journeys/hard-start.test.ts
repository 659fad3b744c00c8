import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

/** A network between the browser and the shop, on which each answer may be held back or lost. */
interface Network {
  readonly url: string;
  close(): void;
}

let shop: Shop;
let desktop: Desktop | null = null;
let network: Network | null = null;

beforeAll(async () => {
  shop = await openShop();
});

afterEach(async () => {
  await desktop?.close();
  network?.close();
});

afterAll(() => shop.close());

/** Passes requests on, but for those that `answer` answers itself. */
async function openNetwork(
  answer: (path: string, response: ServerResponse) => Promise<boolean>,
): Promise<Network> {
  const server: Server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/';
      if (await answer(path, response)) return;
      const found = await fetch(shop.url + path);
      response.writeHead(found.status, {
        'content-type': found.headers.get('content-type') ?? '',
        'content-security-policy': found.headers.get('content-security-policy') ?? '',
      });
      response.end(Buffer.from(await found.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

describe('the start of the app', () => {
  test('with a page whose end comes late waits for it', async () => {
    let sendRest = (): void => undefined;
    network = await openNetwork(async (path, response) => {
      if (path !== '/my') return false;
      const page = await fetch(shop.url + path);
      const html = await page.text();
      const middle = html.indexOf('<body>');
      response.writeHead(200, {
        'content-type': 'text/html',
        'content-security-policy': page.headers.get('content-security-policy') ?? '',
      });
      response.write(html.slice(0, middle));
      sendRest = () => void response.end(html.slice(middle));
      return true;
    });
    desktop = await openDesktop(network.url);
    const page = await desktop.newPage({ path: '/robots.txt' });
    const script = page.waitForResponse((response) => /\/assets\/index-/.test(response.url()));
    const opening = page.goto(`${network.url}/my`);
    await (await script).finished();
    // Longer than the app waits for anything but the page.
    await expect
      .poll(() => page.evaluate(() => performance.now()), { timeout: 10_000 })
      .toBeGreaterThan(1500);
    sendRest();
    await opening;
    await page.locator('main[data-screen="auth"]').waitFor();
  });

  test('without its script says so in three languages, and opens anew by a tap', async () => {
    let isLost = true;
    network = await openNetwork(async (path, response) => {
      if (!isLost || !/\/assets\/index-/.test(path)) return false;
      response.writeHead(503).end();
      return true;
    });
    desktop = await openDesktop(network.url);
    const page = await desktop.newPage({ path: '/auth' });
    const main = page.locator('main[data-screen="not-loaded"]');
    await main.waitFor();
    expect(await main.getByRole('heading').allTextContents()).toEqual([
      '页面没有打开',
      'The page did not open',
      'เปิดหน้านี้ไม่ได้',
    ]);
    isLost = false;
    await main.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main[data-screen="auth"]').waitFor();
  });
});
