import { describe, expect, test } from 'vitest';
import { readGrids } from '../../../server/recognise/read-grids.ts';
import type { Cell, Grid } from '../../../server/recognise/recognised.ts';
import { noHints } from '../../../server/recognise/table/header-words.ts';
import { table } from './tables.ts';

/** The table with something said of the cells at these places, as `B2`. */
function withCells(grid: Grid, changes: Readonly<Record<string, Partial<Cell>>>): Grid {
  return grid.map((row) =>
    row.map((cell) => {
      const change = cell !== null && 'cell' in cell.source ? changes[cell.source.cell] : undefined;
      return cell === null || change === undefined ? cell : { ...cell, ...change };
    }),
  );
}

function read(...grids: readonly Grid[]) {
  return readGrids(grids, noHints).rows.map(({ name, color, amount, price, problem }) => [
    name,
    color,
    amount,
    price,
    problem,
  ]);
}

describe('a cell that is merged over rows', () => {
  const grid = table(
    'Item|Color|Qty|Price|Total',
    'Shirt|red|20|45|2700',
    '|blue|20||',
    '|white|20||',
    'Cap||5|30|150',
  );

  test('holds for each of them', () => {
    expect(
      read(withCells(grid, { A2: { rowsBelow: 2 }, D2: { rowsBelow: 2 }, E2: { rowsBelow: 2 } })),
    ).toEqual([
      ['Shirt', 'red', 20, 4500, null],
      ['Shirt', 'blue', 20, 4500, null],
      ['Shirt', 'white', 20, 4500, null],
      ['Cap', '', 5, 3000, null],
    ]);
  });

  test('is nobody’s amount, and is asked for', () => {
    const shared = table('Item|Color|Qty|Price', 'Shirt|red|20|45', '|blue||', 'Cap||5|30');
    expect(
      read(withCells(shared, { A2: { rowsBelow: 1 }, C2: { rowsBelow: 1 }, D2: { rowsBelow: 1 } })),
    ).toEqual([
      ['Shirt', 'red', null, 4500, 'amount_missing'],
      ['Shirt', 'blue', null, 4500, 'amount_missing'],
      ['Cap', '', 5, 3000, null],
    ]);
  });

  test('over rows that have nothing else is one row', () => {
    const tall = table('Item|Qty|Price', 'Shirt|20|45', '||', 'Cap|5|30');
    expect(
      read(withCells(tall, { A2: { rowsBelow: 1 }, B2: { rowsBelow: 1 }, C2: { rowsBelow: 1 } })),
    ).toEqual([
      ['Shirt', '', 20, 4500, null],
      ['Cap', '', 5, 3000, null],
    ]);
  });

  test('above the goods stays where it is', () => {
    const titled = table('Shop|Phone 1', '|Phone 2', 'Item|Qty|Price', 'Shirt|20|45', 'Cap|5|30');
    expect(read(withCells(titled, { A1: { rowsBelow: 1 } }))).toHaveLength(2);
  });
});

describe('tables beside each other', () => {
  test('under the same words are both read', () => {
    expect(
      read(
        table(
          'Goods of May',
          'Item|Qty|Price||Item|Qty|Price',
          'Shirt|20|45||Cap|5|30',
          'Sock|9|12|||',
          'Total|29||||5|',
        ),
      ).map(([name, , amount, price]) => [name, amount, price]),
    ).toEqual([
      ['Shirt', 20, 4500],
      ['Sock', 9, 1200],
      ['Cap', 5, 3000],
    ]);
  });

  test.each([
    ['Name|Qty|Price||Item|Qty|Price', 'Shirt|20|45||Cap|5|30'],
    ['No.|Name|Qty|Price||No.|Item|Quantity|Unit price', '1|Shirt|20|45||2|Cap|5|30'],
    ['Item|Qty|Price||Item|Qty|Price|Note', 'Shirt|20|45||Cap|5|30|new'],
    ['สินค้า|จำนวน|ราคา||สินค้า|จำนวน|ราคา|รวม', 'Shirt|20|45||Cap|5|30|150'],
    ['ชื่อสินค้า|จำนวน|ราคา|รายการ|จำนวน|ราคา', 'Shirt|20|45|Cap|5|30'],
    ['Item|Amount|Price||Item|Amount|Price|Note', 'Shirt|20|45||Cap|5|30'],
    ['品名|数量|单价|金额||商品名称|数量|单价', 'Shirt|20|45|900||Cap|5|30'],
  ])('under words that differ are both read: %s', (head, line) => {
    expect(read(table(head, line))).toEqual([
      ['Shirt', '', 20, 4500, null],
      ['Cap', '', 5, 3000, null],
    ]);
  });

  test.each([
    ['品名|Item|数量|单价', '衬衫|Shirt|20|45'],
    ['品名|数量|Item name|单价', '衬衫|20|Shirt|45'],
    ['สินค้า|จำนวน|Description|จำนวนรับ|ราคา', 'เสื้อ|20|Shirt|20|45'],
    ['品名|数量|单价|英文名|单价', '衬衫|20|45|Shirt|45'],
    ['Item|Qty|Price|Description|Total', 'Shirt|20|45|cotton|900'],
  ])('with two names of the same goods are one: %s', (head, line) => {
    expect(read(table(head, line)).map((row) => row.slice(2, 4))).toEqual([[20, 4500]]);
  });

  test('that only have a word twice are one', () => {
    expect(read(table('Item|Qty|Price|Price', 'Shirt|20|45|50', 'Cap|5|30|31'))).toHaveLength(2);
  });
});

describe('a comma before decimals', () => {
  test('is one where all figures of the file have it', () => {
    expect(
      read(
        table(
          'Code|Item|Qty|Price|Total',
          '50.100|Soap, small|1.200|32,50|39.000,00',
          '50.101|Rug|6|1.890,5|11.343,00',
        ),
      ),
    ).toEqual([
      ['Soap, small', '', 1200, 3250, null],
      ['Rug', '', 6, 189_050, null],
    ]);
  });

  test('is none beside others that part thousands', () => {
    expect(
      read(table('Item|Qty|Price', 'Rug|1,245|1,890.50', 'Soap|12|32.50', 'Cup|5|1,200')).map((row) =>
        row.slice(2, 4),
      ),
    ).toEqual([
      [1245, 189_050],
      [12, 3250],
      [5, 120_000],
    ]);
  });
});

describe('what is crossed out', () => {
  test('is a row by its name, or a cell', () => {
    const grid = table('Item|Qty|Price', 'Shirt|20|45', 'Sock|9|12', 'Cap|5|30');
    expect(read(withCells(grid, { A3: { isStruck: true }, C4: { isStruck: true } }))).toEqual([
      ['Shirt', '', 20, 4500, null],
      ['Cap', '', 5, null, 'price_missing'],
    ]);
  });
});

test('messages in a column that say goods in words are rows, and what is said around them is not', () => {
  expect(
    read(
      table(
        'วันที่ | ผู้ส่ง | ข้อความ',
        '12/6 | เจ๊นก | ของวันนี้ตามนี้นะคะ',
        '12/6 | เจ๊นก | แก้วน้ำ 10 ใบ ใบละ 55',
        '12/6 | เจ๊นก | ถุงเท้า 5 โหล ๆ ละ 90',
        '12/6 | เจ๊นก | ค่าส่ง 60',
        '12/6 | เจ๊นก | รวม 1060 โอนได้เลยค่ะ',
      ),
    ),
  ).toEqual([
    ['แก้วน้ำ', '', 10, 5500, null],
    ['ถุงเท้า', '', 60, 750, null],
  ]);
});
