import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Category, Product } from '../../../domain/contract.ts';
import { command, storageOf, type CommandEnd } from './run-command.ts';
import { personOf, startServer, type Person, type TestServer } from '../harness.ts';
import { accessTokens, channelId, lineUser, startFakeLine, type FakeLine } from '../people/fake-line.ts';
import { cloneDatabase } from '../test-database.ts';

let line: FakeLine;
let server: TestServer;
let folder: string;

beforeAll(async () => {
  line = await startFakeLine();
});
beforeEach(async () => {
  server = await startServer({ TALAT_DEMO: '0', LINE_API_BASE: line.address });
  folder = await mkdtemp(join(tmpdir(), 'talat-'));
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});
afterAll(() => line.stop());

const shop = ['--name', 'ร้านอาหลิง', '--owner-line-id', lineUser.userId] as const;
const ids = ['--channel-id', channelId, '--liff-id', `${channelId}-AbcdEfgh`] as const;

const run = (...words: readonly string[]): Promise<CommandEnd> =>
  command(storageOf(server.database), ...words);
const add = (...more: readonly string[]) => run('merchant', 'add', ...shop, ...ids, ...more);

async function signIn(): Promise<Person> {
  return personOf(server.send, await sendSignIn());
}

function sendSignIn() {
  const body = { line_id: 'x', line_access_token: accessTokens.valid };
  return server.send('POST', '/api/auth/line', { body });
}

async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

function excel(rows: readonly (readonly unknown[])[]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((cells) => [...cells])));
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

const categoryLines = [
  'level,name,ch_name,th_name',
  '1,Clothes,服装,เสื้อผ้า',
  '2,Tops,上衣,เสื้อ',
  '3,T-shirts,T恤,เสื้อยืด',
  '3,Shirts,衬衫,เสื้อเชิ้ต',
];
const productHead = ['Category1', 'category2', 'category3', 'name', 'size', 'price', 'VIP price', 'stock'];

describe('adding a merchant', () => {
  test('while the server runs leads to an owner who signs in at once, in the default group', async () => {
    expect((await sendSignIn()).status).toBe(503);

    const { code, complained } = await add('--phone', '02-1', '--host', 'Shop.Example.com');

    expect([code, complained]).toEqual([0, []]);
    const { user } = await signIn();
    expect(user).toMatchObject({
      name: lineUser.displayName,
      role: 'owner',
      line_id: lineUser.userId,
      merchant_name: 'ร้านอาหลิง',
      merchant_phone: '02-1',
      owner_line_id: lineUser.userId,
      group_name: 'ร้านอาหลิง',
    });
    const config = await server.send('GET', '/api/auth/config', { headers: { host: 'shop.example.com' } });
    expect(config.data).toMatchObject({ liff_id: `${channelId}-AbcdEfgh`, demo: false });
  });

  test('with a sheet of each kind leads to the catalogue, and to first purchases that make up the stock', async () => {
    const categories = await fileOf('categories.csv', `\uFEFF${categoryLines.join('\r\n')}`);
    const skus = await fileOf(
      'skus.xlsx',
      excel([
        productHead,
        // A floating-point sum as a spreadsheet stores it: 19.990000000000002.
        ['Clothes', '上衣', 'เสื้อยืด', 'Plain', 'M', 0.1 + 19.89, 18, 12],
        ['Clothes', 'Tops', 'Shirts', 'Oxford', '', '1,200', '', ''],
      ]),
    );

    expect(await add('--categories', categories, '--skus', skus)).toMatchObject({ code: 0, complained: [] });

    const owner = await signIn();
    const [clothes] = (await owner.get('/api/all_product_category')).data as Category[];
    const [tops] = clothes?.children ?? [];
    expect([clothes?.th_name, tops?.ch_name, tops?.children.map(({ name }) => name)]).toEqual([
      'เสื้อผ้า',
      '上衣',
      ['T-shirts', 'Shirts'],
    ]);
    const products = await Promise.all(
      (tops?.children ?? []).map(async ({ id }) => {
        const listed = await owner.get(`/api/all_sku_list?category_id=${id}`);
        return (listed.data as Product[]).map(({ name, size, price, vip_price, on_hand }) => ({
          name,
          size,
          price,
          vip_price,
          on_hand,
        }));
      }),
    );
    expect(products).toEqual([
      [{ name: 'Plain', size: 'M', price: 19.99, vip_price: 18, on_hand: 12 }],
      [{ name: 'Oxford', size: '', price: 1200, vip_price: null, on_hand: 0 }],
    ]);
    const { rows } = await server.database.pool.query(
      'SELECT entry_type, change, stock_after, operator_name FROM stock_records',
    );
    expect(rows).toEqual([
      { entry_type: 'purchase', change: 12, stock_after: 12, operator_name: 'ร้านอาหลิง' },
    ]);
  });

  test('with rows that cannot be leads to a line for each, and to no merchant', async () => {
    const categories = await fileOf('categories.csv', categoryLines.join('\n'));
    const skus = await fileOf(
      'skus.csv',
      [
        productHead.join(','),
        'Clothes,Tops,T-shirts,Plain,M,10,,1',
        'Clothes,Tops,T-shirts,plain ,m,11,,1',
        '',
        'Clothes,Tops,Hats,Cap,,10,,1',
        'Clothes,Tops,Shirts,Oxford,,1.001,,1',
        'Clothes,Tops,Shirts,,,10,,1',
        'Clothes,Tops,Shirts,Oxford,,ten,,1',
        'Clothes,Tops,Shirts,Oxford,,10,,1.5',
      ].join('\n'),
    );

    const { code, complained } = await add('--categories', categories, '--skus', skus);

    expect([code, complained.join('\n').split('\n')]).toEqual([
      1,
      [
        `${skus} is refused, and nothing was kept:`,
        '  line 3: name is the same product as in line 2',
        '  line 5: category3 is no category there',
        '  line 6: price must be an amount with at most two decimals',
        '  line 7: name is required',
        '  line 8: price must be number',
        '  line 9: stock must be integer',
      ],
    ]);
    expect((await run('merchant', 'list')).said.length).toBe(1);
  });

  test.each([
    [
      'a level without one above',
      'level,name\n1,Clothes\n3,Shirts',
      'line 3: level is 3, and no 2 stands before it',
    ],
    [
      'a category listed twice',
      'level,name\n1,Clothes\n1,Clothes',
      'line 3: name is there twice within its category',
    ],
    ['a level that is none', 'level,name\n4,Clothes', 'line 2: level must be 1, 2 or 3'],
    ['a column that is not known', 'level,name,nmae\n1,A,B', 'column nmae is not known'],
    ['a column that is missing', 'name\nA', 'column level is missing'],
    ['more rows than are read', `level,name\n${'1,A\n'.repeat(20_001)}`, 'has more than 20000 rows'],
    ['more bytes than are read', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'is larger than 10 MB'],
    ['letters that are not UTF-8', Buffer.from([0xff, 0xfe, 0x00, 0xd8]), 'must be a CSV file in UTF-8'],
  ])('with %s leads to a refusal that names it', async (_, content, reason) => {
    const { code, complained } = await add('--categories', await fileOf('categories.csv', content));
    expect([code, complained.join()]).toEqual([1, expect.stringContaining(reason)]);
  });

  test.each([
    ['--owner-line-id', 'somchai', 'must be U and 32 letters or digits'],
    ['--channel-id', 'abc', 'must be digits'],
    ['--liff-id', 'abc', 'must be like 1234567890-AbcdEfgh'],
    ['--host', 'https://shop.example.com', 'must be a host name, without https:// and without a port'],
  ])('with a wrong %s leads to exit code 2 and one line that names it', async (option, value, reason) => {
    const { code, complained } = await add(option, value);
    expect([code, complained]).toEqual([2, [`${option} ${reason}`]]);
  });

  test('without a value leads to exit code 2, what lacks it and how the command is used', async () => {
    const { code, complained } = await add('--name', ' ');
    expect([code, complained[0], complained.length]).toEqual([2, '--name is required', 8]);
  });

  test('with the channel of another leads to a refusal', async () => {
    await add();
    expect(await add()).toMatchObject({
      code: 2,
      complained: ['--channel-id belongs to the merchant ร้านอาหลิง'],
    });
  });

  test('beside the demo leads to a refusal', async () => {
    const demo = await cloneDatabase('demo');
    const end = await command(storageOf(demo), 'merchant', 'add', ...shop, ...ids);
    await demo.drop();
    expect(end).toMatchObject({ code: 1, complained: [expect.stringMatching(/^The demo lives here/)] });
  });
});

