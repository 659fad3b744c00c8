import { describe, expect, test } from 'vitest';
import { colourKey } from '../../../domain/search/colour-words.ts';
import { readInBrief, repeatedIn } from './reading.ts';

describe('a Thai order beside what is told of bringing, packing and paying', () => {
  test.each([
    ['ส่งที่เดิมนะเฮีย จานขาว 80 เทา 40 บิลออกเหมือนเดิม', ['ส่งที่เดิม', 'บิลออกเหมือนเดิม']],
    ['รบกวนส่งร้านเดิมค่ะ จานขาว 80 เทา 40', ['ส่งร้านเดิม']],
    ['ขอใบกำกับภาษีด้วยนะคะ จานขาว 80 เทา 40', ['ขอใบกำกับภาษี']],
    ['แพ็คดีๆนะคะพี่ จานขาว 80 เทา 40', ['แพ็คดีๆ']],
    ['เก็บปลายทางนะ จานขาวแปดสิบใบ เทา 40', ['เก็บปลายทาง']],
    ['จานขาว 80 เทา 40 ที่อยู่เดิมค่ะ', ['ที่อยู่เดิม']],
  ])('%s', (text, remarks) => {
    const read = readInBrief(text);
    expect(read.items).toEqual(['add | จาน ขาว | 80', 'add | จาน เทา | 40']);
    expect(read.remarks).toEqual(remarks);
  });

  test.each([
    'ส่งที่ร้านนะคะ ซอย 5',
    'ฝากไว้หน้าบ้านนะคะ หมู่บ้านสุขใจ 12/3',
    'วางไว้หน้าร้านเลยนะคะ ร้านแดงเบอร์ 12',
    'เก็บเงินปลายทางค่ะ โทร 081-234-5678',
    'ห่อของขวัญด้วยนะคะ 2 ชิ้น',
    'กำหนดส่ง 3 ธ.ค. คลังสินค้าบางพลี',
    'สมชาย ใจดี 99/12 ถ.นิมมานเหมินท์ เชียงใหม่ 50200',
    'ร้านบ้านสวน 88/4 หมู่ 3 ต.แม่เหียะ อ.เมือง',
  ])('%s is told whole', (text) => {
    expect(readInBrief(text)).toEqual({ items: [], remarks: [text], others: [] });
  });

  test.each(['แก้วขาว 2 ใบ รูดบัตรได้ป่าว', 'แก้วขาว 2 ใบ ผ่อนได้ปะคะ', 'แก้วขาว 2 ใบ ล้างง่ายรึเปล่า'])(
    'a question behind how many takes no quantity: %s',
    (text) => {
      expect(readInBrief(text).items).toEqual(['add | แก้ว ขาว | 2']);
    },
  );
});

describe('Thai sizes with how many of each', () => {
  test.each([
    ['เสื้อเขียว 100/3 110/2 ม่วง 110/4', ['เขียว 100 | 3', 'เขียว 110 | 2', 'ม่วง 110 | 4']],
    ['เสื้อดำ 30=2 32=5', ['ดำ 30 | 2', 'ดำ 32 | 5']],
    ['เสื้อกากี l=4 xl=3 ดำ m=2', ['กากี l | 4', 'กากี xl | 3', 'ดำ m | 2']],
    ['เสื้อดำ=12 ขาว = 6', ['ดำ | 12', 'ขาว | 6']],
    ['เสื้อใบใหญ่ 3 ใบเล็ก 2', ['large | 3', 'small | 2']],
    ['เสื้อตัวสูง 3 ตัวเตี้ย 2', ['large | 3', 'small | 2']],
    ['เสื้อ 3 ใบใหญ่ 2 ใบเล็ก', ['large | 3', 'small | 2']],
    ['เสื้อ\nตัวสูง\nดำ 4\nขาว 2\nตัวเตี้ยดำอีก 6', ['ดำ large | 4', 'ขาว large | 2', 'ดำ small | 6']],
    ['เสื้อดำ 25 ซม. 3 ใบ ส่วน 35 ซม. เอาแค่ขาว 6', ['ดำ 250mm | 3', '350mm ขาว | 6']],
  ])('%s', (text, lines) => {
    expect(readInBrief(text).items).toEqual(lines.map((line) => `add | เสื้อ ${line}`));
  });

  test.each([
    ['หมวก 5 ใบเล็ก', ['add | หมวก small | 5']],
    ['แก้วทรงสูง 3 ใบ', ['add | แก้ว ทรงสูง | 3']],
    ['น้ำส้มขวดลิตร 5 ขวดเล็ก 12', ['add | น้ำส้ม 1000ml | 5', 'add | น้ำส้ม small | 12']],
    ['ก๋วยเตี๋ยวสี่ขีดสองโหล', ['add | ก๋วยเตี๋ยว 400g | 24']],
    ['พริกขีดครึ่ง 2 ถุง', ['add | พริก 150g | 2']],
    ['หมอนสี่ใบผ้าห่มห้าผืน', ['add | หมอน | 4', 'add | ผ้าห่ม | 5']],
    ['ชาตะไคร้ยี่สิบซองสี่กล่อง', ['add | ชาตะไคร้ 20bag | 4']],
  ])('%s', (text, items) => {
    expect(readInBrief(text).items).toEqual(items);
  });
});

