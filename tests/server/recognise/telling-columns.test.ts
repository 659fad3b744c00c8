import { describe, expect, test } from 'vitest';
import { readGrids } from '../../../server/recognise/read-grids.ts';
import { noHints } from '../../../server/recognise/table/header-words.ts';
import { table } from './tables.ts';

function read(...lines: readonly string[]) {
  return readGrids([table(...lines)], noHints).rows.map(({ color, size, style, problem }) =>
    [color, size, style, problem].join('|'),
  );
}

describe('a column under a word that nobody knows', () => {
  test.each([
    ['Schnitt', 'lang', 'kurz', ['||lang|', '||kurz|']],
    ['Duftnote', 'Vanilla', '', ['||Vanilla|', '|||']],
    ['Inhalt', '100ml', '250ml', ['||100ml|', '||250ml|']],
    ['Ausführung', 'teal', 'beige', ['teal|||', 'beige|||']],
  ])('that tells goods of one name apart is an attribute: %s', (head, one, other, rows) => {
    const goods = [`Soap | ${one} | 12 | 45`, `Soap | ${other} | 12 | 45`];
    expect(read(`Item | ${head} | Qty | Price`, ...goods)).toEqual(rows);
  });

  test.each([
    ['Watt', '5', '9'],
    ['Charge', 'B-1203', 'B-1204'],
    ['Came on', '3 May', '5 May'],
    ['มาถึง', '3 พ.ย. 68', '5 ธ.ค. 68'],
  ])('of figures, codes or days makes goods of one name unsure: %s', (head, one, other) => {
    const goods = [`Lamp | ${one} | 12 | 45`, `Lamp | ${other} | 12 | 45`, `Cup | ${other} | 12 | 45`];
    expect(read(`Item | ${head} | Qty | Price`, ...goods)).toEqual(['|||unsure', '|||unsure', '|||']);
  });

  test('that tells goods of one style apart makes them unsure', () => {
    const goods = ['Cup | x | extra | 12 | 45', 'Cup | x | normal | 6 | 35'];
    expect(read('Item | Style | Grade | Qty | Price', ...goods)).toEqual(['||x|unsure', '||x|unsure']);
  });

  test('that says the same of goods of one name, or is known for something else, is none', () => {
    const goods = (one: string, other: string) => [`Soap | ${one} | 12 | 45`, `Soap | ${other} | 12 | 45`];
    expect(read('Item | Schnitt | Qty | Price', ...goods('lang', 'lang'))).toEqual(['|||', '|||']);
    expect(read('Item | Remark | Qty | Price', ...goods('thick', 'thin'))).toEqual(['|||', '|||']);
    expect(read('Item | Brand | Qty | Price', ...goods('Lux', 'Dove'))).toEqual(['|||', '|||']);
  });
});
