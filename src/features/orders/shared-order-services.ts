import type { MaskedOrder } from '../../../domain/contract.ts';
import { accepted } from '../../../domain/outcome.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { ReadService } from '../../../domain/service.ts';
import type { SharedOrderInput } from '../../../machines/shared-order/shared-order-machine.ts';
import type { ReadApi } from '../../api/api.ts';
import { connect } from '../../api/connection.ts';
import type { Device } from '../../api/connection.ts';
import { readOperation } from '../../api/read-operation.ts';

/** The services of the shared-order chart over HTTP. They send no token, whoever is signed in: the answer is the masked order. */
export function sharedOrderServices(device: Device) {
  const api: ReadApi = { connection: connect({ ...device, token: () => null }), sessionEnd: () => null };
  const orderDetail: ReadService<SharedOrderInput, Outcome<MaskedOrder>> = {
    kind: 'read',
    async run({ orderId }, signal) {
      const outcome = await readOperation(api, 'orderDetail', { query: { order_id: orderId } }, signal);
      if (!outcome.ok) return outcome;
      if (!('masked' in outcome.value)) throw new Error('an order that nobody signed in for came unmasked');
      return accepted(outcome.value);
    },
  };
  return { orderDetail };
}
