import { orderShareWorkflow } from '../../../machines/order-share/order-share-machine.ts';
import { copyText } from '../../platform/clipboard.ts';
import { reachedAuthConfigOf } from '../../workflow/auth-config.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { offerOf, shareBy, sharedPhotoOf } from './share-order.ts';

/** Passes an order on; its id is the order's. */
export const orderShareClient = defineClientWorkflow(orderShareWorkflow, {
  scope: 'person',
  services: ({ device: { platform } }) => {
    const place = {
      origin: location.origin,
      shopName: platform.session.user()?.merchant_name ?? '',
      picker: () => platform.line()?.sharePicker() ?? null,
      browser: navigator,
      async liffId() {
        const config = await reachedAuthConfigOf(platform.api);
        if (config === null) throw new Error('the server that knows the LIFF id is unreachable');
        return config.liff_id;
      },
    };
    return {
      prepareShare: {
        kind: 'read',
        run: ({ order }, signal) =>
          offerOf(order, { ...place, photoOf: (orderId) => sharedPhotoOf(platform.api, orderId, signal) }),
      },
      shareOrder: { kind: 'once', run: (offer) => shareBy(offer, place) },
      copyLink: { kind: 'once', run: ({ url }) => copyText(url) },
    };
  },
  input: (orderId) => ({ orderId }),
});
