import { maxProofPhotos } from '../../../domain/limits.ts';
import { batchConfirmationWorkflow } from '../../../machines/batch-confirmation/batch-confirmation-machine.ts';
import { paidPaymentListWorkflow } from '../../../machines/paid-payment-list/paid-payment-list-machine.ts';
import { paymentConfirmationWorkflow } from '../../../machines/payment-confirmation/payment-confirmation-machine.ts';
import { paymentListWorkflow } from '../../../machines/payment-list/payment-list-machine.ts';
import { paymentRejectionWorkflow } from '../../../machines/payment-rejection/payment-rejection-machine.ts';
import { paymentProofWorkflow } from '../../../machines/payment-proof/payment-proof-machine.ts';
import { quickConfirmationWorkflow } from '../../../machines/quick-confirmation/quick-confirmation-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { lineProfileOn } from '../../workflow/line-profile.ts';
import type { Person } from '../../workflow/person.ts';
import { homeQuery, paymentListServices } from '../record-lists/list-services.ts';
import {
  batchConfirmationServices,
  paidPaymentListServices,
  paymentConfirmationServices,
  paymentProofServices,
  paymentRejectionServices,
  quickConfirmationServices,
} from './payments-services.ts';
import {
  batchConfirmationUnsent,
  paymentConfirmationUnsent,
  paymentProofUnsent,
  paymentRejectionUnsent,
  quickConfirmationUnsent,
} from './payments-unsent.ts';

/** The proof of payment of an order; its id is the order's. */
export const paymentProofClient = defineClientWorkflow(paymentProofWorkflow, {
  scope: 'person',
  services: ({ device }) => paymentProofServices(() => lineProfileOn(device.platform)),
  input: (orderId, { groupId }) => ({ orderId, groupId }),
  unsent: () => paymentProofUnsent,
});

/** The receipt of a payment; its id is the payment order's. */
export const paymentConfirmationClient = defineClientWorkflow(paymentConfirmationWorkflow, {
  scope: 'person',
  services: ({ device }) => paymentConfirmationServices(device.platform.api),
  input: (paymentOrderId, person) => ({
    paymentOrderId,
    ...confirmerOf(person),
    receiptPhotos: maxProofPhotos,
  }),
  unsent: () => paymentConfirmationUnsent,
});

/** The rejection of a payment; its id is the payment order's. */
export const paymentRejectionClient = defineClientWorkflow(paymentRejectionWorkflow, {
  scope: 'person',
  services: () => paymentRejectionServices(),
  input: (paymentOrderId) => ({ paymentOrderId }),
  unsent: () => paymentRejectionUnsent,
});

/** The payments that a person may see; its id is the group they work for. */
export const paymentListClient = defineClientWorkflow(paymentListWorkflow, {
  scope: 'person',
  services: ({ device }) => paymentListServices(device.platform.api, (input) => homeQuery('payments', input)),
  input: (groupId) => ({ groupId }),
});

/** The paid payments of the merchant; its id is the group that the person works for. */
export const paidPaymentListClient = defineClientWorkflow(paidPaymentListWorkflow, {
  scope: 'person',
  services: ({ device }) => paidPaymentListServices(device.platform.api),
  input: (groupId) => ({ groupId }),
});

/** Payments of one call, as the contract allows. */
const paymentsPerCall = 200;

/** What a person confirms in batches; its id is the merchant. */
export const batchConfirmationClient = defineClientWorkflow(batchConfirmationWorkflow, {
  scope: 'person',
  services: () => batchConfirmationServices(),
  input: (_, person) => ({ ...confirmerOf(person), paymentsPerCall }),
  unsent: () => batchConfirmationUnsent,
});

/** The payments that a person looks at one after the other; its id is the merchant. */
export const quickConfirmationClient = defineClientWorkflow(quickConfirmationWorkflow, {
  scope: 'person',
  services: ({ device }) => quickConfirmationServices(device.platform.api),
  input: (_, person) => confirmerOf(person),
  unsent: () => quickConfirmationUnsent,
});

function confirmerOf({ user, roles }: Person) {
  return { roles, confirmsReceipts: user.merchant_config.enable_confirm_pay };
}
