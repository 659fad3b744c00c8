import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../server/recognise/recognised.ts';
import { readRows } from '../../../server/recognise/table/rows.ts';
import { table } from './tables.ts';

/** A table as it is read from a picture. */
function seen(...lines: readonly string[]): Grid {
  return table(...lines).map((cells, row) =>
    cells.map(
      (cell, column) =>
        cell && {
          ...cell,
          confidence: 0.9,
          source: { page: 0, box: [column / 10, row / 100, 0.1, 0.01] as const },
        },
    ),
  );
}

describe('a table in a picture', () => {
  const goods = ['Cup | 12 | 45 | 540', 'Bowl | 6 | 60 | 360'];
  test.each([
    ['ลำดับรายการ | จำนวน | ราคา | รวม', 'two heads in one'],
    ['ลำลดับ รายการ | จำนวน | ราคา | รวม', 'two heads in one, misread'],
    ['品名 | ๓๒ | 单价 | 金锁', 'heads that say nothing'],
  ])('is read under %s (%s)', (head) => {
    const read = readRows(seen(head, ...goods, 'Dish | | 80 | 240'));
    expect(read.map(({ name, amount, price }) => [name, amount, price])).toEqual([
      ['Cup', 12, 4500],
      ['Bowl', 6, 6000],
      ['Dish', 3, 8000],
    ]);
  });

  test.each([
    ['is an S among letters, to be looked at', ['5', 'M', 'L', 'XL'], ['S', 'M', 'L', 'XL'], 'unsure'],
    ['stays among figures', ['5', 'M', 'L', 'XL', '7'], ['5', 'M', 'L', 'XL', '7'], null],
    ['stays among few letters', ['5', 'M', 'L'], ['5', 'M', 'L'], null],
  ])('has a size 5 that %s', (_, sizes, read, problem) => {
    const rows = readRows(
      seen('Item | Size | Qty | Price', ...sizes.map((size) => `Shirt | ${size} | 12 | 95`)),
    );
    expect([rows.map(({ size }) => size), rows[0]?.problem]).toEqual([read, problem]);
  });

  test('is read under a head of which the words of the price and the sum are missing', () => {
    const read = readRows(seen('รายการ | จำนวน | |', ...goods));
    expect(read.map(({ amount, price, problem }) => [amount, price, problem])).toEqual([
      [12, 4500, null],
      [6, 6000, null],
    ]);
  });

  test.each([
    ['of its sum if it was read least surely', 'Cup | 127 | 45 | 540', [0.85, 0.9, 0.9], 12],
    ['of its sum if it cannot be read', 'Cup | l2 | 45 | 540', [0.4, 0.9, 0.9], 12],
    ['that was read if the price was read less surely', 'Cup | 60 | 38.50 | 1,925', [0.9, 0.85, 0.9], 60],
    ['that was read if neither is sure', 'Cup | 127 | 45 | 540', [0.5, 0.7, 0.9], 127],
  ])('has the amount %s, and is to be looked at', (_, line, [amount, price, total], pieces) => {
    const [head = [], cells = []] = seen('Item | Qty | Price | Total', line);
    const confidences = [0.95, amount, price, total];
    const [row] = readRows([
      head,
      cells.map((cell, at) => cell && { ...cell, confidence: confidences[at] ?? 1 }),
    ]);
    expect([row?.amount, row?.problem]).toEqual([pieces, 'unsure']);
  });

  test.each([
    ['sure where the sum proves the figures', 'Cup | 12 | pc | 45 | 540', 0.95, null],
    ['unsure where the sum says something else', 'Cup | 12 | pc | 45 | 548', 0.2, 'unsure'],
    ['unsure where there is no sum', 'Cup | 12 | pc | 45 |', 0.4, 'unsure'],
    ['as sure as its figures for one piece', 'Cup | 1 | pc | 45 | 45', 0.9, null],
  ])('of which the unit was hardly read is %s', (_, line, confidence, problem) => {
    const [head = [], cells = []] = table('Item | Qty | Unit | Price | Total', line);
    const confidences = [0.95, 0.9, 0.4, 0.9, 0.9];
    const blurred = cells.map((cell, at) => cell && { ...cell, confidence: confidences[at] ?? 1 });
    const [row] = readRows([head, blurred]);
    expect([row?.confidence, row?.problem]).toEqual([confidence, problem]);
  });

  test.each([
    ['sums', [' | | | 560', ' | | | 39.20', ' | | | 599.20'], ['Cup', 'Plate']],
    ['the rest of a row that could not be read', [' | | | 90'], ['Cup', 'Plate', '']],
    ['both', [' | | | 90', ' | | | 650'], ['Cup', 'Plate', '']],
  ])('has below its goods %s', (_, below, names) => {
    const lines = ['Cup | 12 | 45 | 540', 'Plate | 1 | 20 | 20', ...below];
    expect(readRows(seen('Item | Qty | Price | Total', ...lines)).map(({ name }) => name)).toEqual(names);
  });

  test('has rows of which only the total was read, above others; the sum above a head is none', () => {
    const head = 'Item | Qty | Price | Total';
    const lines = [
      'Cup | 12 | 45 | 540',
      ' | | | 360',
      'Jug | 1 | 20 | 20',
      ' | | | 920',
      head,
      'Pan | 2 | 5 | 10',
    ];
    expect(readRows(seen(head, ...lines)).map(({ name }) => name)).toEqual(['Cup', '', 'Jug', 'Pan']);
  });

  test('has no numbers of its rows in their names', () => {
    const lines = ['1 Cup | 12 | 45', '2. Bowl | 6 | 60', 'Plate | 1 | 20', '4.Dish | 3 | 80'];
    expect(readRows(seen('No. Item | Qty | Price', ...lines)).map(({ name }) => name)).toEqual([
      'Cup',
      'Bowl',
      'Plate',
      'Dish',
    ]);
  });

  test('keeps figures that names begin with', () => {
    const lines = ['7 Up | 12 | 45', '3 ply mask | 6 | 60', '100 Plus | 3 | 80'];
    expect(readRows(seen('Item | Qty | Price', ...lines)).map(({ name }) => name)).toEqual([
      '7 Up',
      '3 ply mask',
      '100 Plus',
    ]);
    const jugs = ['1.5 l jug', '2.5 l jug', '3.5 l jug'];
    const sizes = jugs.map((jug) => `${jug} | 3 | 80`);
    expect(readRows(seen('Item | Qty | Price', ...sizes)).map(({ name }) => name)).toEqual(jugs);
  });

  test.each([
    ['of a measure', ['1 inch nail', '2 inch nail', '3 inch plug']],
    ['of a measure', ['1 นิ้ว ตะปู', '2 นิ้ว ท่อ', '3 นิ้ว ข้อต่อ']],
    ['of a measure', ['1 升 水壶', '2 升 汤锅', '3 升 水桶']],
    ['that tell them apart', ['3 colour pen', '4 colour pen', '5 colour pen']],
    ['that tell them apart', ['2 ชั้น ชั้นวาง', '3 ชั้น ชั้นวาง', '4 ชั้น ชั้นวาง']],
    ['that tell them apart', ['1 层 鞋架', '2 层 鞋架', '3 层 鞋架']],
    ['of one product', ['5 Star notebook']],
  ])('keeps numbers in a row %s: %j', (_, products) => {
    const lines = products.map((product) => `${product} | 3 | 80`);
    expect(readRows(seen('Item | Qty | Price', ...lines)).map(({ name }) => name)).toEqual(products);
  });

  test('but not a sheet loses the numbers that follow each other before names', () => {
    const lines = ['1 Day pass | 3 | 80', '2 Go cup | 3 | 80', '3 M tape | 3 | 80'];
    expect(readRows(table('Item | Qty | Price', ...lines)).map(({ name }) => name)).toEqual(
      lines.map((line) => line.split(' |')[0]),
    );
  });

  test('whose units were misread has amounts that are to be looked at', () => {
    const read = readRows(seen('รายการ | จำนวน | ราคา', 'ถั่วแดง | 12 ขิ้น | 45'));
    expect(read.map(({ amount, problem }) => [amount, problem])).toEqual([[12, 'unsure']]);
  });
});

describe('a name', () => {
  test('has a certainty of its own where its letters were judged, and none where it was written', () => {
    const [head = [], cells = []] = table('Item | Qty | Price', 'Cup | 12 | 45');
    const letters = [0.6, 0.99, 0.99];
    const judged = cells.map(
      (cell, at) => cell && { ...cell, confidence: 0.95, leastSure: letters[at] ?? 1 },
    );
    expect(readRows([head, judged]).map(({ nameConfidence }) => nameConfidence)).toEqual([0.6]);
    expect(readRows([head, cells]).map((read) => 'nameConfidence' in read)).toEqual([false]);
  });
});
