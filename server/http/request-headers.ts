import type { FastifyRequest, FastifyReply } from 'fastify';
import { invalidRequest } from './refusal.ts';
import type { MerchantRow } from '../store/queries/people/users.ts';

/** The token of an `Authorization: Bearer` header; null where there is none. */
export function readBearer({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/**
 * Public base URL of a merchant's app, without a trailing slash: `PUBLIC_URL`, else the request's protocol and host, with the
 * merchant's own host if it has one.
 */
export function appOrigin(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: URL | null,
  merchant: Pick<MerchantRow, 'host'>,
): string {
  const asked = `${protocol}://${host}`;
  if (publicUrl === null && !URL.canParse(asked)) throw invalidRequest('Host', 'must be a host');
  const url = new URL(publicUrl ?? asked);
  if (merchant.host !== null) url.hostname = merchant.host;
  return url.origin;
}

/** Languages of names; the first is the default for `*`. */
const languages = ['en', 'zh', 'th'];

/** The language that `Accept-Language` prefers, or English. Sets the response's `Vary` header. */
export function preferredLanguage(request: FastifyRequest, reply: FastifyReply): string {
  reply.header('vary', 'Accept-Language');
  return request.language(languages) || 'en';
}

/** The language that `Accept-Language` prefers; where it names none, the caller's own. */
export function memberLanguage(request: FastifyRequest, own: string): string {
  return request.language([own, ...languages]) || own;
}
