import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { maxIdLength, maxSearchLength } from '../../domain/limits.ts';

interface Limited {
  readonly maxLength: number;
}

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
