import { LRUCache } from 'lru-cache';
import type { ColumnKind as NamedKind } from '../../../domain/stock-entry/entry-columns.ts';
import { productColumnsByName } from '../../sheets/product-sheet.ts';
import type { ProductColumn } from '../../sheets/product-sheet.ts';
import type { ColumnKind } from './column-kinds.ts';
import { meaningsOf } from './head-lexicon.ts';
import { composedKind } from './head-meaning.ts';

/** What a merchant's people said of columns, by the `headingKey` of their heads. */
export type ColumnHints = ReadonlyMap<string, NamedKind>;

export const noHints: ColumnHints = new Map();

const words: Readonly<Partial<Record<ColumnKind, readonly string[]>>> = {
  name: [
    'รายการ รายการสินค้า สินค้า ชื่อสินค้า รายละเอียดสินค้า ชื่อรายการ',
    'product products productname item items itemname goods article particulars',
    '商品 商品名 商品名称 品名 产品 产品名 产品名称 货品 货品名称 货物 货物名称 物品 品名及规格 品名规格 商品规格',
    '商品名稱 產品 產品名稱 貨品 貨品名稱 名稱',
  ],
  otherName: ['รายละเอียด description details 描述 说明'],
  amount: [
    'จำนวน จน จำนวนชิ้น จำนวนหน่วย ชิ้น qty quantity pcs pieces count units qtypcs',
    '数量 件数 个数 数目 數量 件數',
  ],
  figure: ['amount'],
  unit: ['หน่วย หน่วยนับ unit uom 单位 單位'],
  price: [
    'ราคา ราคาต่อ ราคาต่อหน่วย ราคาหน่วย ราคาต่อชิ้น หน่วยละ ชิ้นละ ราคาทุน ทุน',
    'price unitprice uprice priceeach pricepcs priceperunit cost unitcost rate priceunit',
    '单价 价格 进价 成本 单价元 單價 價格',
  ],
  total: [
    'รวม จำนวนเงิน เป็นเงิน ราคารวม รวมเงิน ยอดรวม มูลค่า',
    'total linetotal sum subtotal totalprice totalamount value extended',
    '金额 总价 小计 合计 总额 金額 總價 小計',
  ],
  color: ['สี color colour 颜色 色 顏色'],
  size: ['ขนาด ไซส์ ไซซ์ size dimension 尺寸 尺码 规格 大小 規格 尺碼'],
  style: ['แบบ รุ่น ลาย style model type pattern 款式 型号 款 花色 型號'],
  category: ['หมวด หมวดหมู่ ประเภท กลุ่มสินค้า category categories group 分类 类别 类目 品类 分類 類別'],
  barcode: ['บาร์โค้ด บาร์โคด barcode ean ean13 upc gtin 条码 条形码 商品条码 條碼'],
  code: ['รหัส รหัสสินค้า code sku skuid itemcode productcode ref 货号 商品编号 商品编码 编码 貨號'],
  salePrice: ['ราคาขาย 售价'],
  discount: ['ส่วนลด discount 折扣'],
  remark: ['หมายเหตุ remark note 备注'],
  ignored: ['ลำดับ ลำดับที่ ที่ no nr number 序号 编号 行号 號 序'],
};

const numberHeads = ['ลำดับ', 'ลำดับที่', 'ที่', 'no', '序号', '序'].map(headerKey);

const ownColumns: Readonly<Record<ProductColumn, ColumnKind>> = {
  category1: 'category1',
  category2: 'category2',
  category3: 'category3',
  sku_id: 'code',
  name: 'name',
  ch_name: 'ignored',
  th_name: 'ignored',
  color: 'color',
  size: 'size',
  style: 'style',
  price: 'price',
  vip_price: 'ignored',
  original_price: 'ignored',
  stock: 'amount',
  barcode: 'barcode',
  low_stock_at: 'ignored',
  status: 'status',
  description: 'otherName',
};

const kinds: ReadonlyMap<string, ColumnKind> = new Map([
  ...[...productColumnsByName].map(([name, column]) => [headerKey(name), ownColumns[column]] as const),
  ...Object.entries(words).flatMap(([kind, lines]) =>
    lines.flatMap((line) => line.split(' ')).map((word) => [headerKey(word), kind as ColumnKind] as const),
  ),
]);

