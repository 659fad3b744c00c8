import { paymentConfirmationWorkflow } from '../../../machines/payment-confirmation/payment-confirmation-machine.ts';
import { paymentListWorkflow } from '../../../machines/payment-list/payment-list-machine.ts';
import { paymentProofWorkflow } from '../../../machines/payment-proof/payment-proof-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { paymentListServices } from '../record-lists/list-services.ts';
import { paymentConfirmationServices, paymentProofServices } from './payments-services.ts';
import { paymentConfirmationUnsent, paymentProofUnsent } from './payments-unsent.ts';

/** The proof of payment of an order; its id is the order's. */
export const paymentProofClient = defineClientWorkflow(paymentProofWorkflow, {
  scope: 'person',
  services: () => paymentProofServices(),
  input: (orderId, { groupId }) => ({ orderId, groupId }),
  unsent: () => paymentProofUnsent,
});

/** The receipt of a payment; its id is the payment order's. */
export const paymentConfirmationClient = defineClientWorkflow(paymentConfirmationWorkflow, {
  scope: 'person',
  services: ({ device }) => paymentConfirmationServices(device.platform.api),
  input: (paymentOrderId, { user, roles }) => ({
    paymentOrderId,
    roles,
    confirmsReceipts: user.merchant_config.enable_confirm_pay,
  }),
  unsent: () => paymentConfirmationUnsent,
});

/** The payments that a person may see; its id is the group they work for. */
export const paymentListClient = defineClientWorkflow(paymentListWorkflow, {
  scope: 'person',
  services: ({ device }) => paymentListServices(device.platform.api),
  input: (groupId) => ({ groupId }),
});
