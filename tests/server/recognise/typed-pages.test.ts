import { describe, expect, test } from 'vitest';
import { gridOfWords } from '../../../server/recognise/page/grid-of-words.ts';
import type { Word } from '../../../server/recognise/page/words.ts';
import { readWrittenLine } from '../../../server/recognise/page/written-line.ts';
import { readRows } from '../../../server/recognise/table/rows.ts';

/** A word on a square page of 100 by 100; a letter is 1 wide and 2 high. */
function word(text: string, x: number, y: number): Word {
  return { text, confidence: 1, box: [x / 100, y / 100, text.length / 100, 0.02] };
}

function textsOf(words: readonly Word[]): (string | null)[][] {
  return gridOfWords(words, 1, 1).map((row) => row.map((cell) => cell?.text ?? null));
}

describe('lines of a text', () => {
  test.each([
    ['เสื้อยืด สีแดง ไซส์ L จำนวน 20 ตัว ตัวละ 45 บาท', 'เสื้อยืด สีแดง ไซส์ L', '20 ตัว', '@45'],
    ['ผ้าขนหนู 27x54 นิ้ว จำนวน ๔๘ ผืน ผืนละ ๖๕ บาท', 'ผ้าขนหนู 27x54 นิ้ว', '48 ผืน', '@65'],
    ['1) ชุดเดรส เบอร์ 110 = 8 ชุด x 165 บาท', 'ชุดเดรส เบอร์ 110', '8 ชุด', '@165'],
    ['1. 红色T恤 L码 20件 @45', '红色T恤 L码', '20 件', '@45'],
    ['红色T恤，单价45元，20件', '红色T恤', '20 件', '@45'],
    ['20件红色T恤，每件45元', '红色T恤', '20 件', '@45'],
    ['5. 灰色棒球帽 50顶 @28', '灰色棒球帽', '50 顶', '@28'],
    ['- Blue mug, 20 pcs at 45 THB each', 'Blue mug', '20 pcs', '@45'],
    ['20 pcs Blue mug @ 45.50', 'Blue mug', '20 pcs', '@45.50'],
    ['ไข่ไก่ เบอร์ 2 จำนวน 1,200 ฟอง ฟองละ 3.50 บาท รวม 4,200 บาท', 'ไข่ไก่ เบอร์ 2', '1,200 ฟอง', '@3.50'],
    ['น้ำปลา 2 โหล โหลละ 240 บาท', 'น้ำปลา', '2 โหล', '@20/pc'],
  ])('say what the figures are: %s', (line, name, amount, price) => {
    expect(textsOf([word('Delivery of 5 May, phone 02-111', 5, 5), word(line, 5, 10)])).toEqual([
      [name, amount, price],
    ]);
  });

  test.each([
    ['เสื้อยืด 2 โหล ตัวละ 45 บาท', '@45/pc', true],
    ['socks 2 dozen at 45 baht each', '@45/pc', true],
    ['袜子 2打 每双 12元', '@12/pc', true],
    ['เสื้อยืด 2 โหล ตัวละ 45 บาท รวม 1,080 บาท', '@45/pc', true],
    ['น้ำปลา 2 โหล ราคา 240 บาท/โหล', '@20/pc', true],
    ['socks 2 dozen at 240 baht per dozen', '@20/pc', true],
    ['袜子 2打 每打 120元', '@10/pc', true],
    ['socks 2 doz @ 120/dozen', '@10/pc', true],
    ['socks 2 dozen at 120 baht total 240', '@10/pc', true],
    ['น้ำปลา 2 โหล ราคา 240 บาท', '@240', false],
    ['socks 2 dozen at 45 baht', '@45', false],
    ['袜子 2打 单价 12元', '@12', false],
    ['เสื้อยืด 24 ตัว โหลละ 240 บาท', '@240', false],
    ['袜子 24双 每打 120元', '@120', false],
    ['socks 24 pcs at 240 baht per dozen', '@240', false],
    ['Cup 5 widgets at 40 baht', '@40', false],
  ])('say of what the price is, or are to be looked at: %s', (line, price, isSure) => {
    expect(readWrittenLine(line)).toMatchObject({ price, isSure });
  });

  test.each([
    'Cable 10 m price 30',
    'Lamp 220 v price 30',
    'rice 5 kg @40',
    'สายไฟ 10 เมตร ราคา 30 บาท',
    '电线 10米 单价 30元',
    'Deposit 1 time at 500',
    'Total 20 pcs at 45 baht',
    'ค่าขนส่ง 1 ชิ้น ราคา 500 บาท',
    '合计 20件 单价 45元',
    'Returned: shirt 5 pcs at 45 baht',
    'ยกเลิก เสื้อยืด 5 ตัว ตัวละ 45 บาท',
    '退货：红色T恤 5件 单价 45元',
  ])('are no goods where they measure, sum up, or did not come: %s', (line) => {
    expect(readWrittenLine(line)).toBeNull();
  });

  test.each([
    ['whose figures happen to multiply', 'Jar 2-15', 'Shelves', '2', '30'],
    ['one of which says a price in words', 'Jar 2-15 at 30 baht', 'Shelves', '2', '30'],
  ])('of a table without a head, %s, are no list', (_, ...cells) => {
    const row = (name: string, y: number) =>
      [name, ...cells.slice(1)].map((text, at) => word(text, 5 + at * 30 - (at > 2 ? 20 : 0), y));
    const rows = [1, 2, 3, 4].flatMap((at) => row(`Jar 2-${at}`, at * 5));
    expect(textsOf([...rows, ...row(cells[0], 30)])).toHaveLength(5);
  });

  test('that do not say of what a price is make rows that are unsure', () => {
    const lines = ['socks 2 dozen at 45 baht', 'shirts 2 dozen at 45 baht each', 'caps 5 pcs at 30 baht'];
    const grid = gridOfWords(
      lines.map((line, row) => word(line, 5, 10 + row * 4)),
      1,
      1,
    );
    expect(readRows(grid).map(({ name, amount, price, problem }) => [name, amount, price, problem])).toEqual([
      ['socks', 24, 4500, 'unsure'],
      ['shirts', 24, 4500, null],
      ['caps', 5, 3000, null],
    ]);
  });

  test.each([
    ['a pack', 'Tea 2 packs x 6'],
    ['a sum', 'รวม 8 รายการ ยอดโอน 9,796 บาท'],
    ['another sum', '合计376件，总额16810泰铢。'],
    ['an address', '45/6 ถ.เจริญกรุง กรุงเทพฯ 10500 โทร 089-765-4321'],
  ])('that are %s are no goods', (_, line) => {
    expect(readWrittenLine(line)).toBeNull();
  });

  test('keep those among them that say no amount, and leave out what is around', () => {
    const lines = [
      'Dear Mr 7',
      '1. Cup 5 pcs @20',
      'Kitchen:',
      '2. Dish 24 cm',
      '3. Pan 6',
      'pcs @90',
      'Total 3 kinds',
      '4. Pot 2 pcs @99',
      '5. Lid 10 cm',
      'Bank account 123-4',
    ].map((line, row) => word(line, 5, 10 + row * 4));
    expect(textsOf(lines)).toEqual([
      ['Cup', '5 pcs', '@20'],
      ['Kitchen'],
      ['Dish 24 cm'],
      ['Pan', '6 pcs', '@90'],
      ['Pot', '2 pcs', '@99'],
      ['Lid 10 cm'],
    ]);
  });
});

