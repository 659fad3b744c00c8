import * as fc from 'fast-check';
import type { OperationId } from '../../../domain/operations.ts';
import type { Schema } from '../../../server/contract/contract-document.ts';
import { reference, type Json, type Kind } from './reference.ts';

/** The kind of record that a field `id` references, by operation. */
const idKinds: Readonly<Partial<Record<OperationId, Kind>>> = {
  editSku: 'sku',
  updateOrder: 'order',
  cancelOrder: 'order',
  confirmPayOrder: 'payment',
  editPayment: 'entry',
  updateAddress: 'address',
  deleteAddress: 'address',
  resetRole: 'person',
  deleteRole: 'person',
  saveGroup: 'group',
  orderList: 'order',
  paymentOrderList: 'payment',
};

const kinds: Readonly<Record<string, Kind>> = {
  order_id: 'order',
  order_ids: 'order',
  product_id: 'sku',
  sku_id: 'sku',
  category_id: 'category',
  group_id: 'group',
  address_id: 'address',
  payment_order_id: 'payment',
  ids: 'payment',
  image_urls: 'file',
  cover: 'file',
  images: 'file',
  payment_photo: 'file',
  payment_photos: 'file',
  photo: 'file',
  shop_photo: 'file',
  photo_path: 'file',
  file_path: 'file',
  merchant_id: 'merchant',
  user_id: 'person',
  line_id: 'person',
  line_access_token: 'token',
  data: 'picture',
  price: 'price',
};

/**
 * A value that is valid against a schema of the contract, with references to records by field names. Generated from the contract,
 * so that new operations are covered.
 */
export function sampleOf(schema: Schema, operation: OperationId): fc.Arbitrary<Json> {
  const components = schema['components'] as { readonly schemas: Readonly<Record<string, Schema>> };

  function follow(part: Schema): Schema {
    const target = part['$ref'];
    if (typeof target === 'string') {
      const named = components.schemas[target.replace('#/components/schemas/', '')];
      if (named === undefined) throw new Error(`The contract lacks ${target}`);
      return follow(named);
    }
    const all = part['allOf'];
    if (!Array.isArray(all)) return part;
    return (all as Schema[]).map(follow).reduce<Schema>(merge, omit(part, 'allOf'));
  }

  function sample(part: Schema, name: string): fc.Arbitrary<Json> {
    const known = follow(part);
    const choices = known['oneOf'] ?? known['anyOf'];
    if (Array.isArray(choices) && known['properties'] === undefined)
      return fc.oneof(...(choices as Schema[]).map((choice) => sample(choice, name)));
    if (known['const'] !== undefined) return fc.constant(known['const'] as Json);
    if (Array.isArray(known['enum'])) return fc.constantFrom(...(known['enum'] as Json[]));
    const types = [known['type'] ?? 'string'].flat() as string[];
    return fc.oneof(...types.map((type) => sampleOfType(type, known, name)));
  }

  function sampleOfType(type: string, part: Schema, name: string): fc.Arbitrary<Json> {
    const kind = name === 'id' ? idKinds[operation] : kinds[name];
    const bound = (word: string, usual: number) => (typeof part[word] === 'number' ? part[word] : usual);
    switch (type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
        return fc.integer({ min: bound('minimum', 0), max: Math.min(bound('maximum', 20), 20) });
      case 'number':
        if (kind === 'price') return fc.nat(50).map((at) => reference('price', at));
        return fc
          .integer({ min: bound('minimum', 0), max: 500 })
          .map((whole) => Math.min(whole, bound('maximum', whole)));
      case 'array':
        if (name === 'category_id') return fc.nat(50).map((at) => reference('categoryPath', at));
        return fc.array(sample((part['items'] ?? {}) as Schema, name), {
          minLength: bound('minItems', 0),
          maxLength: Math.min(bound('maxItems', 3), 3),
        });
      case 'object':
        return sampleObject(part);
      default:
        if (kind !== undefined) return fc.nat(50).map((at) => reference(kind, at));
        if (part['format'] === 'date-time')
          return fc.constantFrom(
            '2026-03-04T05:06:07Z',
            '2026-03-04T05:06:07.123456+07:00',
            '0000-01-01T00:00:00Z',
          );
        return fc
          .constantFrom('Bowl', 'ชามใบใหญ่', '大碗', 'zh', 'created,paid', '2025-01-31', '12.50')
          .map((text) => text.slice(0, bound('maxLength', 200)));
    }
  }

  function sampleObject(part: Schema): fc.Arbitrary<Json> {
    const properties = Object.entries((part['properties'] ?? {}) as Readonly<Record<string, Schema>>);
    const model = Object.fromEntries(properties.map(([name, inner]) => [name, sample(inner, name)]));
    const required = ((part['required'] ?? []) as readonly string[]).filter((name) => name in model);
    return fc.record(model, { requiredKeys: [...required], noNullPrototype: true });
  }

  return sample(schema, '');
}

function merge(one: Schema, other: Schema): Schema {
  return {
    ...one,
    ...other,
    properties: {
      ...(one['properties'] as object | undefined),
      ...(other['properties'] as object | undefined),
    },
    required: [
      ...((one['required'] as string[] | undefined) ?? []),
      ...((other['required'] as string[] | undefined) ?? []),
    ],
  };
}

function omit(schema: Schema, name: string): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== name));
}
