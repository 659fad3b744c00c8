import { amountOf } from './units.ts';

/** Words for sizes that mean the same. */
export const sizes: readonly (readonly string[])[] = [
  ['XS', '加小', '加小码', 'extra small'],
  ['S', '小码', '小号', 'small', 'ไซส์เล็ก', 'ไซซ์เล็ก', 'เล็ก'],
  ['M', '中码', '中号', 'medium', 'ไซส์กลาง', 'ไซซ์กลาง', 'กลาง'],
  ['L', '大码', '大号', 'large', 'ไซส์ใหญ่', 'ไซซ์ใหญ่', 'ใหญ่'],
  ['XL', '加大', '加大码', '加大号', 'extra large', 'ใหญ่พิเศษ'],
  ['XXL', '2XL', '加加大', '双加大'],
  ['3XL', 'XXXL', '三加大'],
  ['4XL', 'XXXXL'],
  ['5XL', 'XXXXXL'],
  ['Free size', 'One size', '均码', 'ฟรีไซส์', 'ฟรีไซซ์', 'ขนาดเดียว'],
];

const places = new Map(
  sizes.slice(0, -1).flatMap((words, place) => words.map((word) => [word.toLowerCase(), place] as const)),
);

/** Where a size in letters stands among those that go up; undefined where it is none of them. */
export function placeOfSize(size: string): number | undefined {
  return places.get(size.trim().toLowerCase());
}

/** Whether two sizes in letters are neighbours, as XL and XXL. */
export function areNextSizes(one: string, other: string): boolean {
  const [place, next] = [one, other].map(placeOfSize);
  return place !== undefined && next !== undefined && Math.abs(place - next) === 1;
}

const sizeOrder = new Intl.Collator('en', { numeric: true });

/** Compares two sizes of a product: by measure, so that 250 ml is less than 1 l, else by their letters or figures. */
export function compareSizes(one: string, other: string): number {
  const [first, second] = [amountOf(one), amountOf(other)];
  if (first !== null && second !== null && first.base === second.base)
    return first.amount - second.amount || sizeOrder.compare(one, other);
  const [place, next] = [one, other].map((size) => places.get(size.trim().toLowerCase()));
  return place !== undefined && next !== undefined ? place - next : sizeOrder.compare(one, other);
}

/** Words beside a size or in a query that say nothing by themselves. */
export const fillers: ReadonlySet<string> = new Set(
  [
    'size sizes colour color eu number the of for with and in',
    '色 码 号 款 的 个 件 条 只',
    'สี ไซส์ ไซซ์ เบอร์ ขนาด แบบ ของ สำหรับ',
  ].flatMap((words) => words.split(' ')),
);
