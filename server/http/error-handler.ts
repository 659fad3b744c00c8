import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalEnvelope } from './envelope.ts';
import { invalidRequest, Refusal } from './refusal.ts';
import { drain, bodyTooLarge } from '../contract/request-body.ts';
import { describeFault } from '../contract/validation.ts';

const inFlightRetrySeconds = 1;

/** Turns everything that goes wrong into the contract's envelope; what is not a refusal is logged and told to nobody. */
export function answerErrors(app: FastifyInstance): void {
  // Where nothing is, a body makes no difference: it is not read.
  app.addHook('onRequest', async ({ is404, method }) => {
    if (is404 && method !== 'GET' && method !== 'HEAD') throw new Refusal('not_found');
  });
  app.setErrorHandler<Error>(async (error, request, reply) => {
    const refusal = asRefusal(error, request);
    if (refusal.reason === 'server_error') request.log.error(describe(error), 'request failed');
    if (refusal.statusCode === 413) await drain(request);
    return sendRefusal(reply, refusal);
  });
}

/** For errors before routing, such as an address that cannot be read. */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  sendRefusal(reply, asRefusal(error, request));
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.reason === 'idempotency_in_flight') reply.header('retry-after', inFlightRetrySeconds);
  if (refusal.reason === 'overloaded') reply.header('retry-after', inFlightRetrySeconds);
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
      const { field, message } = describeFault(error.validation);
      return invalidRequest(field, message);
    }
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return bodyTooLarge(request);
    // An address that the file server will not follow, such as one with an empty part, names nothing here.
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

/** Of an error of the database its own words alone: the error around it repeats what people wrote, in its stack too. */
function describe(error: Error): {
  readonly err: { readonly name: string; readonly message: string; readonly stack: string };
} {
  const { name, message } = error.cause instanceof Error ? error.cause : error;
  const calls = (error.stack ?? '').slice((error.stack ?? '').indexOf(error.message) + error.message.length);
  return { err: { name, message, stack: calls.trim() } };
}
