import type { MaskedOrder } from '../../domain/contract.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { ReadService } from '../../domain/service.ts';
import type { SharedOrderInput } from '../../machines/shared-order/shared-order-machine.ts';
import { connect } from './connection.ts';
import type { Device } from './connection.ts';
import { readOutcome } from './read-answer.ts';

/** The services of the shared-order chart over HTTP. They send no token, whoever is signed in: the answer is the masked order. */
export function sharedOrderServices(device: Device) {
  const connection = connect({ ...device, token: () => null });
  const orderDetail: ReadService<SharedOrderInput, Outcome<MaskedOrder>> = {
    kind: 'read',
    run: ({ orderId }, signal) =>
      readOutcome(
        connection.GET('/order_detail', { params: { query: { order_id: orderId } }, signal }),
        null,
      ),
  };
  return { orderDetail };
}
