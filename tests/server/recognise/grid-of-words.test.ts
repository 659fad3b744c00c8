import { describe, expect, test } from 'vitest';
import { gridOfWords } from '../../../server/recognise/page/grid-of-words.ts';
import type { Word } from '../../../server/recognise/page/words.ts';
import { composeText } from '../../../server/recognise/readers/compose-text.ts';

/** A word on a square page of 100 by 100; a letter is 1 wide and 2 high. */
function word(text: string, x: number, y: number): Word {
  return { text, confidence: 1, box: [x / 100, y / 100, text.length / 100, 0.02] };
}

function textsOf(words: readonly Word[]): (string | null)[][] {
  return gridOfWords(words, 1, 1).map((row) => row.map((cell) => cell?.text ?? null));
}

describe('words of a page', () => {
  test('in lines that are not quite level become rows, and those close together one cell', () => {
    expect(
      textsOf([
        word('Item', 5, 10),
        word('Qty', 40, 10.4),
        word('Price', 60, 9.8),
        word('Blue', 5, 14),
        word('cup', 10, 14.3),
        word('12', 41, 14),
        word('45', 62, 14.2),
      ]),
    ).toEqual([
      ['Item', 'Qty', 'Price'],
      ['Blue cup', '12', '45'],
    ]);
  });

  test('under a head stand in its columns, also where one is left out or longer than its head', () => {
    expect(
      textsOf([
        word('Item', 5, 10),
        word('Qty', 40, 10),
        word('Price', 60, 10),
        word('A very long name of a thing', 5, 14),
        word('45', 62, 14),
        word('Cup', 5, 18),
        word('3', 42, 18),
      ]),
    ).toEqual([
      ['Item', 'Qty', 'Price'],
      ['A very long name of a thing', null, '45'],
      ['Cup', '3', null],
    ]);
  });

  test('at the right of columns whose heads stand at their left are in these columns', () => {
    expect(
      textsOf([
        word('No', 2, 10),
        word('Item', 10, 10),
        word('Qty', 40, 10),
        word('Unit', 50, 10),
        word('Price', 60, 10),
        word('Total', 75, 10),
        ...[1, 2, 3].flatMap((line) => [
          word(String(line), 6, 10 + line * 4),
          word('A cup', 10, 10 + line * 4),
          word('36', 46, 10 + line * 4),
          word('pcs', 50, 10 + line * 4),
          word('8.50', 69, 10 + line * 4),
          word('306.00', 84, 10 + line * 4),
        ]),
      ]),
    ).toEqual([
      ['No', 'Item', 'Qty', 'Unit', 'Price', 'Total'],
      ['1', 'A cup', '36', 'pcs', '8.50', '306.00'],
      ['2', 'A cup', '36', 'pcs', '8.50', '306.00'],
      ['3', 'A cup', '36', 'pcs', '8.50', '306.00'],
    ]);
  });

  test('at the right of columns of which one has no head stand under those by which amounts and prices come to their sums', () => {
    const goods = [
      ['Shirt', 'S', '12', '95', '1140'],
      ['Shirt', 'M', '10', '95', '950'],
      ['Vest', 'L', '36', '49', '1764'],
      ['Vest', 'M', '12', '49', '588'],
      ['Belt', '', '15', '45', '675'],
      ['Hat', '', '24', '35', '840'],
    ];
    const places = [5, 40, 52, 64, 84];
    const words = goods.flatMap((cells, line) =>
      cells.flatMap((text, at) => (text === '' ? [] : [word(text, places[at] ?? 0, 14 + line * 4)])),
    );
    expect(
      textsOf([
        word('Item', 5, 10),
        word('Qty', 45, 10),
        word('Each', 56, 10),
        word('Total', 67, 10),
        ...words,
      ]),
    ).toEqual([
      ['Item', null, 'Qty', 'Each', 'Total'],
      ...goods.map((cells) => cells.map((text) => (text === '' ? null : text))),
    ]);
  });

  test('under a head of which a word was not read stand in a column of their own', () => {
    expect(
      textsOf([
        word('No', 2, 10),
        word('Qty', 40, 10),
        word('Price', 60, 10),
        ...[1, 2, 3].flatMap((line) => [
          word(String(line), 2, 10 + line * 4),
          word('A cup', 8, 10 + line * 4),
          word('12', 40, 10 + line * 4),
          word('45', 60, 10 + line * 4),
        ]),
      ]),
    ).toEqual([
      ['No', null, 'Qty', 'Price'],
      ...[1, 2, 3].map((line) => [String(line), 'A cup', '12', '45']),
    ]);
  });

  test('without a head stand in the columns of most lines', () => {
    expect(
      textsOf([
        word('Delivery of May', 5, 5),
        ...[0, 1, 2].flatMap((line) => [
          word('Cup', 5, 10 + line * 4),
          word('12', 40, 10 + line * 4),
          word('45', 60, 10 + line * 4),
        ]),
        word('Dish', 5, 22),
        word('80', 60, 22),
      ]),
    ).toEqual([
      ['Delivery of May', null, null],
      ['Cup', '12', '45'],
      ['Cup', '12', '45'],
      ['Cup', '12', '45'],
      ['Dish', null, '80'],
    ]);
  });

  test.each([
    ['身高尺码', '90', '100', '110'],
    ['จำนวน', 'S', 'M', 'L'],
  ])('under one word of a head are columns of their own: %s', (over, ...sizes) => {
    const row = (y: number, texts: readonly string[]) =>
      texts.flatMap((text, at) => (text === '' ? [] : word(text, 5 + at * 12, y)));
    expect(
      textsOf([
        ...row(10, ['Item', '', over, '', 'Price']),
        ...row(14, ['', ...sizes]),
        ...row(18, ['Shirt', '6', '', '4', '45']),
        ...row(22, ['Skirt', '6', '5', '4', '45']),
      ]),
    ).toEqual([
      ['Item', over, null, null, 'Price'],
      [null, ...sizes, null],
      ['Shirt', '6', null, '4', '45'],
      ['Skirt', '6', '5', '4', '45'],
    ]);
  });

  test('that begin with the number of their row, which has a column of its own, are in both', () => {
    expect(
      textsOf([
        word('No.', 5, 10),
        word('Item', 16, 10),
        word('Qty', 40, 10),
        word('Price', 60, 10),
        word('1 Mug', 6, 14),
        word('12', 41, 14),
        word('45', 62, 14),
        word('2', 6, 18),
        word('A very long name', 12, 18),
        word('12', 41, 18),
        word('45', 62, 18),
        word('Total', 5, 22),
        word('90', 62, 22),
      ]),
    ).toEqual([
      ['No.', 'Item', 'Qty', 'Price'],
      ['1', 'Mug', '12', '45'],
      ['2', 'A very long name', '12', '45'],
      ['Total', null, null, '90'],
    ]);
  });

  test('that begin with figures which do not count on are names', () => {
    const line = (name: string, y: number) => [word(name, 5, y), word('12', 41, y), word('45', 62, y)];
    const head = [word('No.', 5, 10), word('Item', 16, 10), word('Qty', 40, 10), word('Price', 60, 10)];
    const words = [...head, ...line('12 V lamp', 14), ...line('5 V lamp', 18)];
    expect(textsOf(words).map(([first, second]) => first ?? second)).toEqual([
      'No.',
      '12 V lamp',
      '5 V lamp',
    ]);
  });

  test('without any order are no table', () => {
    expect(textsOf([])).toEqual([]);
  });
});

