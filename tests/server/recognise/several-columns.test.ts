import { describe, expect, test } from 'vitest';
import { readRows } from '../../../server/recognise/table/rows.ts';
import { table } from './tables.ts';

const figures = (...lines: readonly string[]) =>
  readRows(table(...lines)).map(({ name, amount, price, problem }) => [name, amount, price, problem]);
const goods = [
  ['Cup', 24, 4500, null],
  ['Bowl', 12, 6000, null],
];

describe('of several prices a row has', () => {
  test.each([
    [
      'the net one',
      'Item | Price | Disc. % | Net price | Qty | Total',
      '50 | 10% | 45 | 24 | 1,080',
      '75 | 20% | 60 | 12 | 720',
    ],
    ['the cost', 'สินค้า | ราคาขาย | ทุน/หน่วย | จำนวนรับ', '99 | 45 | 24', '129 | 60 | 12'],
    ['the wholesale price', '品名 | 零售价 | 拿货价 | 到货数', '99 | 45 | 24', '129 | 60 | 12'],
    [
      'the one of a piece',
      'Item | Price/Ctn | Price/pc | Ctns | Pcs/Ctn | Total pcs',
      '540 | 45 | 2 | 12 | 24',
      '720 | 60 | 1 | 12 | 12',
    ],
    [
      'the one that comes to the sum, although its head counts',
      'Item | Qty | List price | Net pcs | Total',
      '24 | 50 | 45 | 1080',
      '12 | 75 | 60 | 720',
    ],
    [
      'the one that comes to the sum',
      '品名 | 单价 | 会议价 | 数量 | 金额',
      '50 | 45 | 24 | 1080',
      '75 | 60 | 12 | 720',
    ],
    ['the selling price, if it is the only one', 'Item | Selling price | Qty', '45 | 24', '60 | 12'],
  ])('%s', (_, head, cup, bowl) => {
    expect(figures(head, `Cup | ${cup}`, `Bowl | ${bowl}`)).toEqual(goods);
  });
});

describe('of several amounts a row has', () => {
  test.each([
    [
      'all pieces',
      '品名 | 件数 | 装箱数 | 总数量 | 单价 | 金额',
      '2 | 12 | 24 | 45 | 1080',
      '1 | 12 | 12 | 60 | 720',
    ],
    ['what came', 'Item | Qty ordered | Qty received | Unit cost', '30 | 24 | 45', '12 | 12 | 60'],
    ['what is in all cartons', 'Item | Cartons | Pcs/Ctn | Price/pc', '2 | 12 | 45', '1 | 12 | 60'],
    [
      'what is in all cartons of a price',
      'Item | Qty (ctn) | Pcs/Ctn | Price/Ctn',
      '2 | 12 | 540',
      '1 | 12 | 720',
    ],
    [
      'what is in all cartons, although the cartons come to the sum',
      'สินค้า | ลัง | ชิ้น/ลัง | รวมชิ้น | ราคา/ลัง | รวมเงิน',
      '2 | 12 | 24 | 540 | 1,080',
      '1 | 12 | 12 | 720 | 720',
    ],
    [
      'all pieces of cartons that come to the sum',
      'Item | Ctns | Pcs/Ctn | Total pcs | Price/Ctn | Amount',
      '2 | 12 | 24 | 540 | 1,080',
      '1 | 12 | 12 | 720 | 720',
    ],
    [
      'what the sum says',
      'Item | Qty | Pcs/Ctn | Price | Amount',
      '2 | 12 | 45 | 1,080',
      '1 | 12 | 60 | 720',
    ],
    ['pieces of a price of a dozen', 'Item | Qty | Price/dz', '24 | 540', '12 | 720'],
    ['dozens in pieces', 'Item | Qty (doz) | Price | Total', '2 | 540 | 1,080', '1 | 720 | 720'],
  ])('%s', (_, head, cup, bowl) => {
    expect(figures(head, `Cup | ${cup}`, `Bowl | ${bowl}`)).toEqual(goods);
  });

  test('none that is sure, if it is cartons of which nothing else is said, or kilos', () => {
    expect(figures('Item | Qty (ctn) | Price', 'Cup | 24 | 45')).toEqual([['Cup', 24, 4500, 'unsure']]);
    expect(figures('สินค้า | จำนวน (กก.) | ราคา/กก.', 'Cup | 24 | 45')).toEqual([['Cup', 24, 4500, 'unsure']]);
  });
});