describe('a merchant who is disabled', () => {
  test('is out at the next request, and back when enabled', async () => {
    await add();
    const owner = await signIn();

    expect(await run('merchant', 'disable', '--merchant', 'ร้านอาหลิง')).toMatchObject({ code: 0 });

    expect((await owner.get('/api/user_info')).status).toBe(401);
    expect((await sendSignIn()).status).toBe(503);
    const config = await server.send('GET', '/api/auth/config');
    expect(config.data).toMatchObject({ liff_id: null });
    expect((await run('merchant', 'list')).said[1]).toContain('disabled');

    await run('merchant', 'enable', '--merchant', owner.user.merchant_id);

    expect((await owner.get('/api/user_info')).status).toBe(200);
  });

  test('and had an address of their own leads nobody from there to another merchant', async () => {
    await add('--host', 'closed.example');
    await run('merchant', 'disable', '--merchant', 'ร้านอาหลิง');
    await add('--name', 'Other', '--channel-id', '1650000099', '--liff-id', '1650000099-Other');

    const liffIdAt = async (host: string) =>
      ((await server.send('GET', '/api/auth/config', { headers: { host } })).data as { liff_id: unknown })
        .liff_id;
    expect([await liffIdAt('closed.example'), await liffIdAt('other.example')]).toEqual([
      null,
      '1650000099-Other',
    ]);
  });

  test.each(['nobody', '-an-id'])('as %s that is not there leads to exit code 2', async (merchant) => {
    expect(await run('merchant', 'disable', '--merchant', merchant)).toMatchObject({
      code: 2,
      complained: [`--merchant names none that is here: ${merchant}`],
    });
  });
});

describe('a merchant who allows external models', () => {
  test('allows them until they are forbidden', async () => {
    await add();
    const { merchant_id } = (await signIn()).user;
    const allows = () => server.store.forMerchant(merchant_id).merchant.usesExternalModels();
    const before = await allows();
    await run('merchant', 'allow-external-models', '--merchant', merchant_id);
    const meanwhile = await allows();
    await run('merchant', 'forbid-external-models', '--merchant', merchant_id);
    expect([before, meanwhile, await allows()]).toEqual([false, true, false]);
    await run('merchant', 'forbid-external-models', '--merchant', merchant_id);
    const { version } = (await server.store.forMerchant(merchant_id).merchant.lockSettings()) ?? {};
    const history = await server.store.forMerchant(merchant_id).merchant.settingsHistory();
    expect([version, history.map(({ by_name, changes }) => [by_name, changes])]).toEqual([
      3,
      [
        ['npm run', { external_models: { from: false, to: true } }],
        ['npm run', { external_models: { from: true, to: false } }],
      ],
    ]);
  });
});
