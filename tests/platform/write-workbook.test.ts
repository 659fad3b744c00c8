import { read, utils } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { sheetType } from '../../domain/stock-entry/sheet-type.ts';
import { writeWorkbook } from '../../src/platform/write-workbook.ts';

describe('a sheet that is made on this device', () => {
  test('is an Excel file with its rows: texts stay texts, whatever they begin with, and what is empty is', async () => {
    const rows = [
      ['Product', 'Counted', 'Remark'],
      ['ถ้วย & 杯 <"b">', 12, '=1+1'],
      ['Lamp', null, 'back\nshelf'],
      ['Bag', -3.5, ''],
    ];
    const sheet = {
      name: 'Review',
      widths: [30, 8, 20],
      headRows: 1,
      rows: [rows.slice(0, 2), rows.slice(2)],
    };
    const file = await writeWorkbook([sheet]);
    expect(file.type).toBe(sheetType);
    const book = read(await file.arrayBuffer());
    const worksheet = book.Sheets['Review']!;
    expect(utils.sheet_to_json(worksheet, { header: 1, defval: null })).toEqual([
      ['Product', 'Counted', 'Remark'],
      ['ถ้วย & 杯 <"b">', 12, '=1+1'],
      ['Lamp', null, 'back\nshelf'],
      ['Bag', -3.5, null],
    ]);
    expect(worksheet['C2']).toMatchObject({ t: 's' });
  });

  test('of 10,000 rows is whole', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => [`Product ${at}`, at]);
    const file = await writeWorkbook([{ name: 'Review', widths: [30, 8], headRows: 0, rows: [rows] }]);
    const { Sheets } = read(await file.arrayBuffer());
    expect(utils.sheet_to_json(Sheets['Review']!, { header: 1 })).toEqual(rows);
  });
});
