import type { Api } from '../api/api.ts';
import { cartServices } from '../features/cart/cart-services.ts';
import { catalogueServices } from '../features/catalogue/catalogue-services.ts';
import type { Device } from '../api/connection.ts';
import type { ReadService } from '../../domain/service.ts';
import type { Outbox } from '../journal/outbox/outbox.ts';
import type { ServiceLoaders } from '../workflow/workflow-directory.ts';

/** Which workflow of a signed-in person gets which services, by the workflow's name. Home's come with the app, the others when they are needed. */
export function userServices(api: Api, outbox: Outbox): ServiceLoaders {
  const lists = async () => (await import('../features/record-lists/list-services.ts')).listServices(api);
  const payments = () => import('../features/payments/payments-services.ts');
  return {
    cart: () => cartServices(api, outbox.isKept),
    catalogue: () => catalogueServices(api).catalogue,
    product: () => catalogueServices(api).product,
    order: async () => (await import('../features/orders/order-services.ts')).orderServices(api),
    'order-list': async () => (await lists()).orders,
    'payment-list': async () => (await lists()).payments,
    'payment-proof': async () => (await payments()).paymentProofServices(),
    'payment-confirmation': async () => (await payments()).paymentConfirmationServices(api),
  };
}

/** The same for the workflows that are not one person's; `clear` empties the device. */
export function deviceServices(device: Device, clear: () => Promise<void>): ServiceLoaders {
  const clearDevice: ReadService<undefined, null> = {
    kind: 'read',
    async run() {
      await clear();
      return null;
    },
  };
  return {
    'shared-order': async () =>
      (await import('../features/orders/shared-order-services.ts')).sharedOrderServices(device),
    'clear-cache': () => ({ clearDevice }),
  };
}
