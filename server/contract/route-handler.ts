import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { appOrigin, memberLanguage, preferredLanguage, readBearer } from '../http/request-headers.ts';
import type { Caller, FileAnswer, Handlers, SessionAnswer, SheetAnswer } from './call.ts';
import { sheetType } from '../../domain/stock-entry/sheet-type.ts';
import { pictureType } from '../../domain/photos/picture-type.ts';
import { eventStreamType, type ContractOperation } from './contract-document.ts';
import { successEnvelope } from '../http/envelope.ts';
import type { FilesCookie } from '../files/files-cookie.ts';
import { runIdempotently, readAttempt, type IdempotentAnswer } from '../http/idempotency.ts';
import { Refusal } from '../http/refusal.ts';
import type { MerchantStore, Queries, Store } from '../store/store.ts';

export interface RouteHandlerOptions {
  readonly handlers: Handlers;
  readonly store: Store;
  readonly filesCookie: FilesCookie;
  readonly now: () => Date;
  /** Public base URL of the app; null: the host and port of each request. */
  readonly publicUrl: URL | null;
}

type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * `Handlers` with the types of single operations erased, for the generic dispatch. Validation against the contract has
 * already checked that a request has the type of its operation.
 */
interface AnyHandlers {
  readonly plainReads: Readonly<Record<string, AnyHandler>>;
  readonly snapshotReads: Readonly<Record<string, AnyHandler>>;
  readonly writes: Readonly<Record<string, AnyHandler | { prepare(call: object): Promise<AnyHandler> }>>;
  readonly publicReads: Readonly<Record<string, AnyHandler>>;
  readonly sessions: Readonly<Record<string, (call: object) => Promise<SessionAnswer<never>>>>;
  readonly sheets: Readonly<Record<string, (call: object) => Promise<SheetAnswer>>>;
  readonly pictures: Readonly<Record<string, (call: object) => Promise<Buffer>>>;
  readonly streams: Readonly<Record<string, (call: object) => Promise<Readable>>>;
  readonly files: (call: object) => Promise<FileAnswer>;
}

type AnyHandler = (call: object) => Promise<unknown>;

const publicCache = 'public, max-age=31536000, immutable';
const privateCache = 'private, no-store';
/** Content security policy of a file that is opened as a page: nothing runs, nothing is loaded. */
const fileContentSecurityPolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; sandbox";

/** Creates the Fastify handler of an operation: calls the operation's handler and sends its answer. Checks have run before. */
export function createRouteHandler(operation: ContractOperation, options: RouteHandlerOptions): RouteHandler {
  const handlers = options.handlers as AnyHandlers;
  const stream = handlers.streams[operation.id];
  if (stream !== undefined)
    return async (request, reply) => sendEvents(reply, await stream(streamCall(request, options)));
  const picture = handlers.pictures[operation.id];
  const sheet = handlers.sheets[operation.id];
  if (picture !== undefined) {
    const sendDataOf = createDataHandler(operation, options);
    return async (request, reply) =>
      asksFor(request, pictureType)
        ? sendPicture(reply, await picture(memberCall(request, options).call))
        : await sendDataOf(request, reply);
  }
  if (sheet === undefined) return createDataHandler(operation, options);
  const sendSheetOf: RouteHandler = async (request, reply) => {
    const { call } = memberCall(request, options);
    return sendSheet(reply, await sheet({ ...call, language: () => preferredLanguage(request, reply) }));
  };
  if (operation.success === null) return sendSheetOf;
  const sendDataOf = createDataHandler(operation, options);
  return async (request, reply) =>
    await (asksFor(request, sheetType) ? sendSheetOf : sendDataOf)(request, reply);
}

/** Whether a request names the type of a file: a browser's usual `*\/*` asks for data. */
function asksFor({ headers }: FastifyRequest, type: string): boolean {
  return headers.accept?.toLowerCase().includes(type) === true;
}

function createDataHandler({ id }: ContractOperation, options: RouteHandlerOptions): RouteHandler {
  const { plainReads, snapshotReads, writes, publicReads, sessions, files } = options.handlers as AnyHandlers;
  const [plainRead, snapshotRead, write] = [plainReads[id], snapshotReads[id], writes[id]];
  const [publicRead, session] = [publicReads[id], sessions[id]];
  if (plainRead)
    return async (request, reply) => {
      const { call } = memberCall(request, options);
      return sendData(reply, await plainRead({ ...call, gone: () => goneSignal(reply) }));
    };
  if (snapshotRead)
    return async (request, reply) => sendData(reply, await runSnapshotRead(snapshotRead, request, options));
  if (write) return async (request, reply) => sendWriteAnswer(reply, await runWrite(write, request, options));
  if (publicRead)
    return async (request, reply) => sendData(reply, await publicRead(publicCall(request, reply, options)));
  if (session)
    return async (request, reply) =>
      sendSession(reply, await session(publicCall(request, reply, options)), options);
  if (id === 'files')
    return async (request, reply) => sendFile(reply, await files(publicCall(request, reply, options)));
  throw new Error(`No handler for ${id}`);
}

