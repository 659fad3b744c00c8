import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal } from '../orders/orders-and-payments.ts';
import { storeFile } from '../files/send-file.ts';
import sharp from 'sharp';
import { legacyWordDocument, printedTables, wordDocument, workbook } from './goods-files.ts';
import type { Table } from './goods-files.ts';

let server: TestServer;
let storekeeper: Person;
let owner: Person;
beforeAll(async () => {
  server = await startServer();
  [storekeeper, owner] = await server.people('storekeeper', 'owner');
});
afterAll(() => server.stop());

interface Item {
  readonly name: string;
  readonly amount: number;
  readonly price: number;
  readonly problem?: string;
  readonly source: unknown;
  readonly match?: { readonly sku_id: string };
}

async function recognise(person: Person, file: Buffer): Promise<Item[]> {
  const { filepath } = await storeFile(person, file);
  const reply = await person.post('/api/recognize_skus_from_photo', { photo_path: '', file_path: filepath });
  return accepted(reply) as Item[];
}

async function refused(person: Person, file: Buffer) {
  const { filepath } = await storeFile(person, file);
  return refusal(
    await person.post('/api/recognize_skus_from_photo', { photo_path: '', file_path: filepath }),
  );
}

const goods: Table = [
  ['Item', 'Qty', 'Unit price', 'Total'],
  ['Blue cup', 12, 45, 540],
  ['Large bowl', 6, 60.5, 363],
];
const figures = [
  ['Blue cup', 12, 45, undefined],
  ['Large bowl', 6, 60.5, undefined],
];

function boxOf(item: Item | undefined): readonly number[] {
  return (item?.source as { readonly box: readonly number[] } | undefined)?.box ?? [];
}

describe('goods in a file', () => {
  test.each([
    ['.xlsx', workbook(goods)],
    ['.xls', workbook(goods, 'biff8')],
    ['.csv', Buffer.from(goods.map((row) => row.join(',')).join('\n'))],
    ['.docx', wordDocument(goods)],
    ['.doc', legacyWordDocument(goods)],
    ['.pdf', printedTables([goods], [40, 250, 330, 420])],
  ])('of the kind %s are read', async (_, file) => {
    const items = await recognise(storekeeper, file);
    expect(items.map(({ name, amount, price }) => [name, amount, price, undefined])).toEqual(figures);
    expect(items.map(({ problem }) => problem)).toEqual(['category_unknown', 'category_unknown']);
  });

  test.each([
    ['UTF-8', Buffer.from('名称,数量,价格\n杯子,12,45\n')],
    ['GBK', Buffer.from('c3fbb3c62ccafdc1bf2cbcdbb8f10ab1add7d32c31322c34350a', 'hex')],
  ])('in a Chinese .csv (%s) are read', async (_, file) => {
    expect(await recognise(storekeeper, file)).toMatchObject([{ name: '杯子', amount: 12, price: 45 }]);
  });

  test.each([
    ['UTF-8', Buffer.from('ชื่อ,จำนวน,ราคา\nถ้วย,12,45\n')],
    ['windows-874', Buffer.from('aad7e8cd2ca8d3b9c7b92cc3d2a4d20ab6e9c7c22c31322c34350a', 'hex')],
  ])('in a Thai .csv (%s) are read', async (_, file) => {
    expect(await recognise(storekeeper, file)).toMatchObject([{ name: 'ถ้วย', amount: 12, price: 45 }]);
  });

  test('say where they stand', async () => {
    const [first] = await recognise(storekeeper, workbook(goods));
    expect(first?.source).toEqual({ sheet: 'Goods', cell: 'A2' });
    const pages = [goods, [['Dish', 3, 80, 240]]] satisfies Table[];
    const [, , third] = await recognise(storekeeper, printedTables(pages, [40, 250, 330, 420]));
    const source = third?.source as { page: number; box: number[] } | undefined;
    expect([source?.page, source?.box.map((share) => Math.round(share * 100))]).toEqual([2, [7, 6, 67, 1]]);
  });

  test('that the shop has are matched by barcode, by id and by name, with their category', async () => {
    const cup = accepted(await owner.get('/api/sku_by_barcode?barcode=8850041701839')) as {
      id: string;
      name: string;
      barcode: string;
      price: number;
      stock: number;
      category_id: string;
      ch_name: string;
      th_name: string;
      color: string;
      size: string;
      image_urls: string;
    };
    const items = await recognise(
      storekeeper,
      workbook([
        ['รหัส', 'Barcode', 'Item', 'Qty', 'Price'],
        ['', cup.barcode, 'anything', 5, 10],
        [cup.id, '', 'anything', 5, 10],
        ['', '', cup.name.toUpperCase().replaceAll(' ', '-'), 5, 10],
      ]),
    );
    const { id: sku_id, name, ch_name, th_name, color, size, stock, price } = cup;
    const [picture = ''] = cup.image_urls.split(',');
    const match = { sku_id, stock, price, name, ch_name, th_name, color, size, picture };
    expect(items.map((item) => item.match)).toEqual([match, match, match]);
    expect(items.map(({ problem }) => problem)).toEqual([undefined, undefined, undefined]);
    expect(items[0]).toMatchObject({ cate_id3: cup.category_id });
  });

  test('that differ from those of the shop in the point or the line of a number are others', async () => {
    const { rows } = await server.database.pool.query<{ sku_id: string }>(
      `UPDATE skus SET name = 'สายไฟ THW 25', color = '', size = '1/2', style = '' WHERE sku_id = (
         SELECT sku_id FROM skus WHERE merchant_id = 'm-demo' AND status = 'active' ORDER BY sku_id LIMIT 1)
       RETURNING sku_id`,
    );
    const items = await recognise(
      storekeeper,
      workbook([
        ['Item', 'Size', 'Qty', 'Price'],
        ['สายไฟ THW 2.5', '', 5, 10],
        ['สายไฟ THW 25', '12', 5, 10],
        ['สายไฟ THW-25', '1 / 2', 5, 10],
        ['สายไฟ (THW) 25 1/2', '', 5, 10],
      ]),
    );
    const id = rows[0]?.sku_id;
    expect(items.map(({ match }) => match?.sku_id)).toEqual([undefined, undefined, id, id]);
  });

  test('in a photo are read, and say where in the picture as it is stored', async () => {
    const turned = readFileSync('tests/fixtures/recognition/turned-and-blurred.zh.jpg');
    const items = await recognise(storekeeper, turned);
    const [first, last] = [items[0], items.at(-1)];
    expect([first?.name, first?.amount, first?.price]).toEqual(['编织餐垫', 25, 199]);
    expect([last?.name, last?.amount, last?.price]).toEqual(['椰子蛋卷', 31, 123]);
    // The picture lies on its side: its lines go up, one to the right of the other.
    const [x = 0, y = 0, width = 0, height = 0] = boxOf(first);
    expect([x, y].map((share) => Math.round(share * 10))).toEqual([3, 1]);
    expect(height).toBeGreaterThan(width);
    expect((boxOf(last)[0] ?? 0) - x).toBeGreaterThan(0.3);
  }, 60_000);

  test('of a named category are put there', async () => {
    interface Category {
      readonly id: string;
      readonly name: string;
      readonly th_name: string;
      readonly children: readonly Category[];
    }
    const categories = accepted(await owner.get('/api/all_product_category')) as Category[];
    const top = categories.find(({ children }) => children.some((child) => child.children.length > 0));
    const section = top?.children.find(({ children }) => children.length > 0);
    const [leaf] = section?.children ?? [];
    const [item] = await recognise(
      storekeeper,
      workbook([
        ['Category', 'Item', 'Qty', 'Price'],
        [`${top?.th_name} > ${leaf?.name}`, 'A thing that is new', 5, 10],
      ]),
    );
    expect(item).toMatchObject({ cate_id1: top?.id, cate_id2: section?.id, cate_id3: leaf?.id });
    expect([item?.problem, item?.match]).toEqual([undefined, undefined]);
  });
});

