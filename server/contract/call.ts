import type { operations } from '../../domain/contract.gen.ts';
import type { DataOf, OperationId, ReadId, WriteId } from '../../domain/operations.ts';
import type { Readable } from 'node:stream';
import type { MerchantStore, Queries, Store } from '../store/store.ts';
import type { UserRecord } from '../store/queries/people/users.ts';

/** An uploaded file, before it is checked. */
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

/** The signed-in user, read from the database for this request. */
export type Caller = UserRecord;

/** Who makes a request, and when. */
export interface RequestContext {
  readonly caller: Caller;
  readonly now: Date;
}

/** An authenticated request. `store` is bound to the caller's merchant: a snapshot in a snapshot read, the transaction in a write. */
export interface Call<Id extends OperationId> extends Request<Id> {
  readonly caller: Caller;
  readonly store: Queries;
  /** The header `group_id`, which is only a hint. */
  readonly groupHint: string | null;
  /** The language that the request prefers, else the caller's. */
  readonly language: () => string;
  /** Public base URL of the merchant's app, without a trailing slash, for links. */
  readonly origin: () => string;
  /** Of a write; stored with the records that it creates. */
  readonly idempotencyKey: string | null;
}

/** A request that needs no token. Where the contract allows one, an invalid token is refused. */
export interface PublicCall<Id extends OperationId> extends Request<Id> {
  readonly caller: Caller | null;
  /** The bearer token as it was sent, not verified. */
  readonly token: string | null;
  readonly store: Store;
  /** Host name of the request, without port. */
  readonly hostname: string;
  /** The language that the request prefers for names. Calling it sets the response's `Vary` header. */
  readonly language: () => string;
}

/** The operations that create or revoke a session, and with it the cookie for private files. */
type SessionId = 'auth' | 'authLine' | 'authSignOut';
/** The operations that answer with a sheet; the first four only where one is asked for. */
type SheetId =
  | 'stocktakeDetail'
  | 'groupStatement'
  | 'dayClose'
  | 'report'
  | 'skuTemplate'
  | 'exportSkus'
  | 'exportOrders'
  | 'exportPayments';
type PublicId = SessionId | 'authConfig' | 'orderDetail' | 'shop' | 'files';

/** Reads that need no snapshot transaction: one query, or several whose answers may be of different moments. */
type PlainReadId =
  | 'userInfo'
  | 'allProductCategory'
  | 'allCategories'
  | 'allSkuList'
  | 'searchSkuByName'
  | 'skuDetail'
  | 'skuByBarcode'
  | 'vipSkuList'
  | 'skuSiblings'
  | 'stockList'
  | 'submitOrderByText'
  | 'stocktakes'
  | 'recognizeSkusFromPhoto'
  | 'recognition'
  | 'matchRows'
  | 'recognitionHints'
  | 'places'
  | 'placeAt'
  | 'promptpayQr'
  | 'debts'
  | 'groupStatement'
  | 'dayClose'
  | 'report'
  | 'myReport'
  | 'staticMap';

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<DataOf<Id>>;

/** A plain read, which may take long. */
export interface PlainCall<Id extends OperationId> extends Call<Id> {
  /** Aborted when the client goes away before it is answered. */
  readonly gone: () => AbortSignal;
}

/** A write with slow work to do before its transaction begins. */
export interface PreparedHandler<Id extends OperationId> {
  prepare(call: Call<Id>): Promise<Handler<Id>>;
}

export interface SessionAnswer<Id extends OperationId> {
  readonly data: DataOf<Id>;
  /** Token for the files cookie; null clears the cookie. */
  readonly filesToken: string | null;
}

export interface FileAnswer {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** Whether shared caches may store it. */
  readonly isPublic: boolean;
  /** Whether a browser downloads it instead of showing it. */
  readonly isAttachment: boolean;
}

/** A call that is answered with a sheet. Its queries may be of different moments. */
export interface SheetCall<Id extends OperationId> extends Call<Id> {
  readonly store: MerchantStore;
}

/** A call that is answered with a stream of events. */
export interface StreamCall<Id extends OperationId> extends Call<Id> {
  /** The bearer token, which was authenticated. */
  readonly token: string;
  readonly lastEventId: string | null;
}

/** An Excel file, written while it is sent. */
export interface SheetAnswer {
  readonly fileName: string;
  readonly bytes: Readable;
}

/** The handler of each operation of the contract, grouped by how it is executed. */
export interface Handlers {
  readonly plainReads: { readonly [Id in PlainReadId]: (call: PlainCall<Id>) => Promise<DataOf<Id>> };
  readonly snapshotReads: {
    readonly [Id in Exclude<ReadId, PublicId | PlainReadId>]: Handler<Id>;
  };
  readonly writes: { readonly [Id in WriteId]: Handler<Id> | PreparedHandler<Id> };
  readonly publicReads: {
    readonly [Id in 'authConfig' | 'orderDetail' | 'shop']: (call: PublicCall<Id>) => Promise<DataOf<Id>>;
  };
  readonly sessions: {
    readonly [Id in SessionId]: (call: PublicCall<Id>) => Promise<SessionAnswer<Id>>;
  };
  readonly sheets: { readonly [Id in SheetId]: (call: SheetCall<Id>) => Promise<SheetAnswer> };
  readonly streams: { readonly events: (call: StreamCall<'events'>) => Promise<Readable> };
  readonly pictures: { readonly promptpayQr: (call: Call<'promptpayQr'>) => Promise<Buffer> };
  readonly files: (call: PublicCall<'files'>) => Promise<FileAnswer>;
}
