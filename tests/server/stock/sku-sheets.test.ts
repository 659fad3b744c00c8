import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sheetType } from '../../../domain/stock-entry/sheet-type.ts';
import { readProductRows, productColumns } from '../../../server/commands/product-rows.ts';
import { readSheet } from '../../../server/commands/sheet.ts';
import { productColumnsByName } from '../../../server/sheets/product-sheet.ts';
import { startServer, type Person, type Reply, type TestServer } from '../harness.ts';
import { accepted } from '../orders/orders-and-payments.ts';

let server: TestServer;
let storekeeper: Person;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talat-'));
  server = await startServer();
  storekeeper = await server.as('storekeeper');
  await server.database.pool.query(
    `INSERT INTO categories (merchant_id, category_id, parent_id, level, position, name, ch_name, th_name) VALUES
       ('m-demo', 'x1', NULL, 1, 900, 'Extra', '其他', 'อื่น ๆ'), ('m-demo', 'x2', 'x1', 2, 1, 'Second', '', ''),
       ('m-demo', 'x3', 'x2', 3, 1, 'Third', '', 'ที่สาม'), ('m-demo', 'x4', 'x2', 3, 2, 'Fourth', '', 'ที่สาม');
     INSERT INTO skus (merchant_id, sku_id, category_id, name, ch_name, th_name, color, size, style, price_satang, vip_price_satang,
       original_price_satang, on_hand, reserved, barcode, low_stock_at, status, description) VALUES
       ('m-demo', 'plain', 'x3', 'Plain', '', '', '', '', '', 1999, NULL, NULL, 12, 2, '', NULL, 'active', ''),
       ('m-demo', 'whole', 'x3', '=HYPERLINK("x")', '全部', 'ทั้งหมด', '+66', '-L', '@', 100000, 90050, 120000, 0, 0, '0885001', 3, 'active',
        E'<b>two\\nlines</b> & more _x0041_'),
       ('m-demo', 'gone', 'x4', 'Gone', '', '', '', '', '', 500, NULL, NULL, 7, 0, '', 0, 'inactive', ''),
       ('m-demo', 'twin', 'x3', 'Plain', '', '', '', '', '', 1999, NULL, NULL, 1, 0, '', NULL, 'active', '')`,
  );
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

type SheetCell = string | number;

function rowsOf(reply: Reply, at = 0): SheetCell[][] {
  const book = read(reply.data, { type: 'buffer' });
  return utils.sheet_to_json<SheetCell[]>(book.Sheets[book.SheetNames[at] ?? ''] ?? {}, {
    header: 1,
    defval: '',
  });
}

/** The rows of a sheet about these products, with the names of its columns. */
function productsOf(rows: readonly (readonly SheetCell[])[], ids: readonly string[]) {
  const [head = [], ...lines] = rows;
  return lines
    .filter((cells) => ids.includes(String(cells[3])))
    .map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}

