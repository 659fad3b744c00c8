import { cartWorkflow } from '../../machines/cart/cart-machine.ts';
import { orderWorkflow } from '../../machines/order/order-machine.ts';
import { paymentConfirmationWorkflow } from '../../machines/payment-confirmation/payment-confirmation-machine.ts';
import { paymentProofWorkflow } from '../../machines/payment-proof/payment-proof-machine.ts';
import type { Person } from './person.ts';
import type { WorkflowDirectory } from './workflow-directory.ts';

interface Writer extends Pick<Person, 'roles' | 'viewer' | 'groupId'> {
  readonly user: Pick<Person['user'], 'merchant_config'>;
}

/**
 * Opens the workflows of these streams, which an earlier life left in the middle of a write. A write that was recorded and not
 * yet kept in the outbox leaves only when its workflow asks again; the outbox sends a photo by itself, but the payment that waits
 * for it leaves only when its workflow hears that the photo is there.
 */
export async function resumeWrites(
  streams: readonly string[],
  directory: WorkflowDirectory,
  { user, roles, viewer, groupId }: Writer,
): Promise<void> {
  const confirmsReceipts = user.merchant_config.enable_confirm_pay;
  const open: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    cart: (group) => directory.open(cartWorkflow, group, { groupId: group, viewer }),
    order: (orderId) => directory.open(orderWorkflow, orderId, { orderId, roles }),
    'payment-proof': (orderId) => directory.open(paymentProofWorkflow, orderId, { orderId, groupId }),
    'payment-confirmation': (paymentOrderId) =>
      directory.open(paymentConfirmationWorkflow, paymentOrderId, {
        paymentOrderId,
        roles,
        confirmsReceipts,
      }),
  };
  async function openStream(stream: string): Promise<unknown> {
    const [name = '', ...id] = stream.split('/');
    return open[name]?.(id.join('/'));
  }
  // One that does not open now says so on its own screen.
  await Promise.allSettled(streams.map(openStream));
}