describe('a text of a PDF that goes on in another line', () => {
  const head = [word('Item', 5, 10), word('Qty', 30, 10), word('Price', 40, 10)];
  const row = (name: string, y: number) => [
    ...(name === '' ? [] : [word(name, 5, y)]),
    word('12', 30, y),
    word('45', 40, y),
  ];

  test('and is nearer to the row above is part of it', () => {
    const words = [
      ...head,
      ...row('Cup', 14),
      ...row('Dish', 19),
      word('of blue glass', 5, 22),
      ...row('Pan', 27),
      word('500 g', 5, 30),
      word('and a lid', 5, 33),
    ];
    expect(textsOf(words).map(([name]) => name)).toEqual([
      'Item',
      'Cup',
      'Dish of blue glass',
      'Pan 500 g and a lid',
    ]);
  });

  test('and had no room behind the row above is part of it, however far lines are apart', () => {
    const words = [
      ...head,
      ...row('A dish of blue glass', 14),
      word('with lid', 5, 18),
      ...row('Cup', 22),
      ...row('Pan', 26),
    ];
    expect(textsOf(words).map(([name]) => name)).toEqual([
      'Item',
      'A dish of blue glass with lid',
      'Cup',
      'Pan',
    ]);
  });

  test('and has figures beside its middle or its end is one row', () => {
    const words = [
      ...head,
      word('A dish', 5, 14),
      ...row('', 15.5),
      word('of blue glass', 5, 17),
      word('A pan', 5, 22),
      ...row('with a lid', 25),
    ];
    expect(textsOf(words)).toEqual([
      ['Item', 'Qty', 'Price'],
      ['A dish of blue glass', '12', '45'],
      ['A pan with a lid', '12', '45'],
    ]);
  });

  test('beside a code that goes on too is part of its row', () => {
    const line = (y: number, ...texts: readonly string[]) =>
      texts.map((text, at) => word(text, [5, 15, 40, 60][at] ?? 0, y));
    const words = [
      ...line(10, 'Code', 'Item', 'Qty', 'Price'),
      ...line(14, 'EL-', 'A lamp with', '12', '45'),
      ...line(15.5, '5501', 'an arm'),
      ...line(20, 'EL-', 'A cup', '12', '45'),
      ...line(21.5, '5502'),
    ];
    expect(textsOf(words)).toEqual([
      ['Code', 'Item', 'Qty', 'Price'],
      ['EL-5501', 'A lamp with an arm', '12', '45'],
      ['EL-5502', 'A cup', '12', '45'],
    ]);
  });

  test('is none if it stands as rows do, or below a sum', () => {
    const words = [
      ...head,
      ...row('Cup', 14),
      word('Dish 24', 5, 18),
      ...row('Pan', 22),
      ...row('Total', 26),
      word('Pay by 5 May', 5, 28),
    ];
    expect(textsOf(words).map(([name]) => name)).toEqual([
      'Item',
      'Cup',
      'Dish 24',
      'Pan',
      'Total',
      'Pay by 5 May',
    ]);
  });

  test('in a head is part of it', () => {
    const words = [
      word('品名', 5, 10),
      word('数量', 30, 10),
      word('单价（泰', 40, 10),
      word('铢）', 40, 13),
      ...row('杯', 17),
    ];
    expect(textsOf(words)).toEqual([
      ['品名', '数量', '单价(泰铢)'],
      ['杯', '12', '45'],
    ]);
  });
});
