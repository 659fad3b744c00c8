import { productKey } from '../../domain/names.ts';
import { readNewProduct, type Lister, type ProductWords } from '../catalogue/product-fields.ts';
import { contractOperations } from '../contract/contract-document.ts';
import { Refusal } from '../http/refusal.ts';
import type { NewCategory, NewSku } from '../store/queries/catalogue.ts';
import { compileBody, describeFault } from '../contract/validation.ts';
import { missingCells, type Columns, type RowFault, type SheetRow } from './sheet.ts';

/** A sheet of products names each one's category by the three levels, in any of their languages. */
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
} as const satisfies Columns;

type Row = SheetRow<keyof typeof productColumns>;

/** A product, and the pieces that are on its shelf. */
export interface StockedProduct {
  readonly product: NewSku;
  readonly pieces: number;
}

const keepsContract = compileBody(schemaWithoutPictures());

/** The products that a sheet lists, each as the contract allows one to be added, and what is wrong with them. */
export function readProductRows(
  rows: readonly Row[],
  categories: readonly NewCategory[],
  lister: Lister,
): { readonly products: readonly StockedProduct[]; readonly faults: readonly RowFault[] } {
  const products: StockedProduct[] = [];
  const faults: RowFault[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const read = readRow(row, categories, lister);
    if ('faults' in read) {
      faults.push(...read.faults);
      continue;
    }
    const { color = '', size = '', style = '', ...named } = read.product;
    const key = productKey({ ...named, color, size, style });
    const before = lines.get(key);
    if (before === undefined) products.push(read);
    else faults.push({ line: row.line, field: 'name', message: `is the same product as in line ${before}` });
    lines.set(key, before ?? row.line);
  }
  return { products, faults };
}

function readRow(
  row: Row,
  categories: readonly NewCategory[],
  lister: Lister,
): StockedProduct | { readonly faults: readonly RowFault[] } {
  const { line, cells } = row;
  const fault = (field: string, message: string) => ({ faults: [{ line, field, message }] });
  const missing = missingCells(row, productColumns);
  if (missing.length > 0) return { faults: missing };
  const { category1, category2, category3, price, vip_price, original_price, stock, ...texts } = cells;
  const category = findCategory(categories, [category1, category2, category3]);
  if ('missing' in category) return fault(category.missing, 'is no category there');
  const words: Record<keyof ProductWords, unknown> = {
    ...texts,
    category_id: category.category_id,
    price: readNumber(price),
    vip_price: vip_price === '' ? null : readNumber(vip_price),
    original_price: original_price === '' ? null : readNumber(original_price),
    stock: readNumber(stock || '0'),
  };
  if (!isProduct(words)) {
    const { field, message } = describeFault(keepsContract.errors ?? []);
    return fault(field, message);
  }
  try {
    return { product: readNewProduct(words, lister), pieces: words.stock };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const field = error.details['field'];
    if (typeof field !== 'string') throw error;
    return fault(field, error.message.replace(`Invalid request: ${field} `, ''));
  }
}

function isProduct(words: unknown): words is ProductWords {
  return keepsContract(words);
}

/** A text that is no number stays what it is, and does not keep the contract. */
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

/** What the contract asks of a product that is added; pictures come later. */
function schemaWithoutPictures() {
  const schema = contractOperations.find(({ id }) => id === 'addSingleProduct')?.body?.schema;
  const required = schema?.['required'];
  if (!Array.isArray(required)) throw new Error('The contract lacks the body of addSingleProduct');
  return { ...schema, required: required.filter((field) => field !== 'image_urls') };
}
