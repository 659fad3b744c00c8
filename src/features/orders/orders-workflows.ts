import { orderListWorkflow } from '../../../machines/order-list/order-list-machine.ts';
import { orderWorkflow } from '../../../machines/order/order-machine.ts';
import { orderRepeatWorkflow } from '../../../machines/order-repeat/order-repeat-machine.ts';
import { orderSelectionWorkflow } from '../../../machines/order-selection/order-selection-machine.ts';
import { sharedOrderWorkflow } from '../../../machines/shared-order/shared-order-machine.ts';
import { readProducts } from '../../api/read-products.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { lineProfileOn } from '../../workflow/line-profile.ts';
import { homeQuery, orderListServices } from '../record-lists/list-services.ts';
import { orderServices } from './orders-services.ts';
import { orderUnsent } from './orders-unsent.ts';
import { sharedOrderServices } from './shared-order-services.ts';

/** An order; its id is the order's. */
export const orderClient = defineClientWorkflow(orderWorkflow, {
  scope: 'person',
  services: ({ device: { platform } }) => orderServices(platform.api, () => lineProfileOn(platform)),
  input: (orderId, { roles }) => ({ orderId, roles }),
  unsent: () => orderUnsent,
});

/** The orders that a person may see; its id is the group they work for. */
export const orderListClient = defineClientWorkflow(orderListWorkflow, {
  scope: 'person',
  services: ({ device }) => orderListServices(device.platform.api, (input) => homeQuery('orders', input)),
  input: (groupId) => ({ groupId }),
});

/** The orders that are selected in their list; its id is the group that the person works for. */
export const orderSelectionClient = defineClientWorkflow(orderSelectionWorkflow, {
  scope: 'person',
  services: () => ({}),
  input: () => null,
});

/** The products of an order, to be ordered again; its id is the group of the cart. */
export const orderRepeatClient = defineClientWorkflow(orderRepeatWorkflow, {
  scope: 'person',
  services: ({ device }) => ({
    readProducts: {
      kind: 'read',
      run: (asked, signal) => readProducts(device.platform.api, asked, signal),
    },
  }),
  input: (groupId) => ({ groupId }),
});

/** An order for whoever holds its link; its id is the order's. */
export const sharedOrderClient = defineClientWorkflow(sharedOrderWorkflow, {
  scope: 'device',
  services: ({ platform }) => sharedOrderServices(platform.device),
  input: (orderId) => ({ orderId }),
});
