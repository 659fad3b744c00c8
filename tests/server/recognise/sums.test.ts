import { expect, test } from 'vitest';
import { isSum } from '../../../server/recognise/table/sums.ts';

test.each([
  'total amount due: 540.00',
  'Sub-total (3 items)',
  'Net amount payable',
  'รวมจำนวนเงินทั้งสิ้น 1,250 บาท',
  'ยอดเงินสุทธิ',
  'ภาษีมูลค่าเพิ่ม 7%',
  'เงินมัดจำ',
  '合 计（大写）人民币伍佰肆拾元整',
  '总数量 18 件',
  '合计 TOTAL',
  'b/f',
])('%s is a sum', (text) => {
  expect(isSum(text)).toBe(true);
});

test.each([
  `total${','.repeat(40)}x`,
  `total${' pcs'.repeat(40)} x`,
  `รวม${'จำนวนเงินรวม'.repeat(40)}x`,
  `ยอดรวม${'รวมเงินสุทธิ'.repeat(40)}x`,
  `合计${'人民币元总价税额'.repeat(40)}x`,
])('%s is none, and its words are parted one way only', (text) => {
  expect(isSum(text)).toBe(false);
});
