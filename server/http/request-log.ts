import type { FastifyInstance } from 'fastify';

/** Logs a line for each response: route, status, duration in milliseconds. No IP address, query or name. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, caller } = request;
    request.log.info(
      {
        method,
        route: routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(caller === null ? {} : { merchant: caller.user.merchant_id, user: caller.user.user_id }),
      },
      'answered',
    );
  });
}
