import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';

/**
 * Writes missing search texts beside the first requests, when the server starts to listen. Until its own is written, a product of
 * an earlier version is found by its fields as they are.
 */
export function fillSearchTextsOnListen(app: FastifyInstance, { fillSearchTexts }: Store): void {
  let isClosing = false;
  app.addHook('onClose', async () => {
    isClosing = true;
    await filling;
  });
  let filling: Promise<void> | undefined;
  const fill = async () => {
    while (!isClosing && (await fillSearchTexts()) > 0);
  };
  app.addHook('onListen', async () => {
    filling = fill().catch((error: unknown) => {
      app.log.error({ err: error }, 'Writing search texts failed');
    });
  });
}
