import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Order, OrderLine } from '../../../domain/contract.ts';
import { languages } from '../../../domain/languages.ts';
import { colourIn } from '../../../domain/products/colours.ts';
import { liffOrderLink, orderLink } from '../../../domain/sharing/order-links.ts';
import { orderMessage } from '../../../domain/sharing/order-message.ts';
import type { MessageInput } from '../../../domain/sharing/order-message.ts';
import { sampleOrder } from '../../../machines/samples/sample-records.ts';
import { bytesOf, faultsOfMessage } from './line-limits.ts';
import { faultsByLine } from './line-openapi.ts';
import { addressesOfMessage, textsOfMessage } from './message-texts.ts';

const words: MessageInput['words'] = {
  status: 'รอชำระ',
  phone: 'โทร',
  address: 'ส่งที่',
  remark: 'หมายเหตุ',
  colour: (typed) => colourIn('th', typed),
  more: (lines) => `+${lines} รายการ`,
  total: (products, pieces) => `รวม ${products} รายการ · ${pieces} ชิ้น`,
  open: 'เปิดคำสั่งซื้อ',
};

const line: OrderLine = {
  sku_id: 'sku-1',
  name: 'Oolong tin',
  color: 'Green',
  size: '150 g',
  style: '',
  quantity: 14,
  price: 185,
  list_price: 205,
  total_price: 2590,
  image_urls: '',
  extra_info: JSON.stringify({ ch_name: '乌龙茶罐', th_name: 'ชาอู่หลงกระป๋อง' }),
  is_vip: 1,
};

const order: Order = {
  ...sampleOrder,
  id: 'order-7',
  order_no: '10482',
  ctime: '2026-06-14T02:05:00.000Z',
  status: 'confirmed',
  phone: '081 234 5678; 02-111-2222',
  merchant_address: 'แผงประตูน้ำ ชั้น 3 ล็อก B12',
  latitude: 13.75,
  longitude: 100.54,
  remark: 'ส่งวันศุกร์ ประตูหลัง',
  total_amount: 3030,
  detail: [line, { ...line, color: '', size: '', quantity: 2, total_price: 440, is_vip: 0 }],
};

const input: MessageInput = {
  order,
  language: 'th',
  shopName: 'ร้านหยวนจี้',
  picture: 'https://shop.example/api/files/a.webp?size=share&exp=1&sig=2',
  link: liffOrderLink('1650000000-AbcdEfgh', 'order-7'),
  words,
};

describe('the message of an order', () => {
  test('says number, date in Bangkok, phone, address, remark, lines with a crown for VIP, and total', () => {
    const message = orderMessage(input);
    expect(message.altText).toBe('#10482 · ร้านหยวนจี้ · ฿3,030.00 · รอชำระ');
    expect(textsOfMessage(message)).toEqual([
      'รอชำระ',
      'ร้านหยวนจี้',
      '#10482',
      '2026-06-14 09:05',
      'โทร',
      '081 234 5678; 02-111-2222',
      'ส่งที่',
      'แผงประตูน้ำ ชั้น 3 ล็อก B12',
      'หมายเหตุ',
      'ส่งวันศุกร์ ประตูหลัง',
      '👑 ชาอู่หลงกระป๋อง',
      '×14',
      '฿2,590.00',
      'เขียว · 150 g',
      'ชาอู่หลงกระป๋อง',
      '×2',
      '฿440.00',
      'รวม 2 รายการ · 16 ชิ้น',
      '฿3,030.00',
    ]);
    expect(faultsOfMessage(message)).toEqual([]);
  });

  test('dials the first phone, opens a position on a map and the order by the LIFF link', () => {
    expect(addressesOfMessage(orderMessage(input))).toEqual([
      'tel:0812345678',
      'https://www.google.com/maps/search/?api=1&query=13.75%2C100.54',
      'https://liff.line.me/1650000000-AbcdEfgh/auth/order/order-7',
    ]);
  });

  test('without a position has no map, and says nothing of what is empty', () => {
    const plain = { ...order, latitude: null, longitude: null, phone: '', remark: ' ', merchant_address: '' };
    const message = orderMessage({ ...input, order: { ...plain, detail: [] }, shopName: '' });
    expect(addressesOfMessage(message)).toEqual([input.link]);
    expect(textsOfMessage(message)).toEqual([
      'รอชำระ',
      '#10482',
      '2026-06-14 09:05',
      'รวม 0 รายการ · 0 ชิ้น',
      '฿3,030.00',
    ]);
    expect(faultsOfMessage(message)).toEqual([]);
  });

  test('keeps an address to three lines', () => {
    expect(JSON.stringify(orderMessage(input))).toContain('"maxLines":3');
  });

  test.each([
    ['https://shop.example/api/files/a.webp?size=share&exp=1&sig=2', true],
    ['https://elsewhere.example/shop.JPG', true],
    ['http://elsewhere.example/shop.jpg', false],
    ['https://elsewhere.example/shop.webp', false],
    ['https://shop.example/api/files/a.jpg', false],
    ['/api/files/a.jpg', false],
    [`https://elsewhere.example/${'a'.repeat(2000)}.png`, false],
    [null, false],
  ])('shows the picture %s: %s', (picture, isShown) => {
    expect('hero' in orderMessage({ ...input, picture }).contents).toBe(isShown);
  });

  test('says what the order says and no price beside it', () => {
    const dearer = { ...line, price: 999.5 };
    expect(textsOfMessage(orderMessage({ ...input, order: { ...order, detail: [dearer] } }))).not.toContain(
      '฿999.50',
    );
  });
});

