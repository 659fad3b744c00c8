import { lineFields } from '../../../domain/line-profile.ts';
import type { LineProfile } from '../../../domain/line-profile.ts';
import type { FreshProduct } from '../../../domain/orders/cart.ts';
import { editedLines } from '../../../domain/orders/order-edit.ts';
import { accepted } from '../../../domain/outcome.ts';
import type { ReadService } from '../../../domain/service.ts';
import type { ReadOrder, ReadOrderInput } from '../../../machines/order/read-order.ts';
import type {
  CancelOrderInput,
  UpdateOrderInput,
  UpdateRemarkInput,
} from '../../../machines/order/order-writes.ts';
import type { Api } from '../../api/api.ts';
import { readAddresses } from '../../api/read-addresses.ts';
import { endSession, outcomeOf } from '../../api/read-answer.ts';
import { readOperation } from '../../api/read-operation.ts';
import { readProducts } from '../../api/read-products.ts';
import type { ServiceOf } from '../../api/service-of.ts';
import { writeRequest } from '../../api/write-request.ts';

/** How many pieces there are of the products that are sold. */
function stockOf(products: readonly FreshProduct[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    products.flatMap((product) => (product.status === 'active' ? [[product.id, product.stock]] : [])),
  );
}

/** The services of the order chart over HTTP. `lineProfile` returns who writes in LINE; null outside it. */
export function orderServices(api: Api, lineProfile: () => LineProfile | null = () => null) {
  const orderDetail: ReadService<ReadOrderInput, ReadOrder> = {
    kind: 'read',
    async run({ orderId, added }, signal) {
      const onSignedOut = api.sessionEnd();
      const [outcome, products] = await Promise.all([
        readOperation(api, 'orderDetail', { query: { order_id: orderId } }, signal),
        added === undefined ? [] : readProducts(api, added, signal),
      ]);
      if (!outcome.ok) return outcome;
      // The token ended meanwhile and was not sent: what came is for whoever holds the link.
      if (!('group_id' in outcome.value)) throw endSession(onSignedOut);
      // Whoever has that address may open the photo: it belongs in no journal.
      const { shared_shop_photo: _shared, ...order } = outcome.value;
      if (added === undefined) return accepted(order);
      return { ...accepted(order), stock: stockOf(products) };
    },
  };
  const updateOrder: ServiceOf<'updateOrder', UpdateOrderInput> = {
    kind: 'write',
    request: ({ key, order, edit, confirm }) =>
      writeRequest('updateOrder', key, {
        body: {
          id: order.id,
          group_id: order.group_id,
          detail: editedLines(order, edit).map(({ sku_id, quantity, price }) => ({
            sku_id,
            quantity,
            price,
          })),
          address_id: edit.addressId ?? order.address_id,
          ...(edit.remark === undefined ? {} : { remark: edit.remark }),
          version: order.version,
          confirm,
          ...lineFields(lineProfile()),
        },
      }),
    outcome: outcomeOf,
  };
  const updateOrderRemark: ServiceOf<'updateOrderRemark', UpdateRemarkInput> = {
    kind: 'write',
    request: ({ key, orderId, remark, version }) =>
      writeRequest('updateOrderRemark', key, { body: { order_id: orderId, remark, version } }),
    outcome: outcomeOf,
  };
  const cancelOrder: ServiceOf<'cancelOrder', CancelOrderInput> = {
    kind: 'write',
    request: ({ key, orderId, version }) =>
      writeRequest('cancelOrder', key, { body: { order_id: orderId, version } }),
    outcome: outcomeOf,
  };
  return { orderDetail, merchantAddress: readAddresses(api), updateOrder, updateOrderRemark, cancelOrder };
}
