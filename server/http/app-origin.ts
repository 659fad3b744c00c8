import type { FastifyRequest } from 'fastify';
import { invalidRequest } from './refusal.ts';
import type { MerchantRow } from '../store/users.ts';

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
