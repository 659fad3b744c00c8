import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReadRow } from '../../../server/recognise/recognised.ts';
import type { Recogniser } from '../../../server/recognise/recogniser.ts';
import { countStatements } from '../count-statements.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted } from '../orders/orders-and-payments.ts';
import { storeFile } from '../files/send-file.ts';
import { addProducts, type AddedProduct } from './add-products.ts';
import { pathOf } from './category-path.ts';

const onPage: ReadRow['source'] = { page: 1, box: [0.1, 0.1, 0.5, 0.05] };

const head = 'Item,Colour,Size';

/** Reads a row in each line of a sheet as if it stood there: its name, colour and size. */
function readerOf(source: ReadRow['source']): Recogniser {
  return {
    read: async (bytes) => ({
      rows: Buffer.from(bytes)
        .toString()
        .split('\n')
        .slice(1)
        .map((line): ReadRow => {
          const [name = '', color = '', size = ''] = line.split(',');
          const none = { style: '', barcode: '', code: '', category: [], problem: null };
          return { ...none, name, color, size, amount: 12, price: 4_500, confidence: 0.9, source };
        }),
      columns: [],
    }),
    close: async () => undefined,
  };
}

interface Item {
  readonly name: string;
  readonly match?: { readonly sku_id: string };
  readonly namesakes?: number;
  readonly similar?: { readonly sku_id: string; readonly category_id: readonly string[] };
}

const products: readonly AddedProduct[] = [
  ['lamp', 'Blue lamp', '蓝色台灯', 'โคมไฟสีน้ำเงิน', '', ''],
  ['notebook', 'Ruled notebook', '橫線筆記本', 'สมุดมีเส้น', '', ''],
  ['wok', 'Cast iron wok', '铸铁炒锅', 'กระทะเหล็กหล่อ', 'Black', ''],
  ['soap-300', 'Lemon soap 300 ml', '柠檬皂液 300 ml', 'สบู่มะนาว 300 มล.', '', ''],
  ['shirt-s', 'Oxford shirt', '牛津纺衬衫', 'เสื้อเชิ้ตออกซ์ฟอร์ด', 'White', 'S'],
  ['shirt-m', 'Oxford shirt', '牛津纺衬衫', 'เสื้อเชิ้ตออกซ์ฟอร์ด', 'White', 'M'],
  ['plate', 'Soup plate', '汤碟碗盘', 'จานซุปก้นลึก', '', ''],
  ['plane', 'Soup plane', '汤碟碗盆', 'จานซุปก้นลิก', '', ''],
  ['jug-green', 'Field jug', '山野提灯壶', 'เหยือกสนามทุ่งหญ้า', 'Green', '300 ml'],
  ['jug-blue', 'Field jug', '山野提灯壶', 'เหยือกสนามทุ่งหญ้า', 'Blue', '300 ml'],
  ['jug-white', 'Field jug', '山野提灯壶', 'เหยือกสนามทุ่งหญ้า', 'White', '500 ml'],
  ['pack', 'Hiking backpack', '登山双肩包', 'กระเป๋าเป้เดินป่า', 'Navy', '22 l'],
  ['cutlery', 'Camp cutlery', '露营刀叉勺', 'ชุดช้อนส้อมเดินป่า', 'Steel', 'Set of 3'],
  ['cutlery-12', 'Camp cutlery', '露营刀叉勺', 'ชุดช้อนส้อมเดินป่า', 'Steel', 'Set of 12'],
  ['gone', 'Folding chair', '折叠椅子', 'เก้าอี้พับได้', '', ''],
];

let server: TestServer;
let storekeeper: Person;
let rival: Person;
let category = '';

async function start(source: ReadRow['source']): Promise<TestServer> {
  const started = await startServer({ TALAT_DEMO: '1' }, { recogniser: readerOf(source) });
  category = await addProducts(started.database.pool, products);
  return started;
}