/** A white picture. */
async function photo(): Promise<Buffer> {
  const create = { width: 40, height: 30, channels: 3, background: 'white' } as const;
  return await sharp({ create }).png().toBuffer();
}

describe('a file', () => {
  test.each([
    ['without goods', workbook([['A letter'], ['to nobody']]), { code: 422, reason: 'nothing_recognised' }],
    [
      'of too many rows',
      workbook([['Item', 'Qty', 'Price'], ...Array.from({ length: 2001 }, (_, at) => [`Thing ${at}`, 1, 1])]),
      { code: 422, reason: 'too_many_rows', limit: 2000 },
    ],
    [
      'of a hundred thousand rows',
      Buffer.from(`Item,Qty,Price\n${'Thing,1,1\n'.repeat(100_000)}`),
      { code: 422, reason: 'too_many_rows', limit: 2000 },
    ],
  ])('%s is refused by name', async (_, file, answer) => {
    expect(await refused(storekeeper, file)).toEqual(answer);
  });

  test('of somebody else does not exist', async () => {
    const { filepath } = await storeFile(owner, workbook(goods));
    const reply = await storekeeper.post('/api/recognize_skus_from_photo', { file_path: filepath });
    expect(refusal(reply)).toEqual({ code: 404, reason: 'not_found', filepath });
  });

  test('that is a photo of nothing is refused by name', async () => {
    expect(await refused(storekeeper, await photo())).toEqual({ code: 422, reason: 'nothing_recognised' });
  });

  test.each(['customer', 'finance'])('is nothing that %s may have read', async (persona) => {
    const person = await server.as(persona);
    const { filepath } = await storeFile(person, workbook(goods));
    const reply = await person.post('/api/recognize_skus_from_photo', { file_path: filepath });
    expect(refusal(reply)).toMatchObject({ code: 403, reason: 'forbidden_role' });
  });
});
