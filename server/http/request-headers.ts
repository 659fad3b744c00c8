import type { FastifyRequest, FastifyReply } from 'fastify';
import { invalidRequest } from './refusal.ts';
import type { MerchantRow } from '../store/queries/users.ts';

/** The token of an `Authorization: Bearer` header; null where there is none. */
export function readBearer({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/**
 * Where people reach a merchant's app, without a slash at the end: at `PUBLIC_URL`, else where this request came to; under
 * the merchant's own host if it has one.
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

/** The languages of names, the plain one first: whoever takes any gets that. */
const languages = ['en', 'zh', 'th'];

/** Which language of names a request prefers by `Accept-Language`, English where it takes none of them; the answer says that it varies by that. */
export function preferredLanguage(request: FastifyRequest, reply: FastifyReply): string {
  reply.header('vary', 'Accept-Language');
  return request.language(languages) || 'en';
}