beforeAll(async () => {
  server = await start(onPage);
  [storekeeper, rival] = await server.people('storekeeper', 'rival_owner');
});
afterAll(() => server.stop());

function fileOf(lines: readonly string[]): Buffer {
  return Buffer.from([head, ...lines.map((line) => (line.includes(',') ? line : `${line},,`))].join('\n'));
}

async function recognise(person: Person, ...lines: readonly string[]): Promise<Item[]> {
  const { filepath: file_path } = await storeFile(person, fileOf(lines));
  return accepted(await person.post('/api/recognize_skus_from_photo', { file_path })) as Item[];
}

const idsOf = (items: readonly Item[]) =>
  items.map(({ match, similar }) => [match?.sku_id, similar?.sku_id].map((id) => id?.replace('near-', '')));

describe('a row of a page', () => {
  test.each([
    ['Bluo lamp', 'lamp'],
    ['蓝色台打', 'lamp'],
    ['โคมไฟสีนำเงิน', 'lamp'],
    ['Ru1ed notebook', undefined],
    ['Ruled notehook', 'notebook'],
    ['橫線筆记本', 'notebook'],
    ['สมุคมีเส้น', 'notebook'],
    ['Cast iron wak black', 'wok'],
    ['Cast iron wak,Black,', 'wok'],
    ['Cast iron wak,Red,', undefined],
    ['Cast iron wak red', undefined],
    ['Lemom soap 300 ml', 'soap-300'],
    ['Lemom soap 500 ml', undefined],
    ['Oxfond shirt,White,M', 'shirt-m'],
    ['Oxfond shirt white m', 'shirt-m'],
    ['Oxfond shirt', undefined],
    ['Oxfond shirt white l', undefined],
    ['Soup plabe', undefined],
    ['Folding chaer', undefined],
    ['Bread knife', undefined],
    ['', undefined],
  ])('that was read as %s is perhaps %s', async (line, id) => {
    expect(idsOf(await recognise(storekeeper, line))).toEqual([[undefined, id]]);
  });

  test.each([
    ['山野堤灯壶300ml绿色', 'jug-green', undefined],
    ['山野堤灯壶500ml百色', 'jug-white', undefined],
    ['เหยือกสนามทุ่งหญา 300 มล.เขียว', 'jug-green', undefined],
    ['山野堤灯壶300ml', undefined, 2],
    ['登山双肩包221藏青', 'pack', undefined],
    ['登山双肩包211藏青', undefined, undefined],
    ['ชุดซ้อนส้อมเดินป่า 3 ชิ้นสแตนเลส', 'cutlery', undefined],
    ['ชุดซ้อนส้อมเดินป่า 5 ชิ้นสแตนเลส', undefined, undefined],
    ['山野堤灯壶300ml红色', undefined, undefined],
    ['山野堤灯壶700ml绿色', undefined, undefined],
  ])('that was read without spaces as %s is perhaps %s, or one of %s', async (line, id, namesakes) => {
    const items = await recognise(storekeeper, line);
    expect(idsOf(items)).toEqual([[undefined, id]]);
    expect(items.map((item) => item.namesakes)).toEqual([namesakes]);
  });

  test('of an exact name has its product alone', async () => {
    expect(idsOf(await recognise(storekeeper, 'Blue lamp', 'Bluo lamp'))).toEqual([
      ['lamp', undefined],
      [undefined, 'lamp'],
    ]);
  });

  test('says the category of the product that it perhaps is, and has none itself', async () => {
    const [item] = await recognise(storekeeper, 'Ruled notehook');
    expect(item).toMatchObject({
      name: 'Ruled notehook',
      cate_id3: '',
      problem: 'category_unknown',
      similar: { sku_id: 'near-notebook', price: 99, category_id: await pathOf(server, category) },
    });
  });

  test('is no product of another shop', async () => {
    expect(idsOf(await recognise(rival, 'Bluo lamp'))).toEqual([[undefined, undefined]]);
  });
});

