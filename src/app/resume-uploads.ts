import { paymentConfirmationWorkflow } from '../../machines/payment-confirmation/payment-confirmation-machine.ts';
import { paymentProofWorkflow } from '../../machines/payment-proof/payment-proof-machine.ts';
import type { OutboxEntry } from '../journal/outbox-store.ts';
import type { Person } from './person.ts';
import type { WorkflowDirectory } from './workflow-directory.ts';

/**
 * Opens the workflows of uploads that an earlier life left in the outbox. The outbox sends a photo by itself, but the payment that
 * waits for it leaves only when its workflow hears that the photo is there.
 */
export async function resumeUploads(
  uploads: readonly OutboxEntry[],
  directory: WorkflowDirectory,
  { user, roles, groupId }: Person,
): Promise<void> {
  const confirmsReceipts = user.merchant_config.enable_confirm_pay;
  const open: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
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
  const streams = new Set(uploads.map(({ stream }) => stream));
  // One that does not open now says so on its own screen.
  await Promise.allSettled([...streams].map(openStream));
}
