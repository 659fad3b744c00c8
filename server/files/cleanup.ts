import type { FastifyInstance } from 'fastify';
import type { FileStore } from './storage/file-store.ts';
import type { Store } from '../store/store.ts';
import { resizedNames } from './picture-sizes.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Deletes expired data when the server starts to listen, and then once a day. */
export function scheduleDailyCleanup(app: FastifyInstance, store: Store, files: FileStore): void {
  const attempt = async (what: string, work: () => Promise<void>) => {
    await work().catch((error: unknown) => {
      app.log.error({ err: error }, `Cleanup of ${what} failed`);
    });
  };
  const cleanUp = async () => {
    await attempt('old answers', () => store.cleanup.deleteOldAnswers());
    await attempt('ended sessions', () => store.cleanup.deleteEndedSessions());
    await attempt('old readings', () => store.cleanup.deleteOldReadings());
    await attempt('old messages', () => store.cleanup.deleteOldMessages());
    await attempt('files', () => deleteUnusedFiles(store, files));
  };
  app.addHook('onListen', async () => {
    await cleanUp();
    const timer = setInterval(() => void cleanUp(), dayMs).unref();
    app.server.once('close', () => {
      clearInterval(timer);
    });
  });
}

/**
 * Deletes files that no record has referenced for 30 days, files of uploads that failed, and drafts that are a day old. A row is
 * deleted first and its bytes a day later, so that an interruption leaves nothing behind for good.
 */
export async function deleteUnusedFiles(
  { cleanup }: Pick<Store, 'cleanup'>,
  files: FileStore,
): Promise<void> {
  await files.removeDrafts(new Date(Date.now() - dayMs));
  while ((await cleanup.removeUnattachedUploads()) > 0);
  for (
    let names = await cleanup.expiredLooseFiles();
    names.length > 0;
    names = await cleanup.expiredLooseFiles()
  ) {
    for (const name of names.flatMap((file) => [...resizedNames(file), file])) await files.remove(name);
    await cleanup.deleteLooseFiles(names);
  }
}
