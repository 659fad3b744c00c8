import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from './contract-document.ts';

const shared = { strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true } as const;

const bodies = create(new Ajv2020(shared));
/** Coerces the text of queries and paths to the schema's numbers and booleans. */
const texts = create(new Ajv2020({ ...shared, coerceTypes: 'array' }));

/** Compiles a schema for JSON bodies of requests or responses: no coercion. */
export function compileBodySchema(schema: Schema): ValidateFunction {
  return bodies.compile(schema);
}

/** Compiles a schema for a query or a path: text is coerced. */
export function compileQuerySchema(schema: Schema): ValidateFunction {
  return texts.compile(schema);
}

/** The dotted path of the invalid field, and what is wrong with it. */
export function describeError([fault]: readonly ErrorObject[]): {
  readonly field: string;
  readonly message: string;
} {
  if (fault === undefined) return { field: 'body', message: 'is invalid' };
  const path = fault.instancePath.split('/').slice(1);
  const missing: unknown = fault.params['missingProperty'];
  if (typeof missing === 'string') return { field: [...path, missing].join('.'), message: 'is required' };
  return { field: path.join('.') || 'body', message: fault.message ?? 'is invalid' };
}

function create(ajv: Ajv2020): Ajv2020 {
  addFormats(ajv);
  ajv.addVocabulary(['components']);
  return ajv;
}
