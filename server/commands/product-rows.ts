import { productKey } from '../../domain/name-keys.ts';
import { readNewProduct, type ProductAuthor, type ProductInput } from '../catalogue/product-fields.ts';
import { contractOperations } from '../contract/contract-document.ts';
import { Refusal } from '../http/refusal.ts';
import type { NewCategory, NewSku } from '../store/queries/catalogue/catalogue.ts';
import { compileBodySchema, describeError } from '../contract/validation.ts';
import { missingCells, type Columns, type RowError, type SheetRow } from './sheet.ts';

/** A sheet of products names each product's category by its three levels, in any of their languages. */
export const productColumns = {
  category1: 'required',
  category2: 'required',
  category3: 'required',
  name: 'required',
  ch_name: 'optional',
  th_name: 'optional',
  color: 'optional',
  size: 'optional',
  style: 'optional',
  price: 'required',
  vip_price: 'optional',
  original_price: 'optional',
  stock: 'optional',
  description: 'optional',
  barcode: 'optional',
  low_stock_at: 'optional',
  status: 'optional',
  /** Of the shop that the sheet was exported from: it tells apart products that are named alike. */
  sku_id: 'optional',
} as const satisfies Columns;

type Row = SheetRow<keyof typeof productColumns>;

/** A product with the number of pieces in stock. */
export interface StockedProduct {
  readonly product: NewSku;
  readonly pieces: number;
}

const validateProduct = compileBodySchema(schemaWithoutPictures());

/** Reads the products of a sheet, validated like the body of `addSingleProduct`, and collects the errors of its rows. */
export function readProductRows(
  rows: readonly Row[],
  categories: readonly NewCategory[],
  author: ProductAuthor,
): { readonly products: readonly StockedProduct[]; readonly errors: readonly RowError[] } {
  const products: StockedProduct[] = [];
  const errors: RowError[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const read = readRow(row, categories, author);
    if ('errors' in read) {
      errors.push(...read.errors);
      continue;
    }
    const { color = '', size = '', style = '', ...named } = read.product;
    const key = `${productKey({ ...named, color, size, style })} ${row.cells.sku_id}`;
    const barcode = read.product.barcode ? `barcode ${read.product.barcode}` : null;
    const [before, other] = [lines.get(key), barcode === null ? undefined : lines.get(barcode)];
    if (before !== undefined)
      errors.push({ line: row.line, field: 'name', message: `is the same product as in line ${before}` });
    else if (other !== undefined)
      errors.push({ line: row.line, field: 'barcode', message: `is that of line ${other}` });
    else products.push(read);
    for (const mark of [key, barcode]) if (mark !== null) lines.set(mark, lines.get(mark) ?? row.line);
  }
  return { products, errors };
}

function readRow(
  row: Row,
  categories: readonly NewCategory[],
  author: ProductAuthor,
): StockedProduct | { readonly errors: readonly RowError[] } {
  const { line, cells } = row;
  const invalid = (field: string, message: string) => ({ errors: [{ line, field, message }] });
  const missing = missingCells(row, productColumns);
  if (missing.length > 0) return { errors: missing };
  const { category1, category2, category3, price, vip_price, original_price, stock, ...more } = cells;
  const { low_stock_at, status, sku_id: _id, ...texts } = more;
  if (!['', 'active', 'inactive'].includes(status)) return invalid('status', 'must be active or inactive');
  const category = findCategory(categories, [category1, category2, category3]);
  if ('missing' in category) return invalid(category.missing, 'is no category there');
  const input: Record<keyof ProductInput, unknown> = {
    ...texts,
    category_id: category.category_id,
    price: readNumber(price),
    vip_price: vip_price === '' ? null : readNumber(vip_price),
    original_price: original_price === '' ? null : readNumber(original_price),
    stock: readNumber(stock || '0'),
    low_stock_at: low_stock_at === '' ? null : readNumber(low_stock_at),
  };
  if (!isProduct(input)) {
    const { field, message } = describeError(validateProduct.errors ?? []);
    return invalid(field, message);
  }
  try {
    const product = { ...readNewProduct(input, author), status: status || 'active' };
    return { product, pieces: input.stock };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const field = error.details['field'];
    if (typeof field !== 'string') throw error;
    return invalid(field, error.message.replace(`Invalid request: ${field} `, ''));
  }
}

function isProduct(input: unknown): input is ProductInput {
  return validateProduct(input);
}

/** A text that isn't a number is returned as it is, and then fails validation. */
function readNumber(text: string): number | string {
  const number = Number(text.replaceAll(',', ''));
  return Number.isNaN(number) ? text : number;
}

function findCategory(
  categories: readonly NewCategory[],
  [name = '', ...below]: readonly string[],
  parentId: string | null = null,
  level = 1,
): NewCategory | { readonly missing: string } {
  const found = categories.find(
    (category) =>
      category.parent_id === parentId && [category.name, category.ch_name, category.th_name].includes(name),
  );
  if (found === undefined) return { missing: `category${level}` };
  return below.length === 0 ? found : findCategory(categories, below, found.category_id, level + 1);
}

/** The contract's schema of a new product, with pictures optional: they are added later. */
function schemaWithoutPictures() {
  const schema = contractOperations.find(({ id }) => id === 'addSingleProduct')?.body?.schema;
  const required = schema?.['required'];
  if (!Array.isArray(required)) throw new Error('The contract lacks the body of addSingleProduct');
  return { ...schema, required: required.filter((field) => field !== 'image_urls') };
}
