import { describe, expect, test } from 'vitest';
import { readRows } from '../../../server/recognise/table/rows.ts';
import { table } from './tables.ts';

const figures = (...lines: readonly string[]) =>
  readRows(table(...lines)).map(({ name, amount, likelyAmount, price, problem }) =>
    [name, amount, likelyAmount, price, problem].join('|'),
  );

describe('of what was sent and what was received', () => {
  test.each([
    ['Item | Sent | Recd | Cost', '30 | 24 | 45', '12 | 12 | 60'],
    [
      'Item | Ordered | Shipped qty | Rcvd qty | Short | Cost',
      '40 | 30 | 24 | 6 | 45',
      '12 | 12 | 12 | 0 | 60',
    ],
    ['Item | Invoiced | Accepted | Rejected | Price', '30 | 24 | 6 | 45', '12 | 12 | 0 | 60'],
    ['品名 | 实发 | 实收 | 单价', '30 | 24 | 45', '12 | 12 | 60'],
    ['品名 | 订数 | 发数 | 收数 | 单价', '40 | 30 | 24 | 45', '12 | 12 | 12 | 60'],
    ['品名 | 发货数 | 验收数 | 单价', '30 | 24 | 45', '12 | 12 | 60'],
    ['สินค้า | ส่งจริง | รับจริง | ราคา', '30 | 24 | 45', '12 | 12 | 60'],
    ['สินค้า | จำนวนสั่ง | จำนวนส่ง | จำนวนรับ | ราคา/หน่วย', '40 | 30 | 24 | 45', '12 | 12 | 12 | 60'],
    ['รายการ | ส่งมา | นับได้ | ราคา', '30 | 24 | 45', '12 | 12 | 60'],
  ])('the latter counts, and is to be looked at where it differs: %s', (head, cup, bowl) => {
    expect(figures(head, `Cup | ${cup}`, `Bowl | ${bowl}`)).toEqual([
      'Cup|24||4500|unsure',
      'Bowl|12||6000|',
    ]);
  });

  test('the latter counts although the bill is of what was sent, which the row says', () => {
    expect(
      figures(
        'Item | Ordered | Delivered | Received | Cost | Amount',
        'Cup | 40 | 30 | 24 | 45 | 1350',
        'Bowl | 12 | 12 | 12 | 60 | 720',
      ),
    ).toEqual(['Cup|24|30|4500|unsure', 'Bowl|12||6000|']);
  });

  test('the latter counts although all pieces of cartons stand beside it', () => {
    expect(
      figures(
        'Item | Pcs/ctn | Ctns | Loose | Total pcs | Price | Amount | Received',
        'Water | 12 | 5 | 0 | 60 | 4.50 | 270 | 60',
        'Milk | 36 | 1 | 12 | 48 | 9 | 432 | 48',
        'Bread | 1 | 0 | 15 | 15 | 11 | 165 | 14',
      ),
    ).toEqual(['Water|60||450|', 'Milk|48||900|', 'Bread|14|15|1100|unsure']);
  });

  test('the former counts if nobody has counted yet', () => {
    expect(figures('品名 | 实发 | 实收 | 单价', 'Cup | 24 | | 45', 'Bowl | 12 | | 60')).toEqual([
      'Cup|24||4500|',
      'Bowl|12||6000|',
    ]);
  });
});

describe('of what was ordered and what came', () => {
  test.each([
    ['Item | PO Qty | GRN Qty | Price', '30 | 24 | 45'],
    ['Item | Expected | Counted | Variance | Price', '30 | 24 | -6 | 45'],
    ['品名 | 报单 | 配货 | 单价', '30 | 24 | 45'],
    ['品名 | 应收 | 实收 | 差异 | 单价', '30 | 24 | -6 | 45'],
    ['รายการ | สั่งซื้อ | ได้รับ | ค้างส่ง | ราคา', '30 | 24 | 6 | 45'],
    ['รายการ | ยอดสั่ง | ยอดส่ง | ราคา', '30 | 24 | 45'],
    ['รายการ | จำนวนที่สั่ง | จำนวนที่ได้รับ | ราคา', '30 | 24 | 45'],
    ['รายการ | สั่ง | มา | ขาด | ราคา', '30 | 24 | 6 | 45'],
  ])('the latter counts: %s', (head, cup) => {
    expect(figures(head, `Cup | ${cup}`)).toEqual(['Cup|24||4500|']);
  });
});
