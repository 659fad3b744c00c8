import { describe, expect, test } from 'vitest';
import { sheetType } from '../../domain/stock-entry/sheet-type.ts';
import { prepareEntryFile } from '../../src/platform/entry-files.ts';

const workbook = 'PK\u0003\u0004 xl/workbook.xml';
const list = 'Item,Qty\nCup,12\n';
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

async function nameOf(name: string, type: string, content: BlobPart): Promise<string> {
  const prepared = await prepareEntryFile(new File([content], name, { type }));
  return prepared.ok ? prepared.fileName : prepared.reason;
}

describe('a chosen file', () => {
  test.each([
    ['that is a list keeps its name', 'Goods.XLSX', sheetType, workbook, 'Goods.XLSX'],
    [
      'that is a sheet without a name is called as exported lists are',
      '',
      sheetType,
      workbook,
      'sku_list.xlsx',
    ],
    ['that is a table in text is taken', 'goods.csv', 'text/csv', list, 'goods.csv'],
    ['that is a list of another kind than its name says is taken', 'goods.xls', '', list, 'goods.xls'],
    ['that is a photo is taken', 'note.png', 'image/png', png, 'note.png'],
    [
      'of no kind in which goods are read is refused',
      'goods.zip',
      'application/zip',
      'PK',
      'wrong_file_type',
    ],
    [
      'that is a photo of a kind that is not read is refused',
      'note.heic',
      'image/heic',
      'x',
      'wrong_file_type',
    ],
    ['without anything in it is refused', 'goods.xlsx', sheetType, '', 'file_empty'],
    ['that is called a photo and is none is refused', 'note.jpg', 'image/jpeg', 'hello', 'not_as_named'],
    [
      'that is called a sheet and is another archive is refused',
      'a.xlsx',
      sheetType,
      'PK\u0003\u0004',
      'not_as_named',
    ],
    [
      'that is called a photo, is none and would be made smaller is refused',
      'note.jpg',
      'image/jpeg',
      new Uint8Array(2 * 1024 * 1024),
      'not_as_named',
    ],
  ] as const)('%s', async (_, name, type, content, result) => {
    expect(await nameOf(name, type, content)).toBe(result);
  });
});