describe('of an amount beside what came a row has', () => {
  test.each([
    ['品名 | 数量 | 实收数量 | 单价', '30 | 24 | 45'],
    ['品名 | 实到数 | 数量 | 单价', '24 | 30 | 45'],
    ['Item | Qty | Received | Price', '30 | 24 | 45'],
    ['Item | Qty | Returned | Net qty | Price', '30 | 6 | 24 | 45'],
    ['สินค้า | จำนวน | จำนวนรับ | ราคา', '30 | 24 | 45'],
    ['สินค้า | จำนวน | ชำรุด | จำนวนสุทธิ | ราคา', '30 | 6 | 24 | 45'],
  ])('what came, which is to be looked at: %s', (head, cup) => {
    expect(figures(head, `Cup | ${cup}`)).toEqual([['Cup', 24, 4500, 'unsure']]);
  });

  test.each([
    ['Item | Qty | Received | Price', '24 | 24 | 45'],
    ['Item | Qty | Received | Price | Total', '30 | 24 | 45 | 1080'],
    ['品名 | 数量 | 实收数量 | 单价 | 金额', '30 | 24 | 45 | 1080'],
    ['สินค้า | จำนวน | จำนวนรับ | ราคา | รวม', '24 | 20 | 45 | 1080'],
    ['สินค้า | สั่งซื้อ | รับจริง | ราคา', '30 | 24 | 45'],
    ['品名 | 件数 | 装箱数 | 总数量 | 单价', '2 | 12 | 24 | 45'],
    ['Item | Qty | Damaged | Price', '24 | 0 | 45'],
  ])('the one that is sure: %s of %s', (head, cup) => {
    expect(figures(head, `Cup | ${cup}`, `Bowl | ${cup}`)[0]).toEqual(['Cup', 24, 4500, null]);
  });

  test.each([
    ['Item | Qty | Returned | Price', '24 | 4 | 45'],
    ['品名 | 数量 | 退货数 | 单价', '24 | 4 | 45'],
    ['品名 | 破损 | 数量 | 单价', '4 | 24 | 45'],
    ['สินค้า | จำนวน | คืน | ราคา', '24 | 4 | 45'],
  ])('none that is sure if some went back: %s', (head, cup) => {
    expect(figures(head, `Cup | ${cup}`)).toEqual([['Cup', 24, 4500, 'unsure']]);
  });
});

test('a price less a discount is what is paid', () => {
  expect(
    figures(
      'Item | Price | Disc. | Qty | Total',
      'Cup | 50 | 10% | 24 | 1,080',
      'Bowl | 75 | 20 | 12 | 720',
      'Jug | 80 | 8折 | 2 | 128',
      'Pot | 80 | - | 2 | 160',
    ),
  ).toEqual([...goods, ['Jug', 2, 6400, null], ['Pot', 2, 8000, null]]);
});

