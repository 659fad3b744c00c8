import type { Api } from '../api/api.ts';
import { cartServices } from '../api/cart-services.ts';
import { catalogueServices } from '../api/catalogue-services.ts';
import { listServices } from '../api/list-services.ts';
import { orderServices } from '../api/order-services.ts';
import { paymentConfirmationServices, paymentProofServices } from '../api/payment-services.ts';
import type { Services } from './workflow-directory.ts';

/** Which workflow gets which services, by the workflow's name. */
export function userServices(api: Api): Readonly<Record<string, Services>> {
  const { catalogue, product } = catalogueServices(api);
  const { orders, payments } = listServices(api);
  return {
    cart: cartServices(api),
    catalogue,
    product,
    order: orderServices(api),
    'order-list': orders,
    'payment-list': payments,
    'payment-proof': paymentProofServices(),
    'payment-confirmation': paymentConfirmationServices(api),
  };
}
