import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../harness.ts';
import { command, storageOf } from './run-command.ts';

let server: TestServer;
let folder: string;

beforeEach(async () => {
  server = await startServer({ TALAT_DEMO: '0' });
  folder = await mkdtemp(join(tmpdir(), 'talat-'));
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const owner = ['--name', 'Shop', '--owner-line-id', `U${'0'.repeat(32)}`] as const;
const line = ['--channel-id', '1234567890', '--liff-id', '1234567890-AbcdEfgh'] as const;

async function addWith(skus: string) {
  const [categories, products] = [join(folder, 'categories.csv'), join(folder, 'products.csv')];
  await writeFile(categories, 'level,name\n1,Clothes\n2,Tops\n3,Shirts');
  await writeFile(products, skus);
  const sheets = ['--categories', categories, '--skus', products];
  return await command(storageOf(server.database), 'merchant', 'add', ...owner, ...line, ...sheets);
}

describe('a sheet of products', () => {
  test('gives them barcodes, levels and statuses, by the column names of any language', async () => {
    const { complained } = await addWith(
      [
        'category1,หมวดหมู่ 2,三级分类,name,价格,จำนวน,条码,low_stock_at,สถานะ,sku_id',
        'Clothes,Tops,Shirts,Oxford,390,12,0885001,20,active,a',
        'Clothes,Tops,Shirts,Oxford,390,3,,,inactive,b',
        'Clothes,Tops,Shirts,Linen,490,,0885002,,,',
      ].join('\n'),
    );
    expect(complained).toEqual([]);
    const { rows } = await server.database.pool.query(
      `SELECT name, on_hand, barcode, low_stock_at, status FROM skus ORDER BY name, on_hand`,
    );
    expect(rows).toEqual([
      { name: 'Linen', on_hand: 0, barcode: '0885002', low_stock_at: null, status: 'active' },
      { name: 'Oxford', on_hand: 3, barcode: '', low_stock_at: null, status: 'inactive' },
      { name: 'Oxford', on_hand: 12, barcode: '0885001', low_stock_at: 20, status: 'active' },
    ]);
  });

  test('with a barcode twice, a level or a status that cannot be is refused by line', async () => {
    const { complained } = await addWith(
      [
        'category1,category2,category3,name,price,barcode,low_stock_at,status',
        'Clothes,Tops,Shirts,Oxford,390,0885001,,',
        'Clothes,Tops,Shirts,Linen,390,0885001,,',
        'Clothes,Tops,Shirts,Denim,390,,-1,',
        'Clothes,Tops,Shirts,Silk,390,,,sold',
        `Clothes,Tops,Shirts,Wool,390,${'1'.repeat(65)},,`,
      ].join('\n'),
    );
    expect(complained.join('\n').split('\n').slice(1)).toEqual([
      '  line 3: barcode is that of line 2',
      '  line 4: low_stock_at must be >= 0',
      '  line 5: status must be active or inactive',
      '  line 6: barcode must NOT have more than 64 characters',
    ]);
  });
});
