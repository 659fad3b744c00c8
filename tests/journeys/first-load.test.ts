import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDevice } from './device.ts';
import { signIn } from './pages/app.ts';
import { firstPackets, sentBytes } from './sent-bytes.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

/** Bytes of JavaScript, gzipped, that home may load. */
const budget = 158_960;
/** And what it fetches once its cards are shown: what keeps the page's copy, what remembers pages, what follows from events, what waits for the first touch to bring pulling down and the kept cart, what says that something is not sent, and what deletes old streams. */
const laterBudget = 5_800;

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const later = /\/(retention|after-screen|questions)-/;

/** Bytes of scripts, gzipped. */
async function sizeOf(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    urls.map(async (url) => gzipSync(await (await fetch(url)).arrayBuffer()).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe('the page of the sign-in', () => {
  test('is asked how to sign in before the app runs, once', async () => {
    const phone = await openDevice(`${shop.url}/robots.txt`);
    const page = phone.page();
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/(api\/auth\/config|assets\/auth-route)(?!.+css)/.exec(request.url()) ?? [];
      if (name !== undefined) asked.push(name);
    });
    await page.goto(`${shop.url}/auth?lang=zh`);
    await page.locator('[data-persona]').first().waitFor();
    await phone.close();
    expect(asked).toEqual(['api/auth/config', 'assets/auth-route']);
  });
});

describe('home, opened by someone signed in', () => {
  test('loads no more JavaScript than its budget, and neither sheets nor LINE', async () => {
    const phone = await openDevice(`${shop.url}/auth?lang=zh`);
    await signIn(phone.page(), 'customer');
    const scripts: string[] = [];
    const fonts: string[] = [];
    phone.page().on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.woff2')) fonts.push(pathname);
      // The service worker starts after the page has loaded, in a thread of its own.
      if (pathname.endsWith('.js') && pathname !== '/service-worker.js') scripts.push(response.url());
    });
    const fetchedLater = ['/retention-', '/after-screen-', '/questions-'].map((name) =>
      phone.page().waitForResponse((response) => response.url().includes(name)),
    );
    const features = phone.page().waitForResponse((response) => response.url().includes('/features-'));
    await phone.page().goto(`${shop.url}/home`);
    await phone.page().locator('#root article').first().waitFor();
    // What the app knows of other screens grows with them, and comes after home's cards.
    const first = scripts.filter((url) => !later.test(url) && !url.includes('/features-'));
    await features;
    const laterUrls = (await Promise.all(fetchedLater)).map((response) => response.url());
    const [size, laterSize] = [await sizeOf(first), await sizeOf(laterUrls)];
    const letters = await phone.page().evaluate(() => document.documentElement.dataset['letters']);
    await phone.close();
    expect([letters, fonts]).toEqual(['device', []]);
    expect(scripts.filter((url) => /sheet-panel|liff|Input/.test(url))).toEqual([]);
    expect(first.length).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(budget);
    expect(laterSize).toBeLessThanOrEqual(laterBudget);
  });

  test('shows the shell before any JavaScript runs', async () => {
    const page = await fetch(`${shop.url}/home`);
    const text = await page.text();
    expect(text).toContain('class="shell"');
    expect(text).not.toMatch(/\/(retention|after-screen)-/);
    // What the first paint shows is asked for first: its own script fetches the app's.
    expect(text).not.toContain('<link rel="modulepreload"');
    expect(await sentBytes(`${shop.url}/home`)).toBeLessThanOrEqual(firstPackets);
    // Nothing that the first paint would wait for.
    expect(text.match(/<link[^>]* rel="stylesheet"|<script[^>]* src="[^"]*"(?! defer)/g)).toBe(null);
  });
});

describe('the built app', () => {
  test('serves the machine code that reads barcodes, compressed, and none of what reads documents', async () => {
    const files = readdirSync(join('.build', 'client'), { recursive: true, encoding: 'utf8' });
    const served = files.filter((name) => name.endsWith('.wasm'));
    expect(served.map((name) => basename(name).replace(/-.+/, ''))).toEqual(['zxing_reader']);
    const reply = await fetch(`${shop.url}/${served[0]}`, { headers: { 'accept-encoding': 'br' } });
    expect([reply.headers.get('content-type'), reply.headers.get('content-encoding')]).toEqual([
      'application/wasm',
      'br',
    ]);
    const reading = readdirSync(join('.build', 'server', 'ocr')).filter((name) => name.endsWith('.wasm'));
    expect(reading.length).toBeGreaterThan(0);
    for (const name of reading)
      for (const path of ['ocr', 'assets', 'server/ocr'])
        expect((await fetch(`${shop.url}/${path}/${name}`)).headers.get('content-type')).not.toBe(
          'application/wasm',
        );
  });

  test('has nothing of the inspector, which is for development', () => {
    const folder = join('.build', 'client', 'assets');
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(
      scripts.filter((name) => /stately|inspect-workflow/i.test(readFileSync(join(folder, name), 'utf8'))),
    ).toEqual([]);
  });

  test('has nothing of the admin that local development begins as', () => {
    const files = readdirSync(join('.build', 'client'), { recursive: true, encoding: 'utf8' });
    const texts = files.filter((name) => /\.(js|html)$/.test(name));
    expect(texts.length).toBeGreaterThan(0);
    expect(
      texts.filter((name) => readFileSync(join('.build', 'client', name), 'utf8').includes('LOCAL_ADMIN')),
    ).toEqual([]);
  });
});
