import type { FastifyInstance } from 'fastify';
import type { FileStore } from './file-store.ts';
import { sweepFiles } from './sweep-files.ts';
import type { Store } from '../store/store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** While the server listens, once a day forgets what need not be kept any longer. */
export function sweepDaily(app: FastifyInstance, store: Store, files: FileStore): void {
  const attempt = async (what: string, work: () => Promise<void>) => {
    await work().catch((error: unknown) => {
      app.log.error({ err: error }, `${what} could not be swept`);
    });
  };
  const sweep = async () => {
    await attempt('old answers', () => store.sweep.forgetOldAnswers());
    await attempt('ended sessions', () => store.sweep.forgetEndedSessions());
    await attempt('files', () => sweepFiles(store, files));
  };
  app.addHook('onListen', async () => {
    await sweep();
    const timer = setInterval(() => void sweep(), dayMs).unref();
    app.server.once('close', () => {
      clearInterval(timer);
    });
  });
}
