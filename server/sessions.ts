import type { FastifyInstance } from 'fastify';
import { sessionLifetimeMs } from '../domain/limits.ts';
import type { Caller } from './call.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store/store.ts';

/** What a token opens: the API, or only the private files that a page shows. */
type Use = 'api' | 'files';

interface Claims {
  readonly sub: string;
  readonly merchant: string;
  readonly use: Use;
}

/** Session tokens: signed, valid for 7 days, naming a user whose rights are read from the database each time. */
export interface Sessions {
  issue(caller: Caller, use: Use): string;
  /** Who holds the token; refused with 401 when it is expired, not ours, or its user is no longer let in. */
  open(token: string, use: Use): Promise<Caller>;
}

/** Whether somebody may come in: neither they nor their merchant are disabled, and demo people stay in the demo. */
export function isLetIn({ user, merchant }: Caller, { demo }: { readonly demo: boolean }): boolean {
  return !user.disabled && !merchant.disabled && (!merchant.demo || demo);
}

export function createSessions(
  app: FastifyInstance,
  store: Store,
  options: { readonly demo: boolean },
): Sessions {
  function readClaims(token: string): Claims {
    try {
      return app.jwt.verify<Claims>(token);
    } catch (error) {
      const isExpired = error instanceof Error && 'code' in error && error.code === 'FAST_JWT_EXPIRED';
      throw new Refusal(isExpired ? 'token_expired' : 'invalid_token');
    }
  }

  return {
    issue: ({ user }, use) =>
      app.jwt.sign({ sub: user.user_id, merchant: user.merchant_id, use } satisfies Claims, {
        expiresIn: sessionLifetimeMs / 1000,
      }),

    async open(token, use) {
      const claims = readClaims(token);
      if (claims.use !== use) throw new Refusal('invalid_token');
      const caller = await store.forMerchant(claims.merchant).users.find(claims.sub);
      if (caller === null || !isLetIn(caller, options)) {
        throw new Refusal('invalid_token');
      }
      return caller;
    },
  };
}