describe('a text of a PDF', () => {
  test('has its Thai am put together again, with and without a tone', () => {
    expect(['นำ้', 'น้ำ', 'กำ'.normalize('NFKD')].map(composeText)).toEqual(['นำ้', 'น้ำ', 'กำ']);
  });

  test('has the Chinese characters that look like those in it', () => {
    expect(composeText('第 2 ⻚ ⻢桶刷 ⾦⾊ 硅㬵锅铲 ⺠⻋⻔⻓')).toBe(
      '第 2 页 马桶刷 金色 硅胶锅铲 民车门长',
    );
  });
});

describe('lines of a list', () => {
  test('are names, amounts and prices, and a currency sign that was read as a figure is none', () => {
    const lines = [
      ['1. Fish sauce', 'x12', '฿45'],
      ['2. Red beans x28', 'B147.50'],
      ['3. Gel pen x37', '151.25'],
    ].flatMap((texts, row) => texts.map((text, at) => word(text, 5 + at * 30, 10 + row * 4)));
    expect(textsOf(lines)).toEqual([
      ['Fish sauce', 'x12', '@45'],
      ['Red beans', 'x28', '@147.50'],
      ['Gel pen', 'x37', '@51.25'],
    ]);
  });

  test('of which a few have lost the currency behind their prices keep all figures', () => {
    const lines = ['绿豆 29 件 23铢', '红豆 12 件 86铢', '黑豆x28 159'].map((text, row) =>
      word(text, 5, 10 + row * 4),
    );
    expect(textsOf(lines).map(([, , price]) => price)).toEqual(['@23', '@86', '@159']);
  });

  test('whose amount cannot be read are rows all the same', () => {
    const lines = [
      ['Fish sauce x12', '@45'],
      ['Gel pen x37', '@151'],
      ['Lamp', '? pc', '@640'],
    ].flatMap((texts, row) => texts.map((text, at) => word(text, 5 + at * 30, 10 + row * 4)));
    expect(textsOf(lines).at(-1)).toEqual(['Lamp', '? pc', '@640']);
  });

  test('whose amount cannot be read before a price with a currency are rows too', () => {
    const lines = [
      ['Fish sauce x12', '45 baht'],
      ['Gel pen x37', '151 baht'],
      ['Lamp', '10;# pc', '640 baht'],
    ].flatMap((texts, row) => texts.map((text, at) => word(text, 5 + at * 30, 10 + row * 4)));
    expect(textsOf(lines).at(-1)).toEqual(['Lamp', '10;# pc', '@640']);
  });

  test('that are numbered have no number in a name, also where it lost its dot', () => {
    const lines = [
      '1. Fish sauce x12 ฿45',
      '2 Red beans x28 ฿147',
      '3. Gel pen x37 ฿151',
      '4. 7 Up x6 ฿20',
    ].map((text, row) => word(text, 5, 10 + row * 4));
    expect(textsOf(lines).map(([name]) => name)).toEqual(['Fish sauce', 'Red beans', 'Gel pen', '7 Up']);
  });

  test('in Thai and Chinese have units and currencies', () => {
    const lines = ['ซอสพริก 6 ขวด 45 บาท', '绿豆 29 件 23元', '定价 B149'].map((text, row) =>
      word(text, 5, 10 + row * 4),
    );
    expect(textsOf(lines)).toEqual([
      ['ซอสพริก', '6 ขวด', '@45'],
      ['绿豆', '29 件', '@23'],
    ]);
  });
});
