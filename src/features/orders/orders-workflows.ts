import { orderListWorkflow } from '../../../machines/order-list/order-list-machine.ts';
import { orderWorkflow } from '../../../machines/order/order-machine.ts';
import { sharedOrderWorkflow } from '../../../machines/shared-order/shared-order-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { orderListServices } from '../record-lists/list-services.ts';
import { orderServices } from './orders-services.ts';
import { orderUnsent } from './orders-unsent.ts';
import { sharedOrderServices } from './shared-order-services.ts';

/** An order; its id is the order's. */
export const orderClient = defineClientWorkflow(orderWorkflow, {
  scope: 'person',
  services: ({ device }) => orderServices(device.platform.api),
  input: (orderId, { roles }) => ({ orderId, roles }),
  unsent: () => orderUnsent,
});

/** The orders that a person may see; its id is the group they work for. */
export const orderListClient = defineClientWorkflow(orderListWorkflow, {
  scope: 'person',
  services: ({ device }) => orderListServices(device.platform.api),
  input: (groupId) => ({ groupId }),
});

/** An order for whoever holds its link; its id is the order's. */
export const sharedOrderClient = defineClientWorkflow(sharedOrderWorkflow, {
  scope: 'device',
  services: ({ platform }) => sharedOrderServices(platform.device),
  input: (orderId) => ({ orderId }),
});
