import { describe, expect, test } from 'vitest';
import { readGrids } from '../../../server/recognise/read-grids.ts';
import { noHints } from '../../../server/recognise/table/header-words.ts';
import { readRows } from '../../../server/recognise/table/rows.ts';
import { table } from './tables.ts';

const names = (...lines: readonly string[]) => readRows(table(...lines)).map(({ name }) => name);

describe('below a head', () => {
  const head = 'Item | Qty | Price | Total | Remark';
  const cup = 'Cup | 12 | 45 | 540';

  test.each([
    'Bowl | -2 | 60 | -120 |',
    'Bowl | 2 | 60 | 120 | Returned',
    'Bowl | 2 | 60 | | ยกเลิก ของหมด',
    'Bowl | 2 | 60 | | 退货：破损',
    'Bowl | 2 | 60 | (120.00) |',
    'ชาม (ยกเลิก) | 2 | 60 | 120 |',
    'Bowl | out of stock | 60 | |',
    'Freight | 1 | 500 | 500 |',
    'ค่าขนส่ง | 1 | 500 | 500 |',
    '运费 | | | 500 |',
    'Shipping (DHL) | | | 500 |',
    'Freight charges | 1 | 500 | 500 |',
    'Sea freight & insurance | 1 | 500 | 500 |',
    'ค่าส่งพัสดุ | 1 | 500 | 500 |',
    'ค่ารถ | | | 500 |',
    '国际快递费（顺丰） | 1 | 500 | 500 |',
    ' | 1 | 500 | 500 | ค่าส่ง',
    'ยอดยกไป | | | 540 |',
    'Brought forward | | | 540 |',
    '过次页 | | | 540 |',
    '承上頁 | | | 540 |',
    'Continued on next page | | | 540 |',
    'Page total | 12 | | 540 |',
    '合 计 | | | 540 |',
    '合计 TOTAL | 12 | | 540 |',
    'Total units | | | 12 |',
    'รวมทั้งสิ้น 1 รายการ | | | 540 |',
    'หักส่วนลด 5% | | | -27 |',
    'คงเหลือสุทธิ | | | 513 |',
  ])('"%s" is no row of goods', (line) => {
    expect(names(head, cup, line)).toEqual(['Cup']);
  });

  test.each([
    'Bowl | 2 | 60 | 120 | some were returned before',
    'Freight box | 2 | 60 | 120 |',
    'Bowl | 2 | 60 | 120 | Freight to Bangkok',
    'Delivery box | 2 | 60 | 120 |',
    '运费模板 | 2 | 60 | 120 |',
    'Return address stamp | 2 | 60 | 120 |',
    'Bowl | 2 | 60 | | new',
    '套装 | 2 | 60 | 120 | 袋装',
    'กล่อง | 2 | 60 | 120 | ชุด',
    'Box | 2 | 60 | 120 | pack',
  ])('"%s" is goods', (line) => {
    expect(names(head, cup, line)).toHaveLength(2);
  });

  test.each(['FREIGHT | Bangkok by sea | 1 | 500 | 500', '运费 | | 1 | 500 | 500', ' | | ค่าส่ง | | 500'])(
    '"%s", whose code or whatever it has names a charge, is none',
    (line) => {
      const coded = ['Code | Item | Qty | Price | Sum', 'C-1 | Cup | 12 | 45 | 540'];
      expect(names(...coded, line)).toEqual(['Cup']);
    },
  );

  test('a row without a name, or with a code of a service, that has goods beside it is kept', () => {
    const rows = ['Code | Item | Colour | Qty | Price | Note', 'C-1 | Mug | white | 5 | 10 |'];
    expect(names(...rows, ' | | black | 5 | 10 | delivery')).toHaveLength(2);
    expect(names(...rows, 'Packing | Box | red | 5 | 10 |')).toEqual(['Mug', 'Box']);
  });

  test('figures without a word that are as many pieces as the goods are their sum', () => {
    expect(names('Item | Qty | Price', 'Cup | 12 | 45', 'Bowl | 6 | 60', ' | 18 |')).toEqual(['Cup', 'Bowl']);
  });

  test.each(['Total | 18 | |', 'รวม | 18 ชิ้น | |', '合计 | | | 900', ' | 18 pcs | |', ' | 18 | | 900'])(
    '"%s", which is what the goods above come to, is none',
    (line) => {
      expect(names('Item | Qty | Price | Sum', 'Cup | 12 | 45 | 540', 'Bowl | 6 | 60 | 360', line)).toEqual([
        'Cup',
        'Bowl',
      ]);
    },
  );

  test.each([
    ['Total | 15 | 600', []],
    ['รวม | 15 | 70', []],
    ['合计 | 15 | 250', []],
    ['Sub-total | 2 | 250', []],
    ['Total | 12 | 45', [['Total', 12, 'unsure']]],
    ['รวม | 12 | 45', [['รวม', 12, 'unsure']]],
    ['总价 | 12 | 45', [['总价', 12, 'unsure']]],
  ])('"%s" under the heads of goods is their sum, or is to be looked at', (line, more) => {
    const rows = readRows(table('Item | Qty | Price', 'Cup | 5 | 10', 'Bowl | 10 | 20', line));
    expect(rows.map(({ name, amount, problem }) => [name, amount, problem])).toEqual([
      ['Cup', 5, null],
      ['Bowl', 10, null],
      ...more,
    ]);
  });

  test('a sum of part of the goods under the heads of goods is none', () => {
    const lines = [
      'Cup | 5 | 10',
      'Total | 5 | 50',
      'Bowl | 10 | 20',
      'Total | 10 | 200',
      'Total | 15 | 250',
    ];
    expect(names('Item | Qty | Price', ...lines)).toEqual(['Cup', 'Bowl']);
  });

  test.each([
    ['Gift bowl | 18 |', 'Gift bowl'],
    ['ชามแถม | 18 ใบ |', 'ชามแถม'],
    ['赠品碗 | 18 |', '赠品碗'],
  ])('"%s", without a price, is goods although it is as many pieces as those above', (line, name) => {
    const rows = readRows(table('Item | Qty | Price', 'Cup | 12 | 45', 'Jug | 6 | 60', line, 'Pan | 5 | 10'));
    expect(rows.map((row) => [row.name, row.amount, row.problem])).toEqual([
      ['Cup', 12, null],
      ['Jug', 6, null],
      [name, 18, 'price_missing'],
      ['Pan', 5, null],
    ]);
  });

  test.each([
    ' | | | Page total | 900',
    ' | | | Both pages | 900',
    ' | | | มูลค่าสินค้า | 900.00',
    ' | | 货款 | | 900',
    ' | | | Subtotal PO 7731 | 900',
  ])('"%s", words among figures, is no goods, nor what stands below it', (line) => {
    const lines = ['Cup | red | 12 | 45 | 540', 'Bowl | blue | 6 | 60 | 360', line, 'PO 7745 (14 Nov)'];
    expect(names('Item | Color | Qty | Price | Sum', ...lines)).toEqual(['Cup', 'Bowl']);
  });

  test.each([' | red | | | 900', ' | | 1O | | 540', ' | | | 4S | 540'])(
    '"%s" may be goods of which the name was lost',
    (line) => {
      const rows = readRows(table('Item | Color | Qty | Price | Sum', 'Cup | red | 12 | 45 | 540', line));
      expect(rows.map(({ problem }) => problem)).toEqual([null, 'name_missing']);
    },
  );

  test.each(['รวมกลุ่มผิวกาย', 'Total bath and body', 'Subtotal: body', '护肤小计', 'Lamps total'])(
    '"%s" is the sum of a group if it comes to all that it says',
    (group) => {
      const lines = ['Cup | 12 | 45 | 540', 'Bowl | 6 | 60 | 360'];
      const rows = (sum: string) =>
        names('Item | Qty | Price | Sum', ...lines, `${group} | ${sum}`, 'Jug | 1 | 9 | 9');
      expect(rows('18 | | 900')).toEqual(['Cup', 'Bowl', 'Jug']);
      expect(rows(' | | 900')).toEqual(['Cup', 'Bowl', 'Jug']);
      expect(rows('18 | | 800')).toHaveLength(4);
      expect(rows('18 | 50 | 900')).toHaveLength(4);
      expect(names('Item | Qty | Price | Sum', 'Cup | 12 | 45 | 540', `${group} | 12 | | 540`)).toEqual([
        'Cup',
      ]);
    },
  );

  test('a price list that was filled in has no rows of what nobody ordered', () => {
    const list = ['Cup | 45 | 12 | 540', 'Bowl | 60 | | ', 'Jug | 70 | 0 | 0', 'Pan | 80 | | -'];
    expect(names('Item | Price | Order qty | Total', ...list)).toEqual(['Cup']);
    expect(names('Item | Price | Qty | Total', ...list)).toHaveLength(4);
    expect(names('Item | Price | Order qty | Total', 'Cup | 45 | 12 | 540', 'Bowl | 60 | | 300')).toEqual([
      'Cup',
      'Bowl',
    ]);
  });

  test('what stands below the sum is no goods, unless goods go on', () => {
    const sum = 'Total | | | 540';
    expect(names(head, cup, sum, 'Valid for 30 days', 'Account | 123-4')).toEqual(['Cup']);
    expect(names(head, cup, sum, 'Jug 2 l | | 45', 'Bowl | 6 | 60 | 360')).toEqual([
      'Cup',
      'Jug 2 l',
      'Bowl',
    ]);
  });
});

