import { describe, expect, test } from 'vitest';
import { addressesOf, isFindable, saidPlace } from '../../../domain/places/said-place.ts';
import { sampleAddress } from '../../../machines/samples/sample-records.ts';

describe('the place in a remark', () => {
  test.each([
    ['send to Sukhumvit 22', 'Sukhumvit 22'],
    ['deliver to 22 Sukhumvit Rd tomorrow morning', '22 Sukhumvit Rd'],
    ['Please deliver to the Chatuchak stall before 9', 'the Chatuchak stall'],
    ['friday is fine\nsend everything to my warehouse', 'my warehouse'],
    ['送到素坤逸22', '素坤逸22'],
    ['明天\n下午三点前送到水门市场，谢谢', '水门市场'],
    ['发货到清迈店', '清迈店'],
    ['收货地址：曼谷石龙军路12号', '曼谷石龙军路12号'],
    ['ส่งที่ตลาดโบ๊เบ๊', 'ตลาดโบ๊เบ๊'],
    ['ส่งไปที่สุขุมวิท 22 ค่ะ', 'สุขุมวิท 22'],
    ['ส่งที่ 99/12 ซอยสุขุมวิท 22 คลองเตย กทม 10110', '99/12 ซอยสุขุมวิท 22 คลองเตย กทม 10110'],
    ['99/12 ซอยสุขุมวิท 22 กทม 10110', '99/12 ซอยสุขุมวิท 22 กทม 10110'],
  ])('“%s” is “%s”', (remark, place) => {
    expect(saidPlace(remark)).toEqual({ text: place, phone: '' });
  });

  test('ends before the phone beside it, which is told apart', () => {
    expect(saidPlace('Deliver to: Nok shop, 45 Rama 4 rd tel 0812345678')).toEqual({
      text: 'Nok shop, 45 Rama 4 rd',
      phone: '0812345678',
    });
    expect(saidPlace('ส่งไปที่สุขุมวิท 22 ค่ะ โทร 081-234-5678')).toEqual({
      text: 'สุขุมวิท 22',
      phone: '081-234-5678',
    });
  });

  test('has the phone of another line, where there is one alone', () => {
    expect(saidPlace('送到素坤逸路 22 号\n电话 081-234-5678')?.phone).toBe('081-234-5678');
    expect(saidPlace('送到素坤逸路 22 号\n电话 081-234-5678\n或 02-123-4567')?.phone).toBe('');
  });

  test.each([
    '',
    '周五下午送，不要压坏',
    '下周一前送到',
    'Send with Kerry',
    'send the invoice with the goods',
    'deliver Saturday after 3pm',
    'ส่งพรุ่งนี้เช้า',
    'ส่งวันศุกร์',
    'ค่าส่งออกเอง',
    'call 081-555-0142 first',
  ])('is none in “%s”', (remark) => {
    expect(saidPlace(remark)).toBeNull();
  });

  test.each([
    'deliver to reception',
    'ส่งที่ร้านเดิม',
    'ส่งที่เดิม',
    '送到店里',
    '周四上午十点前送到酒店',
    'bring it to the back door',
  ])('is known to its person alone in “%s”', (remark) => {
    expect(isFindable(saidPlace(remark)!)).toBe(false);
  });

  test('is findable where it is named', () => {
    expect(
      ['send to Sukhumvit 22', 'ส่งที่ตลาดโบ๊เบ๊', '送到清迈店'].map((remark) => isFindable(saidPlace(remark)!)),
    ).toEqual([true, true, true]);
  });
});

describe('the addresses of a place', () => {
  const named = (alias: string, address: string) => ({ ...sampleAddress, id: alias, alias, address });
  const shop = named('Shop', '12 Charoen Krung Rd, Bangkok');
  const back = named('后门 Back gate', '19 Soi Phetchaburi 19, Ratchathewi, Bangkok 10400');
  const third = named('水门 3 楼 312', 'Pratunam Center, 3rd floor, room 312, Bangkok 10400');
  const stall = named('Stall 118, Soi 12/1', 'Chatuchak Weekend Market, Section 7, Bangkok 10900');
  const sampheng = named('ร้านสำเพ็ง', '215 ซอยวานิช 1 แขวงจักรวรรดิ เขตสัมพันธวงศ์ กรุงเทพฯ 10100');
  const all = [shop, back, third, stall, sampheng];

  test.each([
    ['the Chatuchak stall', [stall]],
    ['my shop', [shop]],
    ['Charoen Krung 12', [shop]],
    ['厨房后门', [back]],
    ['水门市场3楼312', [third]],
    ['ร้านสำเพ็งประตูหลัง', [sampheng]],
    ['วานิช 1', [sampheng]],
    ['Chatuchak', [stall]],
  ])('%s are those that it names', (text, found) => {
    expect(addressesOf({ text, phone: '' }, all)).toEqual(found);
  });

  test.each(['the shop at Sukhumvit 22', 'Charoen Krung 14', 'Bangkok', '素坤逸22', 'ตลาดโบ๊เบ๊', '楼'])(
    'are none of other figures or names (%s)',
    (text) => {
      expect(addressesOf({ text, phone: '' }, all)).toEqual([]);
    },
  );
});
