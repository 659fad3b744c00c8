const digits = '零一二三四五六七八九';
const variants: Readonly<Record<string, string>> = {
  〇: '零',
  两: '二',
  兩: '二',
  廿: '二十',
  卅: '三十',
  萬: '万',
};
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const tenThousand = 10_000;

/** The characters that a number is written with. */
export const chineseNumerals = '〇零一二三四五六七八九两兩十百千万萬廿卅';

/** The number that Chinese numerals mean (三百二十 and 三百二 are 320, 一二〇 is 120); null for anything else. */
export function readChineseNumber(text: string): number | null {
  const plain = text.replace(/[〇两兩廿卅萬]/g, (sign) => variants[sign] ?? sign);
  if (!/^[零一二三四五六七八九十百千万]+$/.test(plain) || /万.*万/.test(plain)) return null;
  if (!/[十百千万]/.test(plain)) return Number(Array.from(plain, (sign) => digits.indexOf(sign)).join(''));
  let high = 0;
  let low = 0;
  let digit: number | null = null;
  let unitBefore = 1;
  for (const sign of plain) {
    const unit = units[sign];
    if (sign === '万') {
      high = (low + (digit ?? (low === 0 ? 1 : 0))) * tenThousand;
      low = 0;
      digit = null;
      unitBefore = tenThousand;
    } else if (unit === undefined) {
      digit = digits.indexOf(sign);
      if (digit === 0) unitBefore = 1;
    } else {
      low += (digit ?? 1) * unit;
      digit = null;
      unitBefore = unit;
    }
  }
  // 三百二 leaves out the last unit.
  const last = (digit ?? 0) * (unitBefore > 10 ? unitBefore / 10 : 1);
  return high + low + last;
}
