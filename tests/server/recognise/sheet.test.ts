import { utils, write } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { readWorkbook } from '../../../server/recognise/readers/sheet.ts';

describe('a cell of a workbook', () => {
  test.each([
    ['a number with a unit', { t: 'n', v: 12, z: '0" pcs"' }, '12'],
    ['a rounded number', { t: 'n', v: 45.25, z: '0' }, '45.25'],
    ['what a calculation left', { t: 'n', v: 0.1 + 0.2 }, '0.3'],
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
