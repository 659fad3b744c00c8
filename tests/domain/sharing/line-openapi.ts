import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly discriminator?: { readonly mapping: Readonly<Record<string, string>> };
  readonly allOf?: readonly (Schema & { readonly $ref?: string })[];
}

const { components } = parse(readFileSync('tests/fixtures/line/messaging-api.yml', 'utf8')) as {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};
const { schemas } = components;
const folder = '#/components/schemas/';
const bases = Object.keys(schemas).filter((name) => schemas[name]?.discriminator !== undefined);
const baseOf = (name: string) => `${name}Base`;

/** What is derived from a base leads to what the bases have in common, and not back to the choice among what is derived from it. */
function derived(schema: Schema): object {
  const { allOf, ...own } = schema;
  if (allOf === undefined) return schema;
  return {
    ...own,
    allOf: allOf.map((part) => {
      const name = part.$ref?.slice(folder.length) ?? '';
      return bases.includes(name) ? { $ref: folder + baseOf(name) } : part;
    }),
  };
}

/** A base of OpenAPI as JSON Schema: the schema that its `type` names, with no property that this does not have. */
function choice({ discriminator }: Schema): object {
  const kinds = Object.entries(discriminator?.mapping ?? {});
  return {
    type: 'object',
    required: ['type'],
    properties: { type: { enum: kinds.map(([type]) => type) } },
    allOf: kinds.map(([type, $ref]) => ({
      anyOf: [{ properties: { type: { not: { const: type } } } }, { $ref, unevaluatedProperties: false }],
    })),
  };
}

function withoutChoice({ discriminator: _, ...schema }: Schema): object {
  return schema;
}

const asJsonSchema = Object.fromEntries(
  Object.entries(schemas).flatMap(([name, schema]): [string, object][] =>
    bases.includes(name)
      ? [
          [name, choice(schema)],
          [baseOf(name), withoutChoice(schema)],
        ]
      : [[name, derived(schema)]],
  ),
);

const ajv = new Ajv2020({ allErrors: true, strict: false });
// It is CommonJS, whose default is the function.
(addFormats as unknown as (to: Ajv2020) => void)(ajv);
const validate = ajv.compile({
  components: { schemas: asJsonSchema },
  $ref: `${folder}Message`,
});

/** What a message breaks of LINE's own description of its API. */
export function faultsByLine(message: object): readonly string[] {
  return validate(message)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message: why = '' }) => `${instancePath} ${why}`);
}
