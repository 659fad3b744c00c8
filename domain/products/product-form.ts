import type { Product } from '../contract.ts';
import { readWhole } from '../digits.ts';
import { changedFields } from '../edit-conflict.ts';
import type { EditedFields } from '../edit-conflict.ts';
import { maxOnHand, maxTypedStock } from '../limits.ts';
import { formatAmount, parseBaht, readWire } from '../money.ts';
import type { Satang } from '../money.ts';
import type { Problem } from '../outcome.ts';

/** What is typed of a product, named as on the wire. */
export const productTextFields = [
  'name',
  'ch_name',
  'th_name',
  'price',
  'stock',
  'vip_price',
  'original_price',
  'color',
  'size',
  'style',
  'barcode',
  'low_stock_at',
  'description',
] as const;

export type ProductTextField = (typeof productTextFields)[number];

/** What can be changed of a product that exists; its stock and its pictures have operations of their own. */
export const editableFields = [
  ...productTextFields.filter((field) => field !== 'stock'),
  'status',
] as const satisfies readonly (keyof ProductForm)[];

export type EditableField = (typeof editableFields)[number];

/** A product as it is typed. */
export interface ProductForm extends Readonly<Record<ProductTextField, string>> {
  readonly status: Product['status'];
  /** Of the third level; empty while none is chosen. */
  readonly category_id: string;
}

export const blankForm: ProductForm = {
  name: '',
  ch_name: '',
  th_name: '',
  price: '',
  stock: '',
  vip_price: '',
  original_price: '',
  color: '',
  size: '',
  style: '',
  barcode: '',
  low_stock_at: '',
  description: '',
  status: 'active',
  category_id: '',
};

/** What a form says, once it can be read. An optional price of 0 is none. */
export interface ProductFacts {
  readonly name: string;
  readonly ch_name: string;
  readonly th_name: string;
  readonly price: Satang;
  readonly stock: number;
  readonly vip_price: Satang;
  readonly original_price: Satang;
  readonly color: string;
  readonly size: string;
  readonly style: string;
  readonly barcode: string;
  readonly low_stock_at: number | null;
  readonly description: string;
  readonly status: Product['status'];
  readonly category_id: string;
}

/** What has to be corrected in a form, and where. */
export interface FormFault {
  readonly field: keyof ProductForm | 'photos';
  readonly why: 'missing' | 'noAmount' | 'notBelowPrice' | 'noWhole' | 'tooMany' | 'unprintable';
}

const amounts: readonly (keyof ProductForm)[] = ['price', 'vip_price', 'original_price'];
const counts: readonly (keyof ProductForm)[] = ['stock', 'low_stock_at'];
const required: readonly (keyof ProductForm)[] = ['name', 'price'];
const requiredOfNew: readonly (keyof ProductForm)[] = ['name', 'price', 'stock', 'category_id'];

/** The form of a product that exists. */
export function formOf(product: Product): ProductForm {
  const amountOf = (baht: number | null | undefined) =>
    baht === null || baht === undefined ? '' : formatAmount(readWire(baht));
  return {
    name: product.name,
    ch_name: product.ch_name,
    th_name: product.th_name,
    price: amountOf(product.price),
    stock: '',
    vip_price: amountOf(product.vip_price),
    original_price: amountOf(product.original_price),
    color: product.color,
    size: product.size,
    style: product.style,
    barcode: product.barcode ?? '',
    low_stock_at: product.low_stock_at?.toString() ?? '',
    description: product.description,
    status: product.status,
    category_id: product.category_id,
  };
}

/** Everything that has to be corrected before a form is sent, in the order of its fields. */
export function findFaults(
  form: ProductForm,
  { isNew, photos }: { readonly isNew: boolean; readonly photos: number },
): readonly FormFault[] {
  const fields = (['category_id', ...productTextFields] as const).filter(
    (field) => isNew || (field !== 'stock' && field !== 'category_id'),
  );
  const faults = fields.flatMap((field): FormFault[] => {
    const why =
      faultOf(field, form[field], isNew) ??
      (field === 'vip_price' && !isBelowPrice(form) ? 'notBelowPrice' : null);
    return why === null ? [] : [{ field, why }];
  });
  return isNew && photos === 0 ? [{ field: 'photos', why: 'missing' }, ...faults] : faults;
}