describe('halves of a Thai quantity', () => {
  test.each([
    'แก้ว รวม 24 ใบ ครึ่งนึงขาว ครึ่งนึงดำ',
    'แก้ว 24 ใบ ครึ่งขาวครึ่งดำ',
    'แก้ว 2 โหล ขาวครึ่งนึง ดำอีกครึ่งนึง',
    'แก้ว ขาวกับดำ อย่างละครึ่ง รวม 24 ใบ',
    'แก้ว 24 ใบ ขาวกับดำอย่างละครึ่ง',
    'แก้วขาวกับดำ คนละครึ่ง 24 ใบ',
  ])('%s', (text) => {
    expect(readInBrief(text).items).toEqual(['add | แก้ว ขาว | 12', 'add | แก้ว ดำ | 12']);
  });

  test.each([
    ['แก้ว 25 ใบ ครึ่งขาวครึ่งดำ', 'add | แก้ว | 25'],
    ['แก้ว ขาวดำอย่างละครึ่งโหล', 'add | แก้ว ขาว | 6'],
  ])('%s is not halved', (text, first) => {
    expect(readInBrief(text).items[0]).toBe(first);
  });
});

describe('a Thai correction', () => {
  test.each([
    ['43 เปลี่ยนเป็นสีส้ม', ['name | 43 | -', 'set | สีส้ม | -']],
    ['เบอร์ 43 เอาสีส้มดีกว่า', ['name | 43 | -', 'set | สีส้ม | -']],
    ['ถั่วเขียวขอ 30 ดีกว่า', ['name | ถั่ว เขียว | -', 'set |  | 30']],
    ['ถั่วเขียวเอา 30 พอ', ['name | ถั่ว เขียว | -', 'set |  | 30']],
    ['เพิ่มสีกรมเป็น 6', ['name | สีกรม | -', 'set |  | 6']],
    ['ลดสีกรมเหลือหกใบ', ['name | สีกรม | -', 'set |  | 6']],
    ['5 เมตรเอาขาวดีกว่าค่ะ', ['name | 5000mm | -', 'set | ขาว | -']],
    ['แก้วขาว 3\nเอาดำดีกว่า', ['add | แก้ว ขาว | 3', 'set | แก้ว ดำ | -']],
    ['แก้วขาว 5\nเอาแค่ 3 นะคะ', ['add | แก้ว ขาว | 5', 'set |  | 3']],
    [
      'แก้วขาว 41 3 ใบ 43 5 ใบ\n43 เปลี่ยนเป็น 6',
      ['add | แก้ว ขาว 41 | 3', 'add | แก้ว ขาว 43 | 5', 'name | แก้ว ขาว 43 | -', 'set |  | 6'],
    ],
  ])('%s', (text, items) => {
    expect(readInBrief(text).items).toEqual(items);
  });

  test.each([
    ['L เอาสีดำ 3', ['add | l สีดำ | 3']],
    ['เพิ่มแก้ว 6 ใบ', ['add | แก้ว | 6']],
    ['แก้วเอา 4 ใบ', ['add | แก้ว | 4']],
  ])('%s is none', (text, items) => {
    expect(readInBrief(text).items).toEqual(items);
  });
});

test('an order like the one before, and more on a line of its own, is that order', () => {
  const text = 'เอาเหมือนครั้งก่อนเลย\nแล้วเพิ่มแก้วขาว 3';
  expect(repeatedIn(text)).toEqual({ said: 'เหมือนครั้งก่อน', times: 1 });
  expect(readInBrief(text).items).toEqual(['add | แก้ว ขาว | 3']);
});

describe('tan', () => {
  test('is a colour like camel', () => {
    expect(colourKey('สีแทน')).toBe(colourKey('camel'));
    expect(readInBrief('เข็มขัดสีแทน 120 2 เส้น').items).toEqual(['add | เข็มขัด สีแทน 120 | 2']);
  });

  test('is no colour in black instead', () => {
    expect(readInBrief('เข็มขัดสีดำแทน 2 เส้น').items).toEqual(['add | เข็มขัด สีดำ | 2']);
  });
});

describe('a Thai greeting', () => {
  test.each(['น้องจ๋า', 'น้องขา', 'พี่จ๋า'])('names no goods: %s', (greeting) => {
    expect(readInBrief(`${greeting} เอา lantern red 5`)).toEqual({
      items: ['add | lantern red | 5'],
      remarks: [],
      others: [],
    });
  });
});
