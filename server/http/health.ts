import type { FastifyInstance } from 'fastify';
import { successEnvelope } from './envelope.ts';
import { Refusal } from './refusal.ts';
import type { Store } from '../store/store.ts';

/** `/healthz`: the process is up. `/readyz`: so is its database. */
export function serveHealth(app: FastifyInstance, store: Store): void {
  app.get('/healthz', async (_request, reply) => reply.type('application/json').send(successEnvelope({})));
  app.get('/readyz', async (_request, reply) => {
    await store.ping().catch(() => {
      throw new Refusal('overloaded');
    });
    return reply.type('application/json').send(successEnvelope({}));
  });
}