/** Whether a VIP price counts, or there is none; true while one of the prices cannot be read. */
function isBelowPrice({ price, vip_price: vipPrice }: ProductForm): boolean {
  const [most, vip] = [parseBaht(price), parseBaht(vipPrice)];
  return most === null || vip === null || vip === 0 || vip < most;
}

function faultOf(field: keyof ProductForm, text: string, isNew: boolean): FormFault['why'] | null {
  if (text.trim() === '') return (isNew ? requiredOfNew : required).includes(field) ? 'missing' : null;
  if (amounts.includes(field)) return parseBaht(text) === null ? 'noAmount' : null;
  if (counts.includes(field)) {
    const count = readWhole(text);
    if (count === null) return 'noWhole';
    return count > (field === 'stock' ? maxTypedStock : maxOnHand) ? 'tooMany' : null;
  }
  // What a scanner may send besides the code.
  return field === 'barcode' && /[\p{C}\p{Zl}\p{Zp}]/u.test(text.trim()) ? 'unprintable' : null;
}

/** What a form without faults says. */
export function readProductForm(form: ProductForm): ProductFacts {
  const amountOf = (text: string) => parseBaht(text) ?? 0;
  return {
    name: form.name.trim(),
    ch_name: form.ch_name.trim(),
    th_name: form.th_name.trim(),
    price: amountOf(form.price),
    stock: readWhole(form.stock) ?? 0,
    vip_price: amountOf(form.vip_price),
    original_price: amountOf(form.original_price),
    color: form.color.trim(),
    size: form.size.trim(),
    style: form.style.trim(),
    barcode: form.barcode.trim(),
    low_stock_at: readWhole(form.low_stock_at),
    description: form.description.trim(),
    status: form.status,
    category_id: form.category_id,
  };
}

/** What of a product is compared and settled by itself, whatever way a figure is typed. */
export const editedProduct: EditedFields<ProductForm, EditableField> = {
  fields: editableFields,
  isSame: (field, some, other) => comparable(field, some[field]) === comparable(field, other[field]),
  valuesOf: (field, form) => ({ [field]: form[field] }),
};

/** What is sent of a product that was edited: its name and price, and what differs from what was seen. */
export type ProductChanges = Pick<ProductFacts, 'name' | 'price'> &
  Partial<Omit<ProductFacts, 'stock' | 'category_id'>>;

/** What a form without faults changes of the product that was seen. */
export function productChanges(seen: ProductForm, form: ProductForm): ProductChanges {
  const facts = readProductForm(form);
  const changed = changedFields(editedProduct, seen, form).map((field) => [field, facts[field]] as const);
  return { name: facts.name, price: facts.price, ...Object.fromEntries(changed) };
}

/** The faults that are left once a field is typed anew; what the VIP price is compared with is the price. */
export function withoutFaultsOf(
  field: FormFault['field'],
  faults: readonly FormFault[],
): readonly FormFault[] {
  return faults.filter(
    (fault) => fault.field !== field && !(field === 'price' && fault.why === 'notBelowPrice'),
  );
}

/** Whether anything was typed into the form of a new product. */
export function isBegun(form: ProductForm): boolean {
  return productTextFields.some((field) => form[field].trim() !== '');
}

function comparable(field: EditableField, text: string): string | number {
  if (amounts.includes(field)) return text.trim() === '' ? 0 : (parseBaht(text) ?? text);
  if (counts.includes(field)) return readWhole(text) ?? text.trim();
  return text.trim();
}

/** The field that a refusal is about; null when it is about the whole. */
export function refusedField({ reason, details }: Problem, isNew: boolean): FormFault['field'] | null {
  if (reason === 'barcode_taken') return 'barcode';
  if (reason === 'wrong_category_level') return 'category_id';
  if (reason === 'photo_required' || reason === 'too_many_photos' || reason === 'photo_is_proof')
    return 'photos';
  if (reason === 'not_found' && isNew) return 'filepath' in details ? 'photos' : 'category_id';
  const { field } = details;
  if (reason !== 'invalid_request' || typeof field !== 'string') return null;
  return [...productTextFields, 'category_id' as const].find((known) => known === field) ?? null;
}

/** The product that has a barcode already, of a refusal for that reason. */
export function barcodeHolder({ reason, details: { product } }: Problem): Product | null {
  return reason === 'barcode_taken' && typeof product === 'object' ? (product as Product | null) : null;
}