/** Whether a head stands over the numbers of the rows. */
export function isNumberHead(text: string): boolean {
  const isNumber = numberHeads.includes(headerKey(text)) || meaningsOf(text)?.has('number') === true;
  return text.trim() === '#' || (isNumber && headerKind(text) === 'ignored');
}

/** What heads a column as a sign alone. */
const signs: ReadonlyMap<string, ColumnKind> = new Map([
  ['#', 'ignored'],
  ['@', 'price'],
]);

/** Characters of a head that are told, and kept; a longer text is none. */
export const maxHeading = 200;

/** Of texts that were asked for lately: a table is asked many times, and holds the same words in many rows. */
const lately = new LRUCache<string, { readonly kind: ColumnKind | null }>({ max: 5000 });

/** The kind of column that a header word names, in Chinese, English or Thai; null for any other text. */
export function headerKind(text: string): ColumnKind | null {
  if (text.length > maxHeading) return null;
  const known = lately.get(text) ?? { kind: kindOfWords(text) };
  lately.set(text, known);
  return known.kind;
}

function kindOfWords(text: string): ColumnKind | null {
  const key = headerKey(text);
  if (key === '') return signs.get(text.trim()) ?? null;
  // `Item #` is not `Item`.
  const isNumber = /\p{L}.*#|#.*\p{L}/u.test(text);
  return (
    (isNumber ? null : kinds.get(key)) ??
    composedKind(text) ??
    kinds.get(headerKey(outsideBrackets(text))) ??
    composedKind(outsideBrackets(text)) ??
    bothLanguages(text) ??
    behindNumber(key)
  );
}

function outsideBrackets(text: string): string {
  return text.replace(/[(（[].*$/u, '');
}

/** The kind of column that a header word means of which a letter was misread, or two of a long one; null where several are as near. */
export function likelyHeaderKind(text: string): ColumnKind | null {
  const key = headerKey(text);
  const most = key.length > 6 ? 2 : 1;
  if (key.length < 3 || /^\d/.test(key)) return null;
  const behind = behindNumber(key);
  if (behind !== null) return behind;
  const near = [...kinds].filter(([word]) => word.length > 2 && lettersApart(word, key, most) <= most);
  const found = new Set(near.map(([, kind]) => kind));
  return found.size === 1 ? (near[0]?.[1] ?? null) : null;
}

/** How many letters have to be changed, added or left out (Levenshtein). */
function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let costs = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 0; row < one.length; row += 1) {
    const next = [row + 1];
    for (let column = 0; column < other.length; column += 1) {
      const change = (costs[column] ?? 0) + (one[row] === other[column] ? 0 : 1);
      next.push(Math.min(change, (costs[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    costs = next;
  }
  return costs[other.length] ?? Infinity;
}

/** A header in two languages: `数量 Qty`, `ราคา / Price`. */
function bothLanguages(text: string): ColumnKind | null {
  const named = text
    .split(/[\s/|()（）·]+/u)
    .filter((word) => /\p{L}/u.test(word))
    .map((word) => kinds.get(headerKey(word)) ?? null);
  const [first] = named;
  return named.length > 1 && first !== undefined && named.every((kind) => kind === first) ? first : null;
}

/** The heads of two columns that stand so close that they are one: that of the numbers, a letter off or two, and one that says more. */
function behindNumber(key: string): ColumnKind | null {
  for (const [word, kind] of kinds) {
    if (kind === 'ignored' || word.length < 2 || !key.endsWith(word)) continue;
    const before = key.slice(0, -word.length);
    if (
      numberHeads.some(
        (head) => lettersApart(head, before, head.length > 4 ? 2 : 0) <= (head.length > 4 ? 2 : 0),
      )
    )
      return kind;
  }
  return null;
}

/** What stands behind the first text of a column that is called by it, since it has no head. */
export const noHead = ' …';

export function isHeadless(heading: string): boolean {
  return heading.endsWith(noHead);
}

/** The `headerKey` of a heading; that of a column without a head is no text's. */
export function headingKey(heading: string): string {
  return headerKey(heading) + (isHeadless(heading) ? noHead : '');
}

/** What two heads have in common that differ by spaces, marks or capitals only. */
export function headerKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
