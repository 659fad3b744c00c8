import { countChanges } from '../../../domain/orders/order-edit.ts';
import type { orderMachine } from '../../../machines/order/order-machine.ts';
import type { Mark } from '../../workflow/find-marked.ts';
import { orderClient } from './orders-workflows.ts';

/** Marks an order with edits that the server does not have. */
export const unsavedEdits: Mark<typeof orderMachine> = {
  client: orderClient,
  isMarked: ({ context: { order, edit } }) => order !== null && countChanges(order, edit) > 0,
  idOf: ({ context }) => context.orderId,
};
