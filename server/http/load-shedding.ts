import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Below this number of concurrent requests none is refused, however slow the machine is. */
const alwaysServed = 200;
const maxEventLoopDelayMs = 1000;
const maxEventLoopUtilization = 0.98;

/**
 * Refuses requests while the event loop is overloaded, so that accepted ones are finished.
 * @param watchPressure tells of each request that comes while it is
 */
export async function shedLoad(app: FastifyInstance, watchPressure = underPressure): Promise<void> {
  let inFlight = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.staysOpen === true) return;
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
  });
  await app.register(watchPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    maxEventLoopUtilization,
    pressureHandler: () => {
      if (inFlight > alwaysServed) throw new Refusal('overloaded');
    },
  });
}
