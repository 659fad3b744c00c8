export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Kinds of records that a request can reference. */
export type Kind =
  | 'order'
  | 'payment'
  | 'entry'
  | 'sku'
  | 'category'
  | 'categoryPath'
  | 'group'
  | 'address'
  | 'person'
  | 'merchant'
  | 'file'
  | 'token'
  | 'picture'
  | 'price';

/** Bulky values: deep nesting of arrays and objects, or a long list of numbers. */
type Bulk = 'nested' | 'list';

export type Named = Readonly<Record<Kind, readonly Json[]>>;

const mark = '\u{1F50E}';

/** A symbolic reference to the record number `at` of a kind, or to a bulky value, resolved when the request is sent. */
export function reference(kind: Kind | Bulk, at: number): string {
  return `${mark}${kind}:${at}`;
}

/** Replaces references by ids and bulky values. */
export function resolve(value: Json, named: Named): Json {
  if (typeof value === 'string')
    return value.startsWith(mark) ? meant(value.slice(mark.length), named) : value;
  if (value === null || typeof value !== 'object') return value;
  if (isList(value)) return value.map((inner) => resolve(inner, named));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolve(inner, named)]));
}

function meant(text: string, named: Named): Json {
  const [kind = '', at = '0'] = text.split(':');
  if (kind === 'nested') return nested(Number(at));
  if (kind === 'list') return Array<Json>(Number(at)).fill(1);
  const known = named[kind as Kind];
  return known[Number(at) % known.length] ?? null;
}

function nested(depth: number): Json {
  let value: Json = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

export function isRecord(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
