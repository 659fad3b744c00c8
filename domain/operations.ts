import type { operations } from './contract.gen.ts';

export type OperationId = keyof operations;

/** The operations that take an idempotency key. */
export type WriteId = {
  [Id in OperationId]: operations[Id]['parameters'] extends { header?: infer Header }
    ? [NonNullable<Header>] extends [never]
      ? never
      : 'Idempotency-Key' extends keyof NonNullable<Header>
        ? Id
        : never
    : never;
}[OperationId];

type FileId = {
  [Id in OperationId]: JsonOf<operations[Id]['responses'][200]> extends never ? Id : never;
}[OperationId];

/** The operations without an idempotency key that answer with data. `files` answers with a file instead. */
export type ReadId = Exclude<OperationId, WriteId | FileId>;

/** The writes whose body is a file. */
export type UploadId = {
  [Id in WriteId]: operations[Id] extends { requestBody: { content: { 'multipart/form-data': unknown } } }
    ? Id
    : never;
}[WriteId];

type JsonOf<Part> = Part extends { content: { 'application/json': infer Json } } ? Json : never;

type EnvelopeData<Envelope> = Envelope extends { data: infer Data } ? Data : never;

/** The `data` of an operation's envelope. */
export type DataOf<Id extends OperationId> = EnvelopeData<JsonOf<operations[Id]['responses'][200]>>;

type QueryPart<Operation> = Operation extends { parameters: { query: infer Query } }
  ? { readonly query: Query }
  : Operation extends { parameters: { query?: infer Query } }
    ? { readonly query?: Query }
    : never;

type BodyPart<Operation> = Operation extends { requestBody: infer Body }
  ? { readonly body: JsonOf<Body> }
  : Operation extends { requestBody?: infer Body }
    ? { readonly body?: JsonOf<Body> }
    : never;

/** The query and JSON body of an operation's request. */
export type RequestOf<Id extends OperationId> = QueryPart<operations[Id]> & BodyPart<operations[Id]>;
