import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataFolder } from '../../data-folder.ts';
import { startServer, type TestServer } from '../harness.ts';

const app = '<!doctype html><title>Talat</title><script>paint()</script>';
const head =
  '<link rel="canonical" href="https://origin.invalid/x"/><meta property="og:type" content="website"/>';
const pageOf = (name: string) => `<!doctype html><title>${name}</title>${head}<script>lead()</script>`;

let server: TestServer;
let published: TestServer;
let folder: Awaited<ReturnType<typeof makeDataFolder>>;
beforeAll(async () => {
  folder = await makeDataFolder();
  await mkdir(join(folder.path, 'pages'));
  await writeFile(join(folder.path, 'index.html'), app);
  for (const page of ['landing', 'terms', 'privacy'])
    for (const language of ['zh', 'en', 'th'])
      await writeFile(join(folder.path, `pages/${page}.${language}.html`), pageOf(`${page} ${language}`));
  await writeFile(join(folder.path, 'pages/sign-in.html'), pageOf('sign-in'));
  server = await startServer({}, { clientFolder: folder.path });
  published = await startServer({ PUBLIC_URL: 'https://shop.example' }, { clientFolder: folder.path });
});
afterAll(async () => {
  await server.stop();
  await published.stop();
  await folder.remove();
});

async function titleAt(url: string, headers: Readonly<Record<string, string>> = {}) {
  const { payload } = await server.app.inject({ url, headers });
  return /<title>(.*)<\/title>/.exec(payload)?.[1];
}

describe('a page for everybody', () => {
  test.each([
    ['/', {}, 'landing zh'],
    ['/?lang=th', {}, 'landing th'],
    ['/', { cookie: 'lang=en' }, 'landing en'],
    ['/?lang=th', { cookie: 'lang=en' }, 'landing th'],
    ['/?lang=nothing', { cookie: 'lang=en' }, 'landing zh'],
    ['/', { 'accept-language': 'th' }, 'landing zh'],
    ['/terms?lang=en', {}, 'terms en'],
    ['/auth/terms', { cookie: 'lang=th' }, 'terms th'],
    ['/privacy', {}, 'privacy zh'],
    ['/auth/privacy?lang=th', {}, 'privacy th'],
    ['/', { 'user-agent': 'Mozilla/5.0 Line/14.1.0 LIFF' }, 'Talat'],
    ['/?invite=x', {}, 'Talat'],
    ['/home', {}, 'Talat'],
    ['/auth', {}, 'sign-in'],
    ['/auth?redirect=%2Fcart', { cookie: 'lang=th' }, 'sign-in'],
    ['/auth/home', {}, 'Talat'],
  ])('%s with %o is “%s”', async (url, headers, title) => {
    expect(await titleAt(url, headers)).toBe(title);
  });

  test('is compressed, and asked about again each time, by language and browser', async () => {
    const { headers, rawPayload } = await server.app.inject({
      url: '/terms',
      headers: { 'accept-encoding': 'br' },
    });
    expect([headers['content-encoding'], headers['cache-control'], headers['vary']]).toEqual([
      'br',
      'no-cache',
      'accept-encoding, cookie, user-agent',
    ]);
    expect(brotliDecompressSync(rawPayload).toString()).toContain('terms zh');
  });

  test('may run its script, and the app its own', async () => {
    const { headers } = await server.app.inject({ url: '/' });
    for (const script of ['lead()', 'paint()'])
      expect(headers['content-security-policy']).toContain(
        `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      );
  });

  test('names the public address of the deployment, and none where there is none', async () => {
    const payloads = await Promise.all(
      [published, server].map(async (one) => (await one.app.inject({ url: '/' })).payload),
    );
    expect(payloads).toEqual([
      pageOf('landing zh').replace('origin.invalid', 'shop.example'),
      pageOf('landing zh').replace('<link rel="canonical" href="https://origin.invalid/x"/>', ''),
    ]);
  });
});
