import type { FastifyInstance } from 'fastify';
import type { Store } from './store/store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** While the server listens, once a day forgets what need not be kept any longer. */
export function sweepDaily(app: FastifyInstance, store: Store): void {
  const sweep = () =>
    store.forgetOldAnswers().catch((error: unknown) => {
      app.log.error({ err: error }, 'old answers could not be forgotten');
    });
  app.addHook('onListen', async () => {
    await sweep();
    const timer = setInterval(() => void sweep(), dayMs).unref();
    app.server.once('close', () => {
      clearInterval(timer);
    });
  });
}
