import type { FastifyRequest } from 'fastify';

/** The token of an `Authorization: Bearer` header; null where there is none. */
export function readBearer({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
