import type { OperationId } from '../../domain/operations.ts';
import { sheetType } from '../../domain/stock-entry/sheet-type.ts';
import { pictureType } from '../../domain/photos/picture-type.ts';
import contract from '../../openapi.yaml';

/** The type of server-sent events. */
export const eventStreamType = 'text/event-stream';

export type Schema = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Operation {
  readonly operationId: OperationId;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

/** An operation of the contract. Its schemas include those of the contract's that they name, so that `$ref` resolves. */
export interface ContractOperation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with parameters as `:name`. */
  readonly url: string;
  /** Whether a bearer token is ignored, allowed or required. */
  readonly token: 'none' | 'optional' | 'required';
  /** Whether the files cookie is accepted instead of a token. */
  readonly takesFilesCookie: boolean;
  readonly takesIdempotencyKey: boolean;
  /** The schema is null for a multipart body, which is checked where it is read. */
  readonly body: {
    readonly isRequired: boolean;
    readonly contentType: string;
    readonly schema: Schema | null;
  } | null;
  readonly query: Schema;
  readonly params: Schema;
  /** Schema of a success's envelope; null where the answer is always a file. */
  readonly success: Schema | null;
  /** Whether the answer may be a picture. */
  readonly mayBePicture: boolean;
  /** Whether the answer is a sheet, or may be one. */
  readonly mayBeSheet: boolean;
  /** Whether the answer is a stream of events, which stays open. */
  readonly isEventStream: boolean;
}

const document = contract as Document;

/** Schema of an error's envelope. */
export const refusalSchema: Schema = withComponents({ $ref: '#/components/schemas/ErrorEnvelope' });

export const contractOperations: readonly ContractOperation[] = Object.entries(document.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => readOperation(path, method, operation)),
);

function readOperation(path: string, method: string, operation: Operation): ContractOperation {
  const parameters = (operation.parameters ?? []).map(readParameter);
  const security = operation.security ?? [{ bearer: [] }];
  const [contentType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const success = operation.responses['200']?.content?.['application/json']?.schema;
  return {
    id: operation.operationId,
    method: method.toUpperCase() as ContractOperation['method'],
    url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
    token:
      security.length === 0
        ? 'none'
        : security.some((way) => Object.keys(way).length === 0)
          ? 'optional'
          : 'required',
    takesFilesCookie: security.some((way) => 'filesCookie' in way),
    takesIdempotencyKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
    body:
      contentType === undefined || media === undefined
        ? null
        : {
            isRequired: operation.requestBody?.required === true,
            contentType,
            schema: contentType === 'application/json' ? withComponents(media.schema) : null,
          },
    query: objectOf(parameters.filter((parameter) => parameter.in === 'query')),
    params: objectOf(parameters.filter((parameter) => parameter.in === 'path')),
    success: success === undefined ? null : withComponents(success),
    mayBePicture: pictureType in (operation.responses['200']?.content ?? {}),
    mayBeSheet: sheetType in (operation.responses['200']?.content ?? {}),
    isEventStream: eventStreamType in (operation.responses['200']?.content ?? {}),
  };
}

function readParameter(parameter: Parameter | { readonly $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const named = document.components.parameters[parameter.$ref.replace('#/components/parameters/', '')];
  if (named === undefined) throw new Error(`The contract lacks ${parameter.$ref}`);
  return named;
}

function objectOf(parameters: readonly Parameter[]): Schema {
  return withComponents({
    type: 'object',
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  });
}

/** The whole contract with each schema would be read through again for each, which was a quarter of the server's start. */
function withComponents(schema: Schema): Schema {
  const schemas: Record<string, Schema> = {};
  const collect = (part: Schema) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const named = document.components.schemas[name];
      if (named === undefined || name in schemas) continue;
      schemas[name] = named;
      collect(named);
    }
  };
  collect(schema);
  return { ...schema, components: { schemas } };
}
