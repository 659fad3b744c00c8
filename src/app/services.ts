import type { Api } from '../api/api.ts';
import { cartServices } from '../api/cart-services.ts';
import { catalogueServices } from '../api/catalogue-services.ts';
import type { Device } from '../api/connection.ts';
import { listServices } from '../api/list-services.ts';
import { orderServices } from '../api/order-services.ts';
import { paymentConfirmationServices, paymentProofServices } from '../api/payment-services.ts';
import { sharedOrderServices } from '../api/shared-order-services.ts';
import type { ReadService } from '../../domain/service.ts';
import type { Outbox } from '../journal/outbox.ts';
import type { Services } from './workflow-directory.ts';

/** Which workflow of a signed-in person gets which services, by the workflow's name. */
export function userServices(api: Api, outbox: Outbox): Readonly<Record<string, Services>> {
  const { catalogue, product } = catalogueServices(api);
  const { orders, payments } = listServices(api);
  return {
    cart: cartServices(api, outbox.isKept),
    catalogue,
    product,
    order: orderServices(api),
    'order-list': orders,
    'payment-list': payments,
    'payment-proof': paymentProofServices(),
    'payment-confirmation': paymentConfirmationServices(api),
  };
}

/** The same for the workflows that are not one person's; `clear` empties the device. */
export function deviceServices(
  device: Device,
  clear: () => Promise<void>,
): Readonly<Record<string, Services>> {
  const clearDevice: ReadService<undefined, null> = {
    kind: 'read',
    async run() {
      await clear();
      return null;
    },
  };
  return { 'shared-order': sharedOrderServices(device), 'clear-cache': { clearDevice } };
}