/** Fastify's own signal listens to the request, which is closed as soon as it was read. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

async function runSnapshotRead(
  read: AnyHandler,
  request: FastifyRequest,
  options: RouteHandlerOptions,
): Promise<unknown> {
  const { store, call } = memberCall(request, options);
  return await store.snapshot((snapshot) => read({ ...call, store: snapshot }));
}

async function runWrite(
  write: AnyHandlers['writes'][string],
  request: FastifyRequest,
  options: RouteHandlerOptions,
): Promise<IdempotentAnswer> {
  const { caller, store, call } = memberCall(request, options);
  const attempt = readAttempt(request, caller.user.user_id);
  const writeCall = { ...call, idempotencyKey: attempt?.key ?? null };
  const handler = typeof write === 'function' ? write : await write.prepare(writeCall);
  const answer = async (transaction: Queries) =>
    successEnvelope(await handler({ ...writeCall, store: transaction }));
  return attempt === null
    ? { answer: await store.transaction(answer), isReplay: false }
    : await runIdempotently(store, attempt, answer);
}

/** Sends the answer of a write; a replayed one carries the header `Idempotent-Replayed`. */
export function sendWriteAnswer(reply: FastifyReply, { answer, isReplay }: IdempotentAnswer): FastifyReply {
  if (isReplay) reply.header('Idempotent-Replayed', 'true');
  return sendEnvelope(reply, answer);
}

function sendSession(
  reply: FastifyReply,
  { data, filesToken }: SessionAnswer<never>,
  { filesCookie }: RouteHandlerOptions,
): FastifyReply {
  if (filesToken === null) filesCookie.clear(reply);
  else filesCookie.set(reply, filesToken);
  return sendData(reply, data);
}

function sendFile(reply: FastifyReply, answer: FileAnswer): FastifyReply {
  const { bytes, contentType, isPublic, isAttachment } = answer;
  if (isAttachment) reply.header('content-disposition', 'attachment');
  return reply
    .header('cache-control', isPublic ? publicCache : privateCache)
    .header('content-security-policy', fileContentSecurityPolicy)
    .type(contentType)
    .send(bytes);
}

function sendSheet(reply: FastifyReply, { fileName, bytes }: SheetAnswer): FastifyReply {
  return reply
    .header('cache-control', privateCache)
    .header('content-security-policy', fileContentSecurityPolicy)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .type(sheetType)
    .send(bytes);
}

/** Nothing on the way may keep events until there are more of them. */
function sendEvents(reply: FastifyReply, events: Readable): FastifyReply {
  return reply
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .header('connection', 'close')
    .type(eventStreamType)
    .send(events);
}

function sendPicture(reply: FastifyReply, bytes: Buffer): FastifyReply {
  return reply
    .header('cache-control', privateCache)
    .header('content-security-policy', fileContentSecurityPolicy)
    .type(pictureType)
    .send(bytes);
}

function sendData(reply: FastifyReply, data: unknown): FastifyReply {
  return sendEnvelope(reply, successEnvelope(data));
}

function sendEnvelope(reply: FastifyReply, envelope: string): FastifyReply {
  return reply.header('cache-control', privateCache).type('application/json; charset=utf-8').send(envelope);
}

function memberCall(
  request: FastifyRequest,
  options: RouteHandlerOptions,
): { readonly caller: Caller; readonly store: MerchantStore; readonly call: object } {
  const { caller } = request;
  if (caller === null) throw new Refusal('token_null');
  const store = options.store.forMerchant(caller.user.merchant_id);
  const hint = request.headers['group_id'];
  const groupHint = typeof hint === 'string' ? hint : null;
  const origin = () => appOrigin(request, options.publicUrl, caller.merchant);
  const language = () => memberLanguage(request, caller.user.language);
  return {
    caller,
    store,
    call: {
      ...requestOf(request, options),
      caller,
      store,
      groupHint,
      language,
      origin,
      idempotencyKey: null,
    },
  };
}

function streamCall(request: FastifyRequest, options: RouteHandlerOptions): object {
  const lastEventId = request.headers['last-event-id'];
  return {
    ...memberCall(request, options).call,
    token: readBearer(request),
    lastEventId: typeof lastEventId === 'string' && lastEventId !== '' ? lastEventId : null,
  };
}

function publicCall(request: FastifyRequest, reply: FastifyReply, options: RouteHandlerOptions): object {
  const { caller, hostname } = request;
  return {
    ...requestOf(request, options),
    caller,
    token: readBearer(request),
    store: options.store,
    hostname,
    language: () => preferredLanguage(request, reply),
  };
}

function requestOf({ query, params, body }: FastifyRequest, { now }: RouteHandlerOptions): object {
  return { query, params, body: body ?? null, now: now() };
}
