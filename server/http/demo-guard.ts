import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../config.ts';
import { Refusal } from './refusal.ts';

const forwardingHeader =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip)$/;

/** The demo lets anybody be anybody, so it answers nobody who comes from elsewhere: no proxy, no other name of this machine. */
export function guardDemo(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const isForwarded = Object.keys(request.headers).some((name) => forwardingHeader.test(name));
    if (isForwarded || !isLoopback(nameOf(request.headers.host ?? ''))) throw new Refusal('demo_only_local');
  });
}

/** A `Host` without its port. */
function nameOf(host: string): string {
  return host.replace(/:\d*$/, '');
}
