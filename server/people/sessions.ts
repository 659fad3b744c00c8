import type { FastifyInstance } from 'fastify';
import { sessionLifetimeMs } from '../../domain/limits.ts';
import type { Caller } from '../contract/call.ts';
import { Refusal } from '../http/refusal.ts';
import { newId } from '../crypto.ts';
import type { StoredAnswer } from '../store/queries/idempotency.ts';
import type { Store } from '../store/store.ts';

/** What a token grants access to: the API, or only private files. */
type Use = 'api' | 'files';

interface Claims {
  readonly sub: string;
  readonly merchant: string;
  readonly use: Use;
  /** Session id. Tokens issued before sessions could be revoked have none. */
  readonly session?: string;
  /** Seconds since 1970. */
  readonly exp: number;
}

/** A session, as its token names it. */
export interface OpenSession {
  readonly merchantId: string;
  readonly userId: string;
  /** Empty of a token that was issued before sessions could be revoked. */
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The tokens of one session. */
export interface SessionTokens {
  readonly api: string;
  /** For the files cookie. */
  readonly files: string;
}

/** Signed session tokens, valid for 7 days. They name the user, whose rights are read from the database at each request. */
export interface Sessions {
  create(caller: Caller): SessionTokens;
  /** The user of a token; throws `token_expired` or `invalid_token` when it is expired, revoked or forged, or the user has no access any more. */
  authenticate(token: string, use: Use): Promise<Caller>;
  /** The same for the API, with what is stored for the caller's idempotency key. */
  authenticateWrite(token: string, key: string): Promise<AuthenticatedWrite>;
  /** The session of a token for the API that was authenticated. */
  sessionOf(token: string): OpenSession;
  /** Revokes all tokens of the token's session, on every server. An invalid token is ignored. */
  revoke(token: string): Promise<void>;
}

export interface AuthenticatedWrite {
  readonly caller: Caller;
  readonly storedAnswer: StoredAnswer | null;
}

/** Whether a person may use the app: neither they nor their merchant are disabled, and demo people only in demo mode. */
export function hasAccess({ user, merchant }: Caller, { demo }: { readonly demo: boolean }): boolean {
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

  function readValidClaims(token: string): Claims | null {
    try {
      return readClaims(token);
    } catch {
      return null;
    }
  }

  function readClaimsFor(token: string, use: Use): Claims {
    const claims = readClaims(token);
    if (claims.use !== use) throw new Refusal('invalid_token');
    return claims;
  }

  function checked<T extends { readonly caller: Caller | null }>(found: T): T & { readonly caller: Caller } {
    const { caller } = found;
    if (caller === null || !hasAccess(caller, options)) throw new Refusal('invalid_token');
    return { ...found, caller };
  }

  return {
    create: ({ user }) => {
      const session = newId();
      const issue = (use: Use) =>
        app.jwt.sign(
          { sub: user.user_id, merchant: user.merchant_id, use, session } satisfies Omit<Claims, 'exp'>,
          {
            expiresIn: sessionLifetimeMs / 1000,
          },
        );
      return { api: issue('api'), files: issue('files') };
    },

    async authenticate(token, use) {
      const { merchant, sub, session } = readClaimsFor(token, use);
      const { users } = store.forMerchant(merchant);
      const found = await (session === undefined ? users.find(sub) : users.findBySession(sub, session));
      return checked({ caller: found }).caller;
    },

    async authenticateWrite(token, key) {
      const { merchant, sub, session = '' } = readClaimsFor(token, 'api');
      return checked(await store.forMerchant(merchant).users.findBySessionAndKey(sub, session, key));
    },

    sessionOf(token) {
      const { merchant, sub, session = '', exp } = readClaimsFor(token, 'api');
      return { merchantId: merchant, userId: sub, sessionId: session, expiresAt: exp * 1000 };
    },

    async revoke(token) {
      const claims = readValidClaims(token);
      if (claims?.session !== undefined)
        await store.forMerchant(claims.merchant).users.endSession(claims.session);
    },
  };
}
