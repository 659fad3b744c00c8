import type { FastifyInstance } from 'fastify';
import type { FileStore } from './storage/file-store.ts';
import type { Store } from '../store/store.ts';
import { sizedNames } from './picture-sizes.ts';

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

/**
 * Removes files that no record named for 30 days, and what uploads left behind that came to nothing. A row goes first and its
 * bytes a day later, so that a stop in between leaves nothing that is not found again. With them go drafts that are a day old.
 */
export async function sweepFiles({ sweep }: Pick<Store, 'sweep'>, files: FileStore): Promise<void> {
  await files.removeDrafts(new Date(Date.now() - dayMs));
  while ((await sweep.looseUnattached()) > 0);
  for (let names = await sweep.looseFileNames(); names.length > 0; names = await sweep.looseFileNames()) {
    for (const name of names.flatMap((file) => [...sizedNames(file), file])) await files.remove(name);
    await sweep.forgetLooseFiles(names);
  }
}
