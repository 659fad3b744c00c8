import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** With fewer requests than this under way nobody is turned away, however slow the machine is. */
const alwaysServed = 200;
const maxEventLoopDelayMs = 1000;
const maxEventLoopUtilization = 0.98;

/** Turns requests away while the server cannot keep up, so that those it has begun are finished. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  let inFlight = 0;
  app.addHook('onRequest', async (_request, reply) => {
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    maxEventLoopUtilization,
    pressureHandler: () => {
      if (inFlight > alwaysServed) throw new Refusal('overloaded');
    },
  });
}