describe('export_skus', () => {
  test('holds every product with what is on hand, active and inactive, texts as texts', async () => {
    const reply = await storekeeper.get('/api/export_skus?lang=th');
    expect([reply.status, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
      200,
      sheetType,
      'attachment; filename="sku_list.xlsx"',
    ]);
    const rows = rowsOf(reply);
    const { rows: counts } = await server.database.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM skus WHERE merchant_id = 'm-demo'`,
    );
    expect(rows.length - 1).toBe(counts[0]?.count);
    const found = productsOf(rowsOf(await storekeeper.get('/api/export_skus')), [
      'plain',
      'whole',
      'gone',
      'twin',
    ]);
    const path = { category1: 'Extra', category2: 'Second', category3: 'Third' };
    const plain = {
      ...path,
      sku_id: 'plain',
      name: 'Plain',
      ch_name: '',
      th_name: '',
      color: '',
      size: '',
      style: '',
      price: 19.99,
      vip_price: '',
      original_price: '',
      amount: 12,
      barcode: '',
      low_stock_at: '',
      status: 'active',
      description: '',
    };
    expect(found).toEqual([
      {
        ...path,
        sku_id: 'whole',
        name: '=HYPERLINK("x")',
        ch_name: '全部',
        th_name: 'ทั้งหมด',
        color: '+66',
        size: '-L',
        style: '@',
        price: 1000,
        vip_price: 900.5,
        original_price: 1200,
        amount: 0,
        barcode: '0885001',
        low_stock_at: 3,
        status: 'active',
        description: '<b>two\nlines</b> & more _x0041_',
      },
      plain,
      { ...plain, sku_id: 'twin', amount: 1 },
      {
        ...plain,
        category3: 'Fourth',
        sku_id: 'gone',
        name: 'Gone',
        price: 5,
        amount: 7,
        low_stock_at: 0,
        status: 'inactive',
      },
    ]);
    const cells = read(reply.data, { type: 'buffer', cellFormula: true }).Sheets['sku_list'];
    expect(Object.values(cells ?? {}).filter((cell) => (cell as { f?: string }).f !== undefined)).toEqual([]);
  });

  test.each(['zh', 'en', 'th'])('in %s is read again by the operator’s command as it is', async (lang) => {
    const path = join(folder, `${randomUUID()}.xlsx`);
    const reply = await storekeeper.get('/api/export_skus', { headers: { 'accept-language': lang } });
    await writeFile(path, reply.raw.rawPayload);
    const categories = await server.store.forMerchant('m-demo').catalogue.categories();
    const author = { caller: { user: { user_id: 'somchai', name: 'Somchai' }, roles: [] }, now: new Date() };
    const rows = await readSheet(path, productColumns, productColumnsByName);
    const { products, errors } = readProductRows(rows, categories, author);
    expect(errors).toEqual([]);
    const { rows: stored } = await server.database.pool.query(
      `SELECT category_id, name, ch_name, th_name, color, size, style, price_satang::int, vip_price_satang::int, original_price_satang::int,
         barcode, low_stock_at, status, description, on_hand FROM skus WHERE merchant_id = 'm-demo'`,
    );
    const known = products.map(({ product, pieces }) => {
      const {
        sku_id: _id,
        created: _created,
        changed_at: _at,
        changed_by: _by,
        changed_by_id: _byId,
        changed_by_role: _byRole,
        ...fields
      } = product;
      return { ...fields, on_hand: pieces };
    });
    const sorted = (list: readonly object[]) =>
      list.map((fields) => JSON.stringify(Object.entries(fields).toSorted())).toSorted();
    expect(sorted(known)).toEqual(sorted(stored as object[]));
  });

  test('comes back through confirm_import_skus: the same products, their barcodes and prices as they were', async () => {
    const found = productsOf(rowsOf(await storekeeper.get('/api/export_skus')), ['plain', 'gone', 'twin']);
    const items = found.map(({ category3, sku_id, name, price, amount, barcode }) => ({
      sku_id,
      name,
      amount,
      barcode,
      category_id: ['x1', 'x2', category3 === 'Third' ? 'x3' : 'x4'],
      price: Number(price).toFixed(2),
    }));
    const reply = await storekeeper.post('/api/confirm_import_skus', {
      items,
      total_items: items.length,
      total_value:
        found.reduce((sum, { price, amount }) => sum + Math.round(Number(price) * 100) * Number(amount), 0) /
        100,
    });
    expect(accepted(reply)).toMatchObject({ created: 0, increased: 3 });
    const { rows } = await server.database.pool.query(
      `SELECT sku_id, on_hand, price_satang::int AS price, status, version FROM skus WHERE sku_id IN ('plain', 'gone', 'twin') ORDER BY 1`,
    );
    expect(rows).toEqual([
      { sku_id: 'gone', on_hand: 14, price: 500, status: 'inactive', version: 1 },
      { sku_id: 'plain', on_hand: 24, price: 1999, status: 'active', version: 1 },
      { sku_id: 'twin', on_hand: 2, price: 1999, status: 'active', version: 1 },
    ]);
  });

  test('is taken by the upload of documents', async () => {
    const { data } = await storekeeper.get('/api/export_skus');
    const body = {
      data: `data:${sheetType};base64,${(data as Buffer).toString('base64')}`,
      filename: 'sku_list.xlsx',
    };
    const { filepath } = accepted(await storekeeper.post('/api/upload', body)) as { filepath: string };
    expect(filepath).toMatch(/\.xlsx$/);
  });
});

describe('sku_template', () => {
  test('names the columns, and on a second sheet the categories', async () => {
    const reply = await storekeeper.get('/api/sku_template?lang=zh');
    expect([reply.status, reply.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="sku_list.xlsx"',
    ]);
    const [head = [], ...rest] = rowsOf(reply);
    expect([head.slice(0, 5), rest]).toEqual([['一级分类', '二级分类', '三级分类', '商品编号', '名称'], []]);
    const [, ...paths] = rowsOf(reply, 1);
    expect(paths).toContainEqual(['其他', 'Second', 'Third']);
    const thai = rowsOf(await storekeeper.get('/api/sku_template?lang=th'), 1);
    // Two categories share this name in Thai: it would not say which.
    expect(thai).toContainEqual(['อื่น ๆ', 'Second', 'Fourth']);
  });
});
