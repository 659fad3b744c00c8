import type { operations } from '../../domain/contract.gen.ts';
import type { DataOf, OperationId, WriteId } from '../../domain/operations.ts';
import type { Queries, Store } from '../store/store.ts';
import type { UserRecord } from '../store/queries/users.ts';

/** A file as it was sent. */
export interface SentFile {
  readonly bytes: Buffer;
  /** Hexadecimal. */
  readonly sha256: string;
}

type QueryOf<Id extends OperationId> = operations[Id] extends { parameters: { query?: infer Query } }
  ? Exclude<Query, undefined>
  : never;

type ParamsOf<Id extends OperationId> = operations[Id] extends { parameters: { path: infer Params } }
  ? Params
  : never;

type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody?: infer Body }
  ? Body extends { content: { 'application/json': infer Json } }
    ? Json
    : Body extends { content: { 'multipart/form-data': unknown } }
      ? { readonly file: SentFile }
      : undefined
  : undefined;

/** A validated request as handlers see it. */
interface Request<Id extends OperationId> {
  readonly query: QueryOf<Id>;
  readonly params: ParamsOf<Id>;
  readonly body: BodyOf<Id>;
  readonly now: Date;
}

/** Who calls, as the database knows them at this moment. */
export type Caller = UserRecord;

/** Who asks for something, and when. */
export interface Asking {
  readonly caller: Caller;
  readonly now: Date;
}

/** A call of somebody who is signed in, to their merchant's data. In a read of several questions the store is a moment, in a write the transaction. */
export interface Call<Id extends OperationId> extends Request<Id> {
  readonly caller: Caller;
  readonly store: Queries;
  /** What the header `group_id` says: a hint. */
  readonly groupHint: string | null;
  /** Where people reach the app, without a slash at the end: links begin with it. */
  readonly origin: () => string;
  /** Of a write: records carry it for ever. */
  readonly idempotencyKey: string | null;
}

/** A call that needs no token; an invalid one is refused where the contract lets the call carry one. */
export interface OpenCall<Id extends OperationId> extends Request<Id> {
  readonly caller: Caller | null;
  /** The bearer token as it was sent; where the call needs none, nobody has looked at it. */
  readonly token: string | null;
  readonly store: Store;
  /** Name of the request's host, without port. */
  readonly hostname: string;
  /** The language of names that the request prefers; once asked for, the answer says that it varies by that. */
  readonly language: () => string;
}

/** The operations that begin or end a session, and so set the cookie that private files are shown by. */
type SessionId = 'auth' | 'authLine' | 'authSignOut';
type OpenId = SessionId | 'authConfig' | 'orderDetail' | 'files';

/** Reads that need no moment to be whole: they ask for one thing, or besides it for categories, which are only ever added. */
type GlanceId = 'userInfo' | 'allProductCategory' | 'allCategories' | 'searchSkuByName' | 'skuDetail';

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<DataOf<Id>>;

/** A write with slow work before it, which must not hold a transaction open. */
export interface PreparedHandler<Id extends OperationId> {
  prepare(call: Call<Id>): Promise<Handler<Id>>;
}

export interface SessionAnswer<Id extends OperationId> {
  readonly data: DataOf<Id>;
  /** Token for the cookie; null clears it. */
  readonly filesToken: string | null;
}

export interface FileAnswer {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** Whether anybody may keep it; its content never changes. */
  readonly isPublic: boolean;
  /** Whether a browser saves it instead of showing it. */
  readonly isAttachment: boolean;
}

/** What the server does for each operation of the contract, by the way in which it is carried out. */
export interface Handlers {
  readonly glances: { readonly [Id in GlanceId]: Handler<Id> };
  readonly reads: { readonly [Id in Exclude<OperationId, WriteId | OpenId | GlanceId>]: Handler<Id> };
  readonly writes: { readonly [Id in WriteId]: Handler<Id> | PreparedHandler<Id> };
  readonly open: {
    readonly [Id in 'authConfig' | 'orderDetail']: (call: OpenCall<Id>) => Promise<DataOf<Id>>;
  };
  readonly sessions: {
    readonly [Id in SessionId]: (call: OpenCall<Id>) => Promise<SessionAnswer<Id>>;
  };
  readonly files: (call: OpenCall<'files'>) => Promise<FileAnswer>;
}
