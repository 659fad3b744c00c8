import type { FastifyInstance } from 'fastify';
import { sessionLifetimeMs } from '../../domain/limits.ts';
import type { Caller } from '../contract/call.ts';
import { Refusal } from '../http/refusal.ts';
import { newId } from '../crypto.ts';
import type { Store } from '../store/store.ts';

/** What a token opens: the API, or only the private files that a page shows. */
type Use = 'api' | 'files';

interface Claims {
  readonly sub: string;
  readonly merchant: string;
  readonly use: Use;
  /** Of one sign-in; tokens from before sessions could be ended have none, until they run out. */
  readonly session?: string;
}

/** The tokens of one session. */
export interface SessionTokens {
  readonly api: string;
  /** For the cookie. */
  readonly files: string;
}

/** Session tokens: signed, valid for 7 days, naming a user whose rights are read from the database each time. */
export interface Sessions {
  begin(caller: Caller): SessionTokens;
  /** Who holds the token; refused with 401 when it is expired, ended, not ours, or its user is no longer let in. */
  open(token: string, use: Use): Promise<Caller>;
  /** Ends the token's session on every server: none of its tokens opens anything again. One that is not good ends nothing. */
  end(token: string): Promise<void>;
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

  function readGoodClaims(token: string): Claims | null {
    try {
      return readClaims(token);
    } catch {
      return null;
    }
  }

  return {
    begin: ({ user }) => {
      const session = newId();
      const issue = (use: Use) =>
        app.jwt.sign({ sub: user.user_id, merchant: user.merchant_id, use, session } satisfies Claims, {
          expiresIn: sessionLifetimeMs / 1000,
        });
      return { api: issue('api'), files: issue('files') };
    },

    async open(token, use) {
      const claims = readClaims(token);
      if (claims.use !== use) throw new Refusal('invalid_token');
      const { users } = store.forMerchant(claims.merchant);
      const caller = await (claims.session === undefined
        ? users.find(claims.sub)
        : users.findOfSession(claims.sub, claims.session));
      if (caller === null || !isLetIn(caller, options)) {
        throw new Refusal('invalid_token');
      }
      return caller;
    },

    async end(token) {
      const claims = readGoodClaims(token);
      if (claims?.session !== undefined)
        await store.forMerchant(claims.merchant).users.endSession(claims.session);
    },
  };
}
