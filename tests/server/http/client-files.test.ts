import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataFolder } from '../../data-folder.ts';
import { startServer, type TestServer } from '../harness.ts';

const firstPaint = 'paint()';
const page = `<!doctype html><title>Talat</title><script>${firstPaint}</script><script src="/x.js"></script>`;
const script = `console.log(${'1,'.repeat(2000)}1)`;

const brotliPressed = brotliCompressSync(script);
const gzipPressed = gzipSync(script);
const machineCode = Buffer.from('\0asm'.padEnd(4000, 'x'));

let server: TestServer;
let folder: Awaited<ReturnType<typeof makeDataFolder>>;
beforeAll(async () => {
  folder = await makeDataFolder();
  await mkdir(join(folder.path, 'assets'));
  await writeFile(join(folder.path, 'index.html'), page);
  await writeFile(join(folder.path, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder.path, 'assets/index-Ab12Cd34.js'), script);
  await writeFile(join(folder.path, 'assets/pressed-Ab12Cd34.js'), script);
  await writeFile(join(folder.path, 'assets/pressed-Ab12Cd34.js.br'), brotliPressed);
  await writeFile(join(folder.path, 'assets/pressed-Ab12Cd34.js.gz'), gzipPressed);
  await writeFile(join(folder.path, 'assets/reader-Ab12Cd34.wasm'), machineCode);
  await writeFile(join(folder.path, 'assets/reader-Ab12Cd34.wasm.br'), brotliCompressSync(machineCode));
  server = await startServer({}, { clientFolder: folder.path });
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const get = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const reply = await server.app.inject({ url, headers });
  return {
    status: reply.statusCode,
    type: reply.headers['content-type'],
    cache: reply.headers['cache-control'],
    encoding: reply.headers['content-encoding'],
    text: reply.payload,
  };
};

describe('the built app', () => {
  test.each([
    '/',
    '/index.html',
    '/home',
    '/auth/order/some.id/',
    '/auth/order/abc?lang=th',
    '/order-home',
    '/assets/',
  ])('%s leads to its page, to be asked about again each time', async (url) => {
    expect(await get(url)).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
      cache: 'no-cache',
      encoding: undefined,
      text: page,
    });
  });

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip, br;q=0'],
  ])('has its page sent in %s to who understands %s', async (encoding, understood) => {
    const reply = await server.app.inject({ url: '/home', headers: { 'accept-encoding': understood } });
    expect([reply.headers['content-encoding'], reply.headers['vary']]).toEqual([encoding, 'accept-encoding']);
    const unpacked =
      encoding === 'br' ? brotliDecompressSync(reply.rawPayload) : gunzipSync(reply.rawPayload);
    expect(unpacked.toString()).toBe(page);
  });

  test('may run the script that lies in its page, and no other one there', async () => {
    const { headers } = await server.app.inject({ url: '/home' });
    const digest = createHash('sha256').update(firstPaint).digest('base64');
    expect(headers['content-security-policy']).toContain(
      `script-src 'self' 'wasm-unsafe-eval' 'sha256-${digest}';`,
    );
  });

  test('a file whose name holds a hash is kept for a year, and compressed', async () => {
    const url = '/assets/index-Ab12Cd34.js';
    expect(await get(url)).toMatchObject({
      status: 200,
      cache: 'public, max-age=31536000, immutable',
      text: script,
    });
    expect((await get(url, { 'accept-encoding': 'gzip, br' })).encoding).toBe('br');
  });

  test('machine code is sent compressed, as what a browser compiles while it comes', async () => {
    const { headers, rawPayload } = await server.app.inject({
      url: '/assets/reader-Ab12Cd34.wasm',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect([headers['content-type'], headers['content-encoding']]).toEqual(['application/wasm', 'br']);
    expect(brotliDecompressSync(rawPayload).equals(machineCode)).toBe(true);
  });

  test.each([
    ['br', 'gzip, deflate, br', brotliPressed],
    ['gzip', 'gzip', gzipPressed],
    [undefined, 'identity', Buffer.from(script)],
  ])('a file that the build pressed is sent as it lies there: %s', async (encoding, accepted, bytes) => {
    const reply = await server.app.inject({
      url: '/assets/pressed-Ab12Cd34.js',
      headers: { 'accept-encoding': accepted },
    });
    const { headers, rawPayload } = reply;
    expect({
      encoding: headers['content-encoding'],
      type: headers['content-type'],
      cache: headers['cache-control'],
      varies: String(headers['vary']).toLowerCase(),
      bytes: rawPayload,
    }).toEqual({
      encoding,
      type: 'application/javascript; charset=utf-8',
      cache: 'public, max-age=31536000, immutable',
      varies: 'accept-encoding',
      bytes,
    });
  });

  test('a file whose name does not is asked about again each time', async () => {
    expect(await get('/icon.svg')).toMatchObject({ status: 200, cache: 'no-cache' });
  });

  test.each([
    '/api',
    '/api/nothing',
    '/api/home',
    '/assets/gone-12345678.js',
    '/gone.png',
    '/%2e%2e/package.json',
    '//',
    '/assets//index-Ab12Cd34.js',
  ])('%s leads to 404 and never to the page', async (url) => {
    const reply = await get(url);
    expect([reply.status, reply.type]).toEqual([404, 'application/json; charset=utf-8']);
  });

  test('a write to one of its addresses leads to 404', async () => {
    expect((await server.app.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404);
  });
});
