import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Limits } from './config.ts';
import type { ContractOperation } from './contract-document.ts';
import { Refusal } from './refusal.ts';

const perMinute = 60_000;

/** Counts requests per user, and per address where nobody is signed in. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    // After the token is read, so that a user is known, and before the body is.
    hook: 'preParsing',
    cache: 20_000,
    keyGenerator: (request) => {
      const { caller } = request;
      return caller === null
        ? `address ${request.ip}`
        : `user ${caller.user.merchant_id} ${caller.user.user_id}`;
    },
    errorResponseBuilder: () => new Refusal('rate_limited'),
  });
}

/** A route's settings: sign-ins are counted on their own. */
export function rateLimitOf(
  { id }: ContractOperation,
  { signInsPerMinute, requestsPerMinute }: Limits,
): { readonly rateLimit: RateLimitOptions & { groupId: string } } {
  const isSignIn = id === 'auth' || id === 'authLine';
  return {
    rateLimit: {
      timeWindow: perMinute,
      max: isSignIn ? signInsPerMinute : requestsPerMinute,
      groupId: isSignIn ? 'sign-in' : 'calls',
    },
  };
}
