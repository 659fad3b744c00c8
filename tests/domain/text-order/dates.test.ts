import { describe, expect, test } from 'vitest';
import { readInBrief } from './reading.ts';

describe('a day and a time to deliver by', () => {
  test.each([
    ['lantern red 5, deliver on 5 Dec before 10 am', 'deliver on 5 Dec before 10 am'],
    ['lantern red 5 deliver by December 5th', 'deliver by December 5th'],
    ['lantern red 5, send before 11am', 'send before 11am'],
    ['ส่งวันศุกร์ที่ 5 ก่อน 10 โมง เอา lantern red 5', 'ส่งวันศุกร์ที่ 5 ก่อน 10 โมง'],
    ['lantern red 5 ส่งวันที่ 5 ธ.ค. ก่อน 10.30 น.', 'ส่งวันที่ 5 ธ.ค. ก่อน 10.30 น.'],
  ])('is a remark as a whole: %s', (text, remark) => {
    expect(readInBrief(text)).toEqual({ items: ['add | lantern red | 5'], remarks: [remark], others: [] });
  });

  test('is none where a month is no word of its own', () => {
    expect(readInBrief('5 march-brown hats').remarks).toEqual([]);
  });
});