describe('the checker', () => {
  const message = orderMessage(input);
  const asText = JSON.stringify(message);

  test.each([
    ['an alternative text of 401 characters', asText.replace('"altText":"', `"altText":"${'a'.repeat(401)}`)],
    ['a label of 21 characters', asText.replace('"label":"', `"label":"${'a'.repeat(21)}`)],
    ['an address of 1,001 characters', asText.replace('"uri":"tel:', `"uri":"tel:${'1'.repeat(1001)}`)],
    ['a picture by http', asText.replace('"url":"https', '"url":"http')],
    ['another action', asText.replace('"type":"uri","uri"', '"type":"message","uri"')],
    ['an empty text', asText.replace('"×14"', '" "')],
    ['a property that a text does not have', asText.replace('"maxLines"', '"lines"')],
    ['a box on a base line', asText.replace('"layout":"vertical"', '"layout":"baseline"')],
    ['more than 30 KB', asText.replace('"×14"', `"${'a'.repeat(30_000)}"`)],
    ['half a character', asText.replace('"×14"', '"\\ud83d"')],
  ])('refuses %s', (_, broken) => {
    expect(broken).not.toBe(asText);
    expect(faultsOfMessage(JSON.parse(broken) as typeof message)).not.toEqual([]);
  });
});

describe("LINE's own description of a message", () => {
  const asText = JSON.stringify(orderMessage(input));

  test('takes it', () => {
    expect(faultsByLine(orderMessage(input))).toEqual([]);
  });

  test.each([
    ['a property that a text does not have', asText.replace('"maxLines"', '"lines"')],
    ['a layout that a box does not have', asText.replace('"layout":"vertical"', '"layout":"column"')],
    ['a component that there is not', asText.replace('"type":"separator"', '"type":"line"')],
    ['another action', asText.replace('"type":"uri"', '"type":"call"')],
    ['no alternative text', asText.replace('"altText"', '"alt"')],
    ['an address that is none', asText.replace('"uri":"tel:', '"uri":"tel :')],
  ])('refuses %s', (_, broken) => {
    expect(broken).not.toBe(asText);
    expect(faultsByLine(JSON.parse(broken) as object)).not.toEqual([]);
  });
});

describe('the link of an order', () => {
  test('leads any browser to what whoever holds it may see, and LINE to the same', () => {
    expect([orderLink('https://shop.example', 'a/b'), liffOrderLink('165-Ab', 'a/b')]).toEqual([
      'https://shop.example/auth/order/a%2Fb',
      'https://liff.line.me/165-Ab/auth/order/a%2Fb',
    ]);
  });
});

const script = fc.oneof(
  fc.string({ unit: fc.constantFrom('陶', '瓷', '杯', '蓝', '乌', '龙'), maxLength: 300 }),
  fc.string({ unit: fc.constantFrom('กำ', 'แก้ว', 'น้ำ', 'ที่', 'ผู้', ' '), maxLength: 150 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom('👨‍👩‍👧‍👦', '\ud83d', 'é', '"', '\\', '\n', '\u0000'), maxLength: 120 }),
);

const anyLine = fc
  .record({
    name: script,
    color: script,
    size: script,
    quantity: fc.integer({ min: 1, max: 1_000_000 }),
    total_price: fc.integer({ min: 0, max: 100_000_000_000 }).map((satang) => satang / 100),
    is_vip: fc.constantFrom(0 as const, 1 as const),
  })
  .map((some): OrderLine => ({ ...line, extra_info: '', ...some }));

const anyOrder = fc
  .record({
    order_no: fc.string({ unit: fc.constantFrom('1', '2', '0', '-'), minLength: 1, maxLength: 20 }),
    status: fc.constantFrom('created', 'confirmed', 'paid', 'completed', 'cancelled' as const),
    phone: script,
    alias: script,
    merchant_address: script,
    remark: script,
    latitude: fc.option(fc.double({ min: -90, max: 90, noNaN: true })),
    longitude: fc.option(fc.double({ min: -180, max: 180, noNaN: true })),
    few: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    count: fc.integer({ min: 1, max: 500 }),
  })
  .map(({ few, count, ...some }): Order => {
    const detail = Array.from({ length: count }, (_, at) => few[at % few.length] ?? line);
    return { ...order, ...some, detail };
  });

describe('the message of any order', () => {
  test('of 1 to 500 lines with long names in three scripts is within what LINE takes, with as many lines as fit', () => {
    fc.assert(
      fc.property(anyOrder, script, fc.constantFrom(...languages), (some, shopName, language) => {
        const message = orderMessage({ ...input, order: some, shopName, language });
        expect(faultsOfMessage(message)).toEqual([]);
        const texts = textsOfMessage(message);
        const shown = texts.filter((text) => /^×\d+$/.test(text)).length;
        const hidden = some.detail.length - shown;
        expect(texts.filter((text) => text === `+${hidden} รายการ`).length).toBe(hidden > 0 ? 1 : 0);
        const longest = Math.max(...some.detail.map((each) => bytesOf(oneLine(each, language))));
        expect(hidden === 0 || bytesOf(message.contents) + longest > 30_000).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('names the lines in their order, those that are left out after the last', () => {
    const detail = Array.from({ length: 500 }, (_, at) => ({ ...line, quantity: at + 1 }));
    const shown = textsOfMessage(orderMessage({ ...input, order: { ...order, detail } })).filter((text) =>
      /^×\d+$/.test(text),
    );
    expect(shown.length).toBeGreaterThan(40);
    expect(shown).toEqual(detail.slice(0, shown.length).map(({ quantity }) => `×${quantity}`));
  });
});

/** The message of one line alone, which is more than the line. */
function oneLine(detail: OrderLine, language: MessageInput['language']): object {
  return orderMessage({ ...input, language, order: { ...order, detail: [detail] } }).contents;
}
