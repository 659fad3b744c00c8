import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalEnvelope } from './envelope.ts';
import { invalidRequest, Refusal } from './refusal.ts';
import { drainRequest, bodyTooLarge } from '../contract/request-body.ts';
import { describeError } from '../contract/validation.ts';

const inFlightRetrySeconds = 1;
const tooManyRetrySeconds = 60;

/** Registers the error handler: every error becomes an envelope of the contract; an unexpected one is logged and answered without details. */
export function registerErrorHandler(app: FastifyInstance): void {
  // Before the body of a request without a route is read.
  app.addHook('onRequest', async ({ is404, method }) => {
    if (is404 && method !== 'GET' && method !== 'HEAD') throw new Refusal('not_found');
  });
  app.setErrorHandler<Error>(async (error, request, reply) => {
    const refusal = asRefusal(error, request);
    if (refusal.reason === 'server_error') request.log.error(describe(error), 'request failed');
    if (refusal.statusCode === 413) await drainRequest(request);
    return sendRefusal(reply, refusal);
  });
}

/** For errors before routing, such as a malformed URL. */
export function handleFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  sendRefusal(reply, asRefusal(error, request));
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.reason === 'idempotency_in_flight') reply.header('retry-after', inFlightRetrySeconds);
  if (refusal.reason === 'overloaded') reply.header('retry-after', inFlightRetrySeconds);
  if (refusal.reason === 'rate_limited' && !reply.hasHeader('retry-after'))
    reply.header('retry-after', tooManyRetrySeconds);
  return reply
    .code(refusal.statusCode)
    .headers({ 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(refusalEnvelope(refusal));
}

function asRefusal(error: Error, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (isFastifyError(error)) {
    if (error.validation) {
      const { field, message } = describeError(error.validation);
      return invalidRequest(field, message);
    }
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return bodyTooLarge(request);
    // The static file plugin answers 403 for paths such as one with an empty segment.
    if (error.statusCode === 403) return new Refusal('not_found');
    if (error.statusCode === 415) return new Refusal('unsupported_media_type');
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return invalidRequest('body', 'cannot be read');
    }
  }
  return new Refusal('server_error');
}

function isFastifyError(error: Error): error is FastifyError {
  return 'code' in error && typeof error.code === 'string' && 'statusCode' in error;
}

/** What is logged of an error: of a database error only its cause, since the wrapping error's message and stack contain the query's parameters. */
function describe(error: Error): {
  readonly err: { readonly name: string; readonly message: string; readonly stack: string };
} {
  const { name, message } = error.cause instanceof Error ? error.cause : error;
  const calls = (error.stack ?? '').slice((error.stack ?? '').indexOf(error.message) + error.message.length);
  return { err: { name, message, stack: calls.trim() } };
}
