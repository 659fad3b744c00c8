import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { orderShareMachine } from '../../machines/order-share/order-share-machine.ts';
import type { ShareAnswer, ShareOffer } from '../../machines/order-share/order-share-machine.ts';
import { sampleOrder } from '../../machines/samples/sample-records.ts';

const urlOf = (orderId: string) => `https://shop.example/auth/order/${orderId}`;

describe('a sheet that was left open', () => {
  test('opened for the order as it is now leads to an offer of that', async () => {
    const machine = orderShareMachine.provide({
      actors: {
        prepareShare: fromPromise(({ input: { order } }): Promise<ShareOffer> =>
          Promise.resolve({ way: 'system', url: urlOf(order.order_no) }),
        ),
        shareOrder: fromPromise((): Promise<ShareAnswer> =>
          Promise.resolve({ kind: 'refused', code: 'FORBIDDEN' }),
        ),
      },
    });
    const share = createActor(machine, { input: { orderId: sampleOrder.id } }).start();
    share.send({ type: 'share.open', order: sampleOrder });
    await waitFor(share, (state) => state.matches('offered'));
    share.send({ type: 'share.start' });
    await waitFor(share, (state) => state.matches({ offered: 'refused' }));
    const changed = { ...sampleOrder, order_no: '1043' };

    share.send({ type: 'share.open', order: changed });

    await waitFor(share, (state) => state.matches('offered'));
    expect(share.getSnapshot().context).toEqual({
      orderId: sampleOrder.id,
      order: changed,
      offer: { way: 'system', url: urlOf('1043') },
      code: null,
    });
  });
});
