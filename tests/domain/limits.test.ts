import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { maxIdLength, maxPaidOrders, maxSearchLength, maxUnpaidBeside } from '../../domain/limits.ts';

interface Limited {
  readonly maxLength: number;
}

interface PayOrder {
  readonly requestBody: {
    readonly content: {
      readonly 'application/json': {
        readonly schema: { readonly properties: { readonly order_ids: { readonly maxItems: number } } };
      };
    };
  };
}

describe('the orders of one payment', () => {
  test('are an order and all that it names beside it, as the contract says', () => {
    const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as {
      readonly paths: Readonly<Record<'/pay_order', { readonly post: PayOrder }>>;
    };
    const { schema } = contract.paths['/pay_order'].post.requestBody.content['application/json'];
    expect([maxUnpaidBeside + 1, schema.properties.order_ids.maxItems]).toEqual([
      maxPaidOrders,
      maxPaidOrders,
    ]);
  });
});

describe('the lengths of what is looked for', () => {
  test('are those of the contract', () => {
    const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as {
      readonly paths: Readonly<
        Record<
          string,
          {
            readonly get: {
              readonly parameters: readonly { readonly name?: string; readonly schema?: Limited }[];
            };
          }
        >
      >;
      readonly components: { readonly schemas: { readonly Id: Limited; readonly OptionalName: Limited } };
    };
    const { Id, OptionalName } = contract.components.schemas;
    const name = contract.paths['/search_sku_by_name']?.get.parameters.find((one) => one.name === 'name');
    expect([name?.schema?.maxLength, OptionalName.maxLength, Id.maxLength]).toEqual([
      maxSearchLength,
      maxSearchLength,
      maxIdLength,
    ]);
  });
});
