import { utils, write } from '@e965/xlsx';
import type { WorkSheet } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { struckCells } from '../../../server/recognise/readers/struck-cells.ts';
import { readWorkbook } from '../../../server/recognise/readers/sheet.ts';

describe('a cell of a workbook', () => {
  test.each([
    ['a number with a unit', { t: 'n', v: 12, z: '0" pcs"' }, '12'],
    ['a rounded number', { t: 'n', v: 45.25, z: '0' }, '45.25'],
    ['what a calculation left', { t: 'n', v: 0.1 + 0.2 }, '0.3'],
    ['a rounded percentage', { t: 'n', v: 0.125, z: '0%' }, '12.5%'],
    ['a day', { t: 'n', v: 45_293, z: 'd-mmm' }, '2-Jan'],
    ['a text', { t: 's', v: ' 0045 ' }, '0045'],
    ['a truth', { t: 'b', v: true }, 'TRUE'],
    ['an error', { t: 'e', v: 0x07 }, null],
  ] as const)(
    'that is %s is read as it is kept or, where that says nothing, as it is shown',
    (_, cell, text) => {
      const sheet = { '!ref': 'A1:B1', A1: { ...cell }, B1: { t: 's', v: 'end' } } as const;
      const file = write(utils.book_new(sheet, 'Goods'), { type: 'buffer', bookType: 'xlsx' }) as Buffer;
      expect(readWorkbook(file)[0]?.[0]?.map((found) => found?.text ?? null)).toEqual([text, 'end']);
    },
  );

  test('of a hidden sheet is not read', () => {
    const book = utils.book_new(utils.aoa_to_sheet([['Cup']]), 'Goods');
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Secret']]), 'Costs');
    book.Workbook = { Sheets: [{ name: 'Goods' }, { name: 'Costs', Hidden: 1 }] };
    const file = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    expect(readWorkbook(file).map((grid) => grid[0]?.[0]?.text)).toEqual(['Cup']);
  });
});

describe('rows and columns of a workbook', () => {
  const rows = [
    ['Item', 'Cost', 'Qty'],
    ['Cup', 1, 2],
    ['Dish', 3, 4],
    ['Pan', 5, 6],
  ];

  function readBack(change: (sheet: WorkSheet) => void, bookType: 'xlsx' | 'biff8') {
    const sheet = utils.aoa_to_sheet(rows);
    change(sheet);
    const file = write(utils.book_new(sheet, 'Goods'), {
      type: 'buffer',
      bookType,
      cellStyles: true,
    }) as Buffer;
    return readWorkbook(file)[0] ?? [];
  }

  test('that are hidden are not read', () => {
    const grid = readBack((sheet) => {
      sheet['!cols'] = [{}, { hidden: true }];
      sheet['!rows'] = [{}, {}, { hidden: true }];
    }, 'xlsx');
    expect(grid.map((row) => row.map((cell) => cell?.text ?? null))).toEqual([
      ['Item', null, 'Qty'],
      ['Cup', null, '2'],
      [],
      ['Pan', null, '6'],
    ]);
  });

  test.each(['xlsx', 'biff8'] as const)('that are merged say how far they reach, in %s', (bookType) => {
    const grid = readBack((sheet) => {
      sheet['!merges'] = [utils.decode_range('A2:A4'), utils.decode_range('B1:C1')];
    }, bookType);
    expect(grid.flat().filter((cell) => cell?.rowsBelow !== undefined)).toMatchObject([
      { text: 'Cup', rowsBelow: 2 },
    ]);
  });

  test('that are merged are read at the first that is shown', () => {
    const grid = readBack((sheet) => {
      sheet['!merges'] = [utils.decode_range('A2:A4')];
      sheet['!rows'] = [{}, { hidden: true }];
    }, 'xlsx');
    expect(grid[2]?.[0]).toMatchObject({ text: 'Cup', rowsBelow: 1 });
  });
});

test('cells of a workbook that are crossed out are those whose font has a line through it', () => {
  const parts = {
    'xl/styles.xml':
      '<fonts count="3"><font/><font><strike val="1"/></font><font><strike val="0"/></font></fonts>' +
      '<cellXfs><xf fontId="0"/><xf fontId="1"><alignment/></xf><xf fontId="2"/></cellXfs>',
    'xl/workbook.xml': '<sheets><sheet name="Goods" r:id="rId7"/></sheets>',
    'xl/_rels/workbook.xml.rels': '<Relationship Target="/xl/worksheets/sheet4.xml" Id="rId7"/>',
    'xl/worksheets/sheet4.xml': '<row r="2"><c r="A2" s="1" t="s"/><c r="B2" s="2"/><c r="C2"/></row>',
  };
  const files = Object.fromEntries(
    Object.entries(parts).map(([path, text]) => [path, { content: Buffer.from(text) }]),
  );
  const workbook = { SheetNames: ['Goods'], Sheets: {}, files };
  expect(struckCells(workbook)).toEqual(new Map([['Goods', new Set(['A2'])]]));
});