describe('a row that a person corrected', () => {
  async function match(
    person: Person,
    ...rows: readonly Readonly<Record<string, string>>[]
  ): Promise<Item[]> {
    return accepted(await person.post('/api/match_rows', { rows })) as Item[];
  }

  test('is the product of its name, colour and size, with its category', async () => {
    const [item, ...others] = await match(storekeeper, { name: 'oxford shirt', color: '白色', size: 'm' });
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      match: { sku_id: 'near-shirt-m', price: 99, category_id: await pathOf(server, category) },
    });
  });

  test.each([
    [{ name: 'Field jug', size: '300 ml' }, [undefined, undefined, 2]],
    [{ name: 'Field jug', size: '300 ml', color: 'Green' }, ['jug-green', undefined, undefined]],
    [{ name: 'Field jug', size: '300 ml', color: 'Red' }, [undefined, undefined, undefined]],
    [{ name: 'Bluo lamp' }, [undefined, 'lamp', undefined]],
    [{ name: 'Bread knife' }, [undefined, undefined, undefined]],
  ])('%j means %j', async (row, meant) => {
    const items = await match(storekeeper, row);
    expect([...(idsOf(items)[0] ?? []), items[0]?.namesakes]).toEqual(meant);
  });

  test('is answered in its place', async () => {
    const items = await match(
      storekeeper,
      { name: 'Bread knife' },
      { name: 'Blue lamp' },
      { name: 'Bluo lamp' },
    );
    expect(idsOf(items)).toEqual([
      [undefined, undefined],
      ['lamp', undefined],
      [undefined, 'lamp'],
    ]);
  });

  test('is no product of another shop', async () => {
    expect(await match(rival, { name: 'Blue lamp' }, { name: 'Bluo lamp' })).toEqual([{}, {}]);
  });

  test('needs a name', async () => {
    const answer = await storekeeper.post('/api/match_rows', { rows: [{ name: ' ' }] });
    expect(answer.status).toBe(400);
  });
});

describe('a search of the stock that finds nothing', () => {
  async function found(name: string): Promise<readonly string[]> {
    const { items } = accepted(
      await storekeeper.post('/api/stock_list', { name, order_by: 'relevance' }),
    ) as { readonly items: readonly { readonly id: string }[] };
    return items.map(({ id }) => id.replace('near-', ''));
  }

  test.each([
    ['蓝色台打', ['lamp']],
    ['สมุคมีเส้น', ['notebook']],
    ['汤碟碗盒', ['plane', 'plate']],
    ['山野堤灯壶300ml', ['jug-blue', 'jug-green', 'jug-white']],
    ['山野堤灯壶900ml', ['jug-blue', 'jug-green', 'jug-white']],
    ['风铃', []],
  ])('for %s shows what is called nearly so', async (name, ids) => {
    expect([...(await found(name))].sort()).toEqual(ids);
  });
});

test('a row of a sheet was written so', async () => {
  const sheets = await start({ sheet: 'Goods', cell: 'A2' });
  expect(idsOf(await recognise(await sheets.as('storekeeper'), 'Bluo lamp'))).toEqual([
    [undefined, undefined],
  ]);
  await sheets.stop();
});

test('a page of forty rows is matched with no more statements than one of two', async () => {
  const forty = Array.from(
    { length: 40 },
    (_, at) => `${at % 2 === 0 ? 'Bluo lamp' : 'Ruled notehook'} ${at}`,
  );
  const { filepath: two } = await storeFile(storekeeper, fileOf(['Bluo lamp', 'Bluo lamp 9']));
  const { filepath: many } = await storeFile(storekeeper, fileOf(['Bluo lamp', ...forty]));
  const count = (file_path: string) =>
    countStatements(() => storekeeper.post('/api/recognize_skus_from_photo', { file_path }));
  await count(two);
  expect(await count(many)).toBe(await count(two));
});
