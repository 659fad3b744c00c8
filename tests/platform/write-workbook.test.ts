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

  test('has times of Bangkok, days and amounts as Excel has them', async () => {
    const rows = [[{ time: '2026-03-05T17:30:59Z' }, { day: '2026-03-06' }, { satang: -123_456_70 }]];
    const file = await writeWorkbook([{ name: 'Sums', widths: [18, 12, 14], headRows: 0, rows: [rows] }]);
    const { Sheets } = read(await file.arrayBuffer(), { cellNF: true });
    expect(Sheets['Sums']).toMatchObject({
      A1: { t: 'n', z: 'yyyy\\-mm\\-dd\\ hh:mm', w: '2026-03-06 00:30' },
      B1: { t: 'n', v: 46_087, z: 'yyyy\\-mm\\-dd', w: '2026-03-06' },
      C1: { t: 'n', v: -123_456.7, z: '#,##0.00', w: '-123,456.70' },
    });
  });

  test('of 10,000 rows is whole', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => [`Product ${at}`, at]);
    const file = await writeWorkbook([{ name: 'Review', widths: [30, 8], headRows: 0, rows: [rows] }]);
    const { Sheets } = read(await file.arrayBuffer());
    expect(utils.sheet_to_json(Sheets['Review']!, { header: 1 })).toEqual(rows);
  });
});
