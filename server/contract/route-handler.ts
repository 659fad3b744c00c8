import type { FastifyReply, FastifyRequest } from 'fastify';
import { appOrigin, readBearer, preferredLanguage } from '../http/request-headers.ts';
import type { Caller, FileAnswer, Handlers, SessionAnswer } from './call.ts';
import type { ContractOperation } from './contract-document.ts';
import { successEnvelope } from '../http/envelope.ts';
import type { FilesCookie } from '../files/files-cookie.ts';
import { once, readAttempt, type OnceAnswer } from '../http/idempotency.ts';
import { Refusal } from '../http/refusal.ts';
import type { MerchantStore, Store } from '../store/store.ts';

export interface CarryOutOptions {
  readonly handlers: Handlers;
  readonly store: Store;
  readonly filesCookie: FilesCookie;
  readonly now: () => Date;
  /** Where the app is reached from outside; null: wherever it listens. */
  readonly publicUrl: URL | null;
}

type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * The handlers as one dispatcher sees them: a handler's call is typed by its operation, and that the request has that type
 * is what validation against the contract has just made true.
 */
interface AnyHandlers {
  readonly glances: Readonly<Record<string, AnyHandler>>;
  readonly reads: Readonly<Record<string, AnyHandler>>;
  readonly writes: Readonly<Record<string, AnyHandler | { prepare(call: object): Promise<AnyHandler> }>>;
  readonly open: Readonly<Record<string, AnyHandler>>;
  readonly sessions: Readonly<Record<string, (call: object) => Promise<SessionAnswer<never>>>>;
  readonly files: (call: object) => Promise<FileAnswer>;
}

type AnyHandler = (call: object) => Promise<unknown>;

const publicCache = 'public, max-age=31536000, immutable';
const privateCache = 'private, no-store';
/** A file that is opened as a page of its own runs nothing and loads nothing. */
const inertPage = "default-src 'none'; object-src 'none'; base-uri 'none'; sandbox";

/** What a route does once its checks have passed: call the operation's handler and send what it answers. */
export function carryOut({ id }: ContractOperation, options: CarryOutOptions): RouteHandler {
  const { glances, reads, writes, open, sessions, files } = options.handlers as AnyHandlers;
  const [glance, read, write, opened, session] = [glances[id], reads[id], writes[id], open[id], sessions[id]];
  if (glance)
    return async (request, reply) => sendData(reply, await glance(memberCall(request, options).call));
  if (read) return async (request, reply) => sendData(reply, await carryOutRead(read, request, options));
  if (write)
    return async (request, reply) => sendWritten(reply, await carryOutWrite(write, request, options));
  if (opened)
    return async (request, reply) => sendData(reply, await opened(openCall(request, reply, options)));
  if (session)
    return async (request, reply) =>
      sendSession(reply, await session(openCall(request, reply, options)), options);
  if (id === 'files')
    return async (request, reply) => sendFile(reply, await files(openCall(request, reply, options)));
  throw new Error(`No handler carries out ${id}`);
}

async function carryOutRead(
  read: AnyHandler,
  request: FastifyRequest,
  options: CarryOutOptions,
): Promise<unknown> {
  const { store, call } = memberCall(request, options);
  return await store.moment((moment) => read({ ...call, store: moment }));
}

async function carryOutWrite(
  write: AnyHandlers['writes'][string],
  request: FastifyRequest,
  options: CarryOutOptions,
): Promise<OnceAnswer> {
  const { caller, store, call } = memberCall(request, options);
  const attempt = readAttempt(request, caller.user.user_id);
  const writeCall = { ...call, idempotencyKey: attempt?.key ?? null };
  const handler = typeof write === 'function' ? write : await write.prepare(writeCall);
  return await store.transaction(async (transaction) => {
    const answer = async () => successEnvelope(await handler({ ...writeCall, store: transaction }));
    return attempt === null
      ? { answer: await answer(), isReplay: false }
      : await once(transaction, attempt, answer);
  });
}

/** Sends the answer of a write; one that was given before says so. */
export function sendWritten(reply: FastifyReply, { answer, isReplay }: OnceAnswer): FastifyReply {
  if (isReplay) reply.header('Idempotent-Replayed', 'true');
  return sendEnvelope(reply, answer);
}

function sendSession(
  reply: FastifyReply,
  { data, filesToken }: SessionAnswer<never>,
  { filesCookie }: CarryOutOptions,
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
    .header('content-security-policy', inertPage)
    .type(contentType)
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
  options: CarryOutOptions,
): { readonly caller: Caller; readonly store: MerchantStore; readonly call: object } {
  const { caller } = request;
  if (caller === null) throw new Refusal('token_null');
  const store = options.store.forMerchant(caller.user.merchant_id);
  const hint = request.headers['group_id'];
  const groupHint = typeof hint === 'string' ? hint : null;
  const origin = () => appOrigin(request, options.publicUrl, caller.merchant);
  return {
    caller,
    store,
    call: { ...requestOf(request, options), caller, store, groupHint, origin, idempotencyKey: null },
  };
}

function openCall(request: FastifyRequest, reply: FastifyReply, options: CarryOutOptions): object {
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

function requestOf({ query, params, body }: FastifyRequest, { now }: CarryOutOptions): object {
  return { query, params, body: body ?? null, now: now() };
}
