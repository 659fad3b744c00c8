import type { FastifyInstance } from 'fastify';
import { deliverDue, type Delivery } from './deliver.ts';

const pauseMs = 5000;

/** Sends messages that are due, from when the server listens until it closes. */
export function deliverOnListen(
  app: FastifyInstance,
  options: Omit<Delivery, 'onError' | 'onUnusableToken'>,
): void {
  const onError = (error: unknown) => {
    app.log.error({ err: error }, 'Sending messages by LINE failed');
  };
  const delivery: Delivery = {
    ...options,
    onError,
    onUnusableToken: (merchant_id, problem) => {
      app.log.warn(
        { merchant_id, problem },
        'Messages by LINE wait: merchant -- set-messaging gives the channel again',
      );
    },
  };
  let sending: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const send = () => {
    sending ??= deliverDue(delivery)
      .catch(onError)
      .finally(() => {
        sending = null;
      });
  };
  app.addHook('onListen', async () => {
    timer = setInterval(send, pauseMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sending;
  });
}
