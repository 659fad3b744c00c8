import type { FastifyReply, FastifyRequest } from 'fastify';

/** The languages of names, the plain one first: whoever takes any gets that. */
const languages = ['en', 'zh', 'th'];

/** Which language of names a request prefers by `Accept-Language`, English where it takes none of them; the answer says that it varies by that. */
export function preferredLanguage(request: FastifyRequest, reply: FastifyReply): string {
  reply.header('vary', 'Accept-Language');
  return request.language(languages) || 'en';
}
