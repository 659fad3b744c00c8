import type { Address, MaskedOrder, Order } from '../../domain/contract.ts';
import { editedLines } from '../../domain/order-edit.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { ReadService, WriteService } from '../../domain/service.ts';
import type { CancelOrderInput, UpdateOrderInput } from '../../machines/order/order-writes.ts';
import type { Api } from './api.ts';
import { endSession, outcomeOf, readOutcome, readValue } from './read-answer.ts';
import { postRequest } from './write-request.ts';

/** The services of the order chart over HTTP. */
export function orderServices({ connection, sessionEnd }: Api) {
  const orderDetail: ReadService<{ readonly orderId: string }, Outcome<Order>> = {
    kind: 'read',
    async run({ orderId }, signal) {
      const onSignedOut = sessionEnd();
      const outcome = await readOutcome<Order | MaskedOrder>(
        connection.GET('/order_detail', { params: { query: { order_id: orderId } }, signal }),
        onSignedOut,
      );
      if (!outcome.ok) return outcome;
      // The token ended meanwhile and was not sent: what came is for whoever holds the link.
      if ('masked' in outcome.value) throw endSession(onSignedOut);
      return accepted(outcome.value);
    },
  };
  const merchantAddress: ReadService<{ readonly groupId: string }, readonly Address[]> = {
    kind: 'read',
    run: ({ groupId }, signal) =>
      readValue(
        connection.GET('/merchant_address', { params: { query: { group_id: groupId } }, signal }),
        sessionEnd(),
      ),
  };
  const updateOrder: WriteService<UpdateOrderInput, Order> = {
    kind: 'write',
    request: ({ key, order, edit, confirm }) =>
      postRequest<'updateOrder'>(key, '/update_order', {
        id: order.id,
        group_id: order.group_id,
        detail: editedLines(order, edit).map(({ sku_id, quantity, price }) => ({ sku_id, quantity, price })),
        address_id: edit.addressId ?? order.address_id,
        version: order.version,
        confirm,
      }),
    outcome: outcomeOf<Order>,
  };
  const cancelOrder: WriteService<CancelOrderInput, Order> = {
    kind: 'write',
    request: ({ key, orderId, version }) =>
      postRequest<'cancelOrder'>(key, '/cancel_order', { order_id: orderId, version }),
    outcome: outcomeOf<Order>,
  };
  return { orderDetail, merchantAddress, updateOrder, cancelOrder };
}
