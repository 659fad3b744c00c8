import { cartWorkflow } from '../../../machines/cart/cart-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { cartServices } from './cart-services.ts';

/** The cart of a person and group; its id is the group's. */
export const cartClient = defineClientWorkflow(cartWorkflow, {
  scope: 'person',
  services: ({ device, journal }) => cartServices(device.platform.api, journal.outbox.isKept),
  input: (groupId, { viewer }) => ({ groupId, viewer }),
  // Not before unsent work is shown.
  unsent: async () => (await import('./cart-unsent.ts')).cartUnsent,
});