describe('columns', () => {
  const attributes = (...lines: readonly string[]) =>
    readRows(table(...lines)).map(({ name, color, size, code }) => [name, color, size, code]);

  test.each([
    [
      'that may be either are colours and sizes by what they hold',
      'SKU | Product Title | Option 1 | Option 2 | Units In | Cost',
    ],
    [
      'whose words nobody knows are colours and sizes by what they hold',
      'SKU | Product | Farbe | Größe | Qty | Cost',
    ],
  ])('%s', (_, head) => {
    expect(
      attributes(
        head,
        'T1 | Tee | Heather Grey | S | 12 | 45',
        'T2 | Tee | Navy | One Size | 12 | 45',
        'T3 | Tee | 深蓝 | XL | 1 | 45',
      ),
    ).toEqual([
      ['Tee', 'Heather Grey', 'S', 'T1'],
      ['Tee', 'Navy', 'One Size', 'T2'],
      ['Tee', '深蓝', 'XL', 'T3'],
    ]);
  });

  test('of codes under "Item" leave the names to the description', () => {
    expect(
      attributes('Item | Description | Qty | Price', 'NB-100 | Cup | 12 | 45', 'NB-101 | Bowl | 6 | 60'),
    ).toEqual([
      ['Cup', '', '', 'NB-100'],
      ['Bowl', '', '', 'NB-101'],
    ]);
  });

  test('of colours in a table without a head are colours', () => {
    expect(
      attributes(
        '1 | 棉拖鞋 | 灰色 | 60 | 38 | 2280',
        '2 | 棉拖鞋 | 军绿 | 60 | 38 | 2280',
        '3 | 毛巾 | 蓝/白 | 10 | 26.5 | 265',
      ),
    ).toEqual([
      ['棉拖鞋', '灰色', '', ''],
      ['棉拖鞋', '军绿', '', ''],
      ['毛巾', '蓝/白', '', ''],
    ]);
  });
});

test('a colour or a size below a product, which is not named again, is of that product, and to be looked at', () => {
  const rows = readRows(
    table(
      '品名 | 颜色 | 数量 | 单价',
      '连衣裙 | 黑 | 20 | 165',
      ' | 红 | 15 |',
      ' | 白 | 10 | 170',
      ' | | 5 |',
    ),
  );
  expect(
    rows.map(({ name, color, amount, price, problem }) => [name, color, amount, price, problem]),
  ).toEqual([
    ['连衣裙', '黑', 20, 16_500, null],
    ['连衣裙', '红', 15, 16_500, 'unsure'],
    ['连衣裙', '白', 10, 17_000, 'unsure'],
    ['', '', 5, null, 'name_missing'],
  ]);
});

test.each([
  ['Red mug | pcs | 12 | 45.00', 'Red mug'],
  ['白菜 | 斤装 | 12 | 45.00', '白菜'],
])('a name that begins with a colour is no colour: %s', (line, name) => {
  const [row] = readRows(table(line, line.replace('12', '6')));
  expect([row?.name, row?.color]).toEqual([name, '']);
});

test('a head of which few words are known is one', () => {
  expect(
    figures(
      'Artikel | Verpackt | Lagerort | Qty in | Cost',
      'Cup | x | A1 | 24 | 45',
      'Bowl | y | B2 | 12 | 60',
    ),
  ).toEqual(goods);
});

test('of prices with and without a tax the one that comes to the sum counts, though that is named by the tax too', () => {
  expect(
    figures(
      'รายการ | จำนวน | ราคาต่อหน่วย (ไม่รวม VAT) | VAT | ราคาต่อหน่วยรวม VAT | จำนวนเงินรวม VAT',
      'Cup | 24 | 100 | 7 | 107 | 2568',
      'Bowl | 12 | 50 | 3.50 | 53.50 | 642',
    ),
  ).toEqual([
    ['Cup', 24, 10_700, null],
    ['Bowl', 12, 5350, null],
  ]);
});

test('numbers of rows below a word for goods are numbers, though sums stand below them', () => {
  expect(
    figures(
      'Item | Description | Qty | Price | Amount',
      '1 | Cup | 24 | 45 | 1080',
      '2 | Bowl | 12 | 60 | 720',
      '3 | Plate | 6 | 80 | 480',
      'VAT 7% | | | | 159.60',
      'Grand total | | | | 2439.60',
    ),
  ).toEqual([
    ['Cup', 24, 4500, null],
    ['Bowl', 12, 6000, null],
    ['Plate', 6, 8000, null],
  ]);
});
