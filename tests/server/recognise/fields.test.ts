import { describe, expect, test } from 'vitest';
import { readWrittenAmount } from '../../../server/recognise/fields/amount.ts';
import { readChineseNumber } from '../../../server/recognise/fields/chinese-number.ts';
import { currencyIn, declaredCurrency } from '../../../server/recognise/fields/currency.ts';
import { isMarkedPrice, readWrittenPrice } from '../../../server/recognise/fields/price.ts';

describe('a number in Chinese numerals', () => {
  test.each([
    ['七', 7],
    ['十', 10],
    ['十二', 12],
    ['二十', 20],
    ['廿五', 25],
    ['一百零二', 102],
    ['一百二', 120],
    ['三百二十', 320],
    ['两千', 2000],
    ['一万二', 12_000],
    ['三万零五', 30_005],
    ['十二万三千四百', 123_400],
    ['一二〇', 120],
  ])('%s is read as %d', (text, number) => {
    expect(readChineseNumber(text)).toBe(number);
  });

  test.each(['', '杯', '十个', '一万二万', '12'])('%s is none', (text) => {
    expect(readChineseNumber(text)).toBeNull();
  });
});

describe('a written amount', () => {
  test.each([
    ['12', 12],
    ['12.0', 12],
    ['1,200', 1200],
    ['๑๒', 12],
    ['１２', 12],
    ['12 ชิ้น', 12],
    ['12pcs.', 12],
    ['x12', 12],
    ['12 x', 12],
    ['十二个', 12],
    ['两双', 2],
    ['2 โหล', 24],
    ['3dz', 36],
    ['2打', 24],
    ['ครึ่งโหล', 6],
    ['1.5 dozen', 18],
    ['1 โหล 3 ชิ้น', 15],
    ['2 gross', 288],
    ['2 แพ็ค x 6', 12],
    ['3 boxes (24 pcs)', 72],
    ['3箱(24)', 72],
    ['5*12', 60],
    ['24 ชิ้น (2 โหล)', 24],
    ['2 โหล (24 ชิ้น)', 24],
    ['24 (2 dz)', 24],
    ['24 pcs (2 ctns)', 24],
    ['2 ลัง (ลังละ 24)', 48],
    ['2 ลัง (ลังละ 24 ขวด)', 48],
    ['2 ลังๆ ละ 24', 48],
    ['2 ลัง x 24 ขวด', 48],
    ['3箱（每箱24个）', 72],
    ['3箱(24个/箱)', 72],
    ['三箱，每箱24', 72],
    ['5 箱×12', 60],
    ['2 ctn x 24', 48],
    ['2 cartons of 12', 24],
    ['2 boxes, 12 pcs each', 24],
    ['4 ctns (24 pcs/ctn)', 96],
  ])('%s is %d pieces', (text, pieces) => {
    expect(readWrittenAmount(text)).toEqual({ pieces, isSure: true });
  });

  test.each([
    ['2 แพ็ค', 2],
    ['3箱', 3],
    ['4 cartons', 4],
    ['2 แพ็ค x 3 กล่อง', 6],
  ])('%s counts packs of an unknown content', (text, pieces) => {
    expect(readWrittenAmount(text)).toEqual({ pieces, isSure: false, isPacks: true });
  });

  test.each([
    '',
    '-',
    'ชิ้น',
    '12.5',
    '1,2',
    '12 6',
    '1千',
    'about 12',
    '12 kg',
    'x',
    '2x3x4',
    '1e3',
    '2 ลัง (ลังละ)',
    '12 of 24',
    '3箱(红色)',
  ])('%s is none', (text) => {
    expect(readWrittenAmount(text)).toBeNull();
  });
});

describe('yuan', () => {
  test.each(['¥8.5', '￥8.50', '8.5元', 'RMB 8.5', 'CNY8.5', '8.5 หยวน', '人民币8.50'])(
    '%s is 850 hundredths of one',
    (text) => {
      expect([readWrittenPrice(text), currencyIn(text)]).toEqual([850, 'CNY']);
    },
  );

  test.each([
    ['45', null],
    ['฿45', 'THB'],
    ['45 泰铢', 'THB'],
    ['单价(元)', 'CNY'],
    ['单价(美元)', 'other'],
    ['金额 日元', 'other'],
    ['NT$ 120元', 'other'],
    ['Price (USD)', 'other'],
    ['Yuanyang cup', null],
  ])('%s names the currency %s', (text, currency) => {
    expect(currencyIn(text)).toBe(currency);
  });

  test.each([
    ['单位：元', 'CNY'],
    ['币种: 人民币', 'CNY'],
    ['Currency: RMB', 'CNY'],
    ['Currency: THB', 'THB'],
    ['收货单位：曼谷元盛商行', null],
    ['单位地址 三元里', null],
    ['元宝（总计一套）', null],
  ])('a list with %s declares %s', (text, currency) => {
    expect(declaredCurrency(text)).toBe(currency);
  });
});

describe('a written price', () => {
  test.each([
    ['45', 4500],
    ['45.50', 4550],
    ['1,250.50', 125_050],
    ['฿1,250', 125_000],
    ['45 บาท', 4500],
    ['THB 45', 4500],
    ['45泰铢', 4500],
    ['45.-', 4500],
    ['45-', 4500],
    ['@45', 4500],
    ['45/ชิ้น', 4500],
    ['45 บาท/คู่', 4500],
    ['45ต่อผืน', 4500],
    ['45元/双', 4500],
    ['45 per pair', 4500],
    ['๔๕.๕๐', 4550],
    ['４５．５', 4550],
    ['0.01', 1],
  ])('%s is %d satang', (text, satang) => {
    expect(readWrittenPrice(text)).toBe(satang);
  });

  test.each(['', '-', 'free', '$45', '45.505', '1,25', '45/โหล', '10000000000'])('%s is none', (text) => {
    expect(readWrittenPrice(text)).toBeNull();
  });

  test.each([
    ['฿45', true],
    ['@45', true],
    ['45.-', true],
    ['45', false],
    ['45元', true],
  ])('%s is marked as one: %s', (text, isMarked) => {
    expect(isMarkedPrice(text)).toBe(isMarked);
  });
});