describe('a table', () => {
  test('of prices alone has no rows beside one of what came, and has them alone', () => {
    const prices = table('Item | MOQ | Price', 'Cup | 50 pcs | 45');
    const cover = table('Shipment 77', ' | Date | 2025-10-21');
    const came = table('Item | Qty delivered | Price', 'Bowl | 6 | 60');
    const read = (...tables: readonly ReturnType<typeof table>[]) =>
      readGrids(tables, noHints).rows.map(({ name, problem }) => [name, problem]);
    expect(read(cover, prices, came)).toEqual([['Bowl', null]]);
    expect(read(prices)).toEqual([['Cup', 'amount_missing']]);
  });

  test('whose head nobody knows has no sure rows', () => {
    const rows = readRows(
      table('Ding 1 | Farbton | Menge | Kosten', 'Cup | red | 12 | 45.00', 'Bowl | blue | 6 | 60.00'),
    );
    expect(rows.map(({ name, amount, price, problem }) => [name, amount, price, problem])).toEqual([
      ['Cup', 12, 4500, 'unsure'],
      ['Bowl', 6, 6000, 'unsure'],
    ]);
  });

  test.each([
    [['Cup | 60 | 38 | 2280', 'Bowl | 48 | 26 | 1248', 'Jug | 24 | 20 | 480'], 60, 3800, 'unsure'],
    [['Cup | 60 | 38', 'Bowl | 48 | 26', 'Jug | 24 | 20'], 60, 3800, 'unsure'],
    [['Cup | 12 | 45', 'Bowl | 6 | 60'], 12, 4500, null],
    [['Cup | 45 | 12 pcs', 'Bowl | 60 | 6 pcs'], 12, 4500, null],
    [['Cup | 2 | 12 | 24 | 45 | 1080', 'Bowl | 3 | 20 | 60 | 60 | 3600'], 24, 4500, null],
  ])(
    'without a head has amounts before prices if nothing else tells them: %j',
    (lines, amount, price, problem) => {
      const [row] = readRows(table(...lines));
      expect([row?.amount, row?.price, row?.problem]).toEqual([amount, price, problem]);
    },
  );

  test('without a head has no rows of the lines above and below its goods', () => {
    expect(names('Tel 02-111 2222', 'Cup | 12 pcs | 45', 'Bowl | 6 pcs | 60', 'Paid by 3 May')).toEqual([
      'Cup',
      'Bowl',
    ]);
  });
});

test.each(['12 กระปุก', '12 ตลับ', '12提', '12筒', '12 rolls', '18 prs', '12 แท่ง'])(
  '%s is an amount in a column of amounts',
  (text) => {
    const [row] = readRows(table('Item | Qty | Price', `Cup | ${text} | 45`));
    expect([row?.amount, row?.problem]).toEqual([Number.parseInt(text, 10), null]);
  },
);

test.each(['12 kg', '3 m', '5 เมตร', '2 升', '2 ขีด', '3 yd', '3尺'])('%s is none', (text) => {
  const [row] = readRows(table('Item | Qty | Price', `Cup | ${text} | 45`));
  expect([row?.amount, row?.problem]).toEqual([null, 'amount_unreadable']);
});
