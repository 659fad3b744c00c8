import type { Cell, Row } from '../../domain/sheets/workbook.ts';
import type { components } from '../../domain/contract.gen.ts';
import { toBaht } from '../../domain/money.ts';
import { nameIn } from '../../domain/names.ts';
import { pathTo } from '../catalogue/category-path.ts';
import type { CategoryRow, SkuRow } from '../store/queries/catalogue/catalogue.ts';

/** Language of a sheet's words. */
export type Language = components['schemas']['Language'];

/** The language of a word, English where it is none of them. */
export function readLanguage(word: string): Language {
  return word === 'zh' || word === 'th' ? word : 'en';
}

type Names = Readonly<Record<Language, string>> & { readonly width: number };

/** The columns of a sheet of products, in their order, with their names. Each name is read again. */
export const productSheetColumns = {
  category1: { en: 'category1', zh: '一级分类', th: 'หมวดหมู่ 1', width: 18 },
  category2: { en: 'category2', zh: '二级分类', th: 'หมวดหมู่ 2', width: 18 },
  category3: { en: 'category3', zh: '三级分类', th: 'หมวดหมู่ 3', width: 18 },
  sku_id: { en: 'sku_id', zh: '商品编号', th: 'รหัสสินค้า', width: 14 },
  name: { en: 'name', zh: '名称', th: 'ชื่อ', width: 28 },
  ch_name: { en: 'ch_name', zh: '中文名', th: 'ชื่อภาษาจีน', width: 20 },
  th_name: { en: 'th_name', zh: '泰文名', th: 'ชื่อภาษาไทย', width: 24 },
  color: { en: 'color', zh: '颜色', th: 'สี', width: 12 },
  size: { en: 'size', zh: '尺寸', th: 'ขนาด', width: 12 },
  style: { en: 'style', zh: '款式', th: 'แบบ', width: 12 },
  price: { en: 'price', zh: '价格', th: 'ราคา', width: 10 },
  vip_price: { en: 'vip_price', zh: 'VIP价', th: 'ราคา VIP', width: 10 },
  original_price: { en: 'original_price', zh: '原价', th: 'ราคาเดิม', width: 10 },
  stock: { en: 'amount', zh: '数量', th: 'จำนวน', width: 10 },
  barcode: { en: 'barcode', zh: '条码', th: 'บาร์โค้ด', width: 16 },
  low_stock_at: { en: 'low_stock_at', zh: '库存预警', th: 'แจ้งเตือนสต็อก', width: 12 },
  status: { en: 'status', zh: '状态', th: 'สถานะ', width: 10 },
  description: { en: 'description', zh: '描述', th: 'รายละเอียด', width: 40 },
} as const satisfies Readonly<Record<string, Names>>;

export type ProductColumn = keyof typeof productSheetColumns;

const columns = Object.entries(productSheetColumns) as [ProductColumn, Names][];

/** The column that a name in any language stands for, for names in lower case with `_` for spaces. */
export const productColumnsByName: ReadonlyMap<string, ProductColumn> = new Map(
  columns.flatMap(([column, { zh, en, th }]) =>
    [zh, en, th].map((name) => [columnKey(name), column] as const),
  ),
);

/** A column's name as it is compared. */
export function columnKey(name: string): string {
  return name.toLowerCase().replace(/\s+/g, '_');
}

export const productSheetWidths: readonly number[] = columns.map(([, { width }]) => width);

/** The names of the columns. */
export function productSheetHead(language: Language): Row {
  return columns.map(([, names]) => names[language]);
}

/** A product's row; `path` names its categories from the first level. */
export function productSheetRow(sku: SkuRow['sku'], path: readonly string[]): Row {
  const [category1 = '', category2 = '', category3 = ''] = path;
  const { sku_id, name, ch_name, th_name, color, size, style, barcode, low_stock_at, description } = sku;
  const cells: Readonly<Record<ProductColumn, Cell>> = {
    category1,
    category2,
    category3,
    sku_id,
    name,
    ch_name,
    th_name,
    color,
    size,
    style,
    price: toBaht(sku.price_satang),
    vip_price: optionalBaht(sku.vip_price_satang),
    original_price: optionalBaht(sku.original_price_satang),
    stock: sku.on_hand,
    barcode,
    low_stock_at,
    status: sku.status,
    description,
  };
  return columns.map(([column]) => cells[column]);
}

function optionalBaht(satang: number | null): number | null {
  return satang === null ? null : toBaht(satang);
}

/** The names of a category and of those above it, from the first level, by its id. */
export function categoryPaths(
  categories: readonly CategoryRow[],
  language: Language,
): ReadonlyMap<string, readonly string[]> {
  const byId = new Map(categories.map((category) => [category.category_id, category]));
  const namesOf = (path: readonly CategoryRow[]) =>
    path.map((category) => nameAmong(categories, category, language));
  return new Map(categories.map((category) => [category.category_id, namesOf(pathTo(category, byId))]));
}

/** A category's name in this language, unless another one beside it has it too in some language. */
function nameAmong(categories: readonly CategoryRow[], category: CategoryRow, language: Language): string {
  const local = nameIn(language, category);
  const isShared = categories.some(
    ({ category_id, parent_id, name, ch_name, th_name }) =>
      category_id !== category.category_id &&
      parent_id === category.parent_id &&
      [name, ch_name, th_name].includes(local),
  );
  return isShared ? category.name : local;
}
