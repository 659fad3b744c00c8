import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../config.ts';
import type { ContractOperation } from '../contract/contract-document.ts';
import { Refusal } from './refusal.ts';

/** Counts a request of an operation; throws `rate_limited` when there were too many in the last minute. */
export type CountRequest = (
  operation: ContractOperation,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>;

interface RateLimits {
  readonly countRequest: CountRequest;
  /** Counts a message of LINE's; throws the same. */
  readonly countWebhook: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

const timeWindow = 60_000;
const rememberedCallers = 20_000;

/**
 * Sign-ins are counted per IP address, and so are the messages of LINE, apart from what else comes from there; all other requests per
 * user, or per IP address when anonymous.
 */
export async function createRateLimits(
  app: FastifyInstance,
  { signInsPerMinute, requestsPerMinute }: Limits,
): Promise<RateLimits> {
  await app.register(rateLimit, { global: false, cache: rememberedCallers });
  const countSignIn = app.createRateLimit({ max: signInsPerMinute, timeWindow, keyGenerator: addressOf });
  const countCall = app.createRateLimit({ max: requestsPerMinute, timeWindow, keyGenerator: callerOf });
  const countMessage = app.createRateLimit({ max: requestsPerMinute, timeWindow, keyGenerator: addressOf });
  return {
    async countRequest({ id }, request, reply) {
      const isSignIn = id === 'auth' || id === 'authLine';
      refuseExcess(await (isSignIn ? countSignIn : countCall)(request), reply);
    },
    async countWebhook(request, reply) {
      refuseExcess(await countMessage(request), reply);
    },
  };
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseExcess(count: Count, reply: FastifyReply): void {
  if (count.isAllowed || !count.isExceeded) return;
  reply.header('retry-after', count.ttlInSeconds);
  throw new Refusal('rate_limited');
}

function callerOf(request: FastifyRequest): string {
  const { caller } = request;
  return caller === null ? addressOf(request) : `user ${caller.user.merchant_id} ${caller.user.user_id}`;
}

function addressOf({ ip }: FastifyRequest): string {
  return `address ${ip}`;
}
