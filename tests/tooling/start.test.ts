import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../scripts/build.mjs';
import { makeDataFolder } from '../data-folder.ts';
import { startTalat, type TalatProcess } from './talat-process.ts';

const undo: (() => Promise<unknown>)[] = [];
/** One test after another starts on it: filling a new one takes longer than what most of them try. */
let shop: Awaited<ReturnType<typeof makeDataFolder>>;

beforeAll(async () => {
  await build(process.cwd());
  shop = await makeDataFolder();
}, 120_000);

afterAll(() => shop.remove());

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function newFolder(): Promise<string> {
  const folder = await makeDataFolder();
  undo.push(folder.remove);
  return folder.path;
}

function start(environment: Readonly<Record<string, string>>): TalatProcess {
  const talat = startTalat(environment);
  undo.push(async () => {
    talat.child.kill('SIGTERM');
    await talat.end;
  });
  return talat;
}

type Call = <T>(path: string, body?: object, key?: string) => Promise<T>;

/** Calls the API as the demo's customer; resolves to `data` of the envelope. A body makes it a POST. */
function callerOf(address: string, token = ''): Call {
  return async <T>(path: string, body?: object, key: string = randomUUID()) => {
    const answer = await fetch(`${address}/api${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'idempotency-key': key,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    return ((await answer.json()) as { data: T }).data;
  };
}

async function signIn(address: string): Promise<string> {
  const body = { line_id: 'x', line_access_token: 'demo:customer' };
  return (await callerOf(address)<{ token: string }>('/auth/line', body)).token;
}

/** An order of one piece of the first product that has plenty. */
async function draftOrder(call: Call): Promise<object> {
  for (const { id, level } of await call<{ id: string; level: number }[]>('/all_categories')) {
    if (level !== 3) continue;
    const products = await call<{ id: string; price: number; stock: number }[]>(
      `/all_sku_list?category_id=${id}`,
    );
    const product = products.find(({ stock }) => stock > 100);
    if (product === undefined) continue;
    const items = [{ product_id: product.id, quantity: 1, price: product.price }];
    return { items, total_amount: product.price, group_id: 'default_group' };
  }
  throw new Error('the demo has no product with plenty of stock');
}

async function countOrders(call: Call): Promise<number> {
  return (await call<{ pagination: { total: number } }>('/order_list', { page_num: 1, page_size: 1 }))
    .pagination.total;
}

describe('npm start', { timeout: 120_000 }, () => {
  test('a setting that is wrong leads to one line that names it', async () => {
    const { end } = start({ PORT: 'soon' });
    expect(await end).toEqual({
      code: 1,
      said: '',
      complained: 'PORT is soon: it must be a number from 0 to 65535\n',
    });
  });

  test('a busy port leads to one line, and to no database', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    undo.push(async () => other.close());
    const { port } = other.address() as AddressInfo;
    const { end } = start({ PORT: String(port), TALAT_DATA: await newFolder() });
    expect(await end).toEqual({
      code: 1,
      said: '',
      complained: `Port ${port} on 127.0.0.1 is in use: stop what listens there, or set PORT\n`,
    });
  });

  test('a data folder in use leads to one line; another folder can be used at the same time', async () => {
    const folder = shop.path;
    const first = start({ TALAT_DATA: folder });
    await first.address;

    const second = start({ TALAT_DATA: folder });
    const beside = start({ TALAT_DATA: await newFolder() });

    expect(await second.end).toMatchObject({
      code: 1,
      complained: `The data folder ${folder} is in use by another Talat: stop it, or set TALAT_DATA\n`,
    });
    expect(await signIn(await beside.address)).not.toBe('');
  });

  test('SIGTERM leads to exit code 0 and the next start to the same data', async () => {
    const TALAT_DATA = shop.path;
    const first = start({ TALAT_DATA });
    const token = await signIn(await first.address);
    first.child.kill('SIGTERM');
    expect(await first.end).toMatchObject({ code: 0, complained: '' });

    const second = start({ TALAT_DATA });

    // A token of before opens: the secret that signs them was kept.
    expect(await countOrders(callerOf(await second.address, token))).toBeGreaterThan(0);
  });

  test('SIGTERM amid a request leads to its answer, no new connections, and exit code 0', async () => {
    const { child, address, end } = start({ TALAT_DATA: shop.path });
    const body = JSON.stringify({ line_id: 'x', line_access_token: 'demo:customer' });
    const sent = request(`${await address}/api/auth/line`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    });
    sent.flushHeaders();
    // The server has taken the request on and waits for its body.
    await once(sent, 'continue');
    child.kill('SIGTERM');
    await expect
      .poll(async () =>
        fetch(await address).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');

    sent.end(body);

    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    expect({ status: answer.statusCode, code: (await end).code }).toEqual({ status: 200, code: 0 });
  });

  test('SIGKILL amid submits leads to a next start with all that was acknowledged, and retries double nothing', async () => {
    const TALAT_DATA = shop.path;
    const first = start({ TALAT_DATA });
    const address = await first.address;
    const token = await signIn(address);
    const call = callerOf(address, token);
    const order = await draftOrder(call);
    const before = await countOrders(call);
    const acknowledged = new Map<string, unknown>();
    const keys = Array.from({ length: 40 }, () => randomUUID());
    await Promise.allSettled(
      keys.map(async (key) => {
        acknowledged.set(key, await call('/submit_order', order, key));
        if (acknowledged.size === 10) first.child.kill('SIGKILL');
      }),
    );
    await first.end;

    const callAgain = callerOf(await start({ TALAT_DATA }).address, token);

    expect(acknowledged.size).toBeGreaterThanOrEqual(10);
    for (const key of keys) {
      const answer = await callAgain('/submit_order', order, key);
      expect(answer).toEqual(acknowledged.get(key) ?? answer);
    }
    expect(await countOrders(callAgain)).toBe(before + keys.length);
  });
});
