import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { mayCall } from '../../domain/permissions.ts';
import { readBearer } from '../http/request-headers.ts';
import type { Caller } from './call.ts';
import { createRouteHandler, sendWriteAnswer, type RouteHandlerOptions } from './route-handler.ts';
import { contractOperations, type ContractOperation, type Schema } from './contract-document.ts';
import { answerTo, readAttempt } from '../http/idempotency.ts';
import type { CountRequest } from '../http/rate-limits.ts';
import { invalidRequest, Refusal } from '../http/refusal.ts';
import { bodyLimitOf, findInvalidText } from './request-body.ts';
import type { Sessions } from '../people/sessions.ts';
import type { StoredAnswer } from '../store/queries/idempotency.ts';
import { compileBodySchema, compileQuerySchema } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answer stays open, and is no request that is being worked on. */
    staysOpen?: boolean;
  }
  interface FastifyRequest {
    /** Null when nobody is signed in. */
    caller: Caller | null;
    /** Of a write with an idempotency key: what was stored for it when the caller was read. */
    storedAnswer: StoredAnswer | null;
  }
}

export interface ContractOptions extends RouteHandlerOptions {
  readonly sessions: Sessions;
  readonly countRequest: CountRequest;
}

/**
 * Registers a route for every operation of the contract. Checks run in the contract's order: token, rate limit, role, content
 * type, stored answer of the idempotency key, schema; the handler checks the rest.
 */
export function registerContractRoutes(app: FastifyInstance, options: ContractOptions): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('storedAnswer', null);
  for (const operation of contractOperations) {
    app.route({
      method: operation.method,
      url: operation.url,
      bodyLimit: bodyLimitOf(operation.id),
      config: { staysOpen: operation.isEventStream },
      exposeHeadRoute: !operation.isEventStream,
      schema: {
        querystring: operation.query,
        params: operation.params,
        ...(operation.body?.schema ? { body: operation.body.schema } : {}),
      },
      validatorCompiler: ({ schema, httpPart }: { schema: Schema; httpPart?: string }) =>
        validatorOf(schema, httpPart === 'body' ? compileBodySchema : compileQuerySchema),
      onRequest: [
        async (request, reply) => {
          await findCaller(request, operation, options);
          tellSettings(request, reply, operation);
          await options.countRequest(operation, request, reply);
          const { caller } = request;
          if (caller !== null && !mayCall(caller.roles, operation.id, caller.user.is_vip))
            throw new Refusal('forbidden_role');
          if (!isKnownType(request, operation)) throw new Refusal('unsupported_media_type');
        },
      ],
      preValidation: [
        async (request, reply) => {
          const answer = findReplay(request, operation);
          if (answer !== null) return await sendWriteAnswer(reply, { answer, isReplay: true });
          checkBody(request, operation);
        },
      ],
      handler: createRouteHandler(operation, options),
    });
  }
}

/** Compiles a schema when it first has to check something: those of all operations are a third of the server's start. */
function validatorOf(
  schema: Schema,
  compile: typeof compileBodySchema,
): (value: unknown) => boolean | { error: ErrorObject[] } {
  let validate: ValidateFunction | null = null;
  return (value) => {
    validate ??= compile(schema);
    return validate(value) || { error: validate.errors ?? [] };
  };
}

/** Sets the request's caller and, with them in one query, what is stored for its idempotency key. */
async function findCaller(
  request: FastifyRequest,
  operation: ContractOperation,
  { sessions, filesCookie }: ContractOptions,
): Promise<void> {
  if (operation.token === 'none') return;
  const bearer = readBearer(request);
  if (bearer !== null) {
    const key = operation.takesIdempotencyKey ? request.headers['idempotency-key'] : undefined;
    if (typeof key === 'string' && key !== '')
      Object.assign(request, await sessions.authenticateWrite(bearer, key));
    else request.caller = await sessions.authenticate(bearer, 'api');
    return;
  }
  if (request.headers.authorization?.trim()) throw new Refusal('invalid_token');
  if (operation.token === 'required') throw new Refusal('token_null');
  const cookie = operation.takesFilesCookie ? filesCookie.read(request) : null;
  // With an expired cookie the request counts as anonymous: public files are still served.
  if (cookie !== null) request.caller = await sessions.authenticate(cookie, 'files').catch(ignoreRefusal);
}

/** Tells the version of the merchant's settings and of the caller's own record, so that whoever is signed in learns of a change with the next answer. */
function tellSettings({ caller }: FastifyRequest, reply: FastifyReply, { token }: ContractOperation): void {
  if (caller !== null && token === 'required')
    reply.header('Settings-Version', `${caller.merchant.settings_version}.${caller.user.version}`);
}

function ignoreRefusal(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

/** Fastify itself does not reject a content type that the operation doesn't take. */
function isKnownType(request: FastifyRequest, { body, method }: ContractOperation): boolean {
  const sent = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (sent === undefined || method === 'GET') return true;
  return sent === (body?.contentType ?? sent);
}

function findReplay(request: FastifyRequest, { takesIdempotencyKey }: ContractOperation): string | null {
  const { caller, storedAnswer } = request;
  if (caller === null || !takesIdempotencyKey) return null;
  const attempt = readAttempt(request, caller.user.user_id);
  return attempt && answerTo(attempt, storedAnswer);
}

function checkBody(request: FastifyRequest, { body }: ContractOperation): void {
  if (body?.isRequired === true && (request.body === undefined || request.body === null)) {
    throw invalidRequest('body', 'is required');
  }
  const broken =
    findInvalidText(request.body) ?? findInvalidText(request.query) ?? findInvalidText(request.params);
  if (broken !== null) throw invalidRequest(broken || 'body', 'must be whole characters, and no NUL');
}
