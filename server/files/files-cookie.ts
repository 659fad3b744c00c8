import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLifetimeMs } from '../../domain/limits.ts';

/** The httpOnly cookie that authenticates requests for private pictures from `<img>`. */
export interface FilesCookie {
  read(request: FastifyRequest): string | null;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

const name = 'talat_files';

export function createFilesCookie(options: { readonly isSecure: boolean }): FilesCookie {
  const attributes = {
    path: '/api/files',
    httpOnly: true,
    sameSite: 'strict',
    secure: options.isSecure,
  } as const;
  return {
    read: (request) => request.cookies[name] ?? null,
    set: (reply, token) => {
      reply.setCookie(name, token, { ...attributes, maxAge: sessionLifetimeMs / 1000 });
    },
    clear: (reply) => {
      reply.clearCookie(name, attributes);
    },
  };
}
