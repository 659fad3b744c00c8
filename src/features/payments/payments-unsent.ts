import { parseBaht, readWire } from '../../../domain/money.ts';
import { typedTotal } from '../../../domain/payments/payment-form.ts';
import type { batchConfirmationWorkflow } from '../../../machines/batch-confirmation/batch-confirmation-machine.ts';
import type { quickConfirmationWorkflow } from '../../../machines/quick-confirmation/quick-confirmation-machine.ts';
import { orderWorkflow } from '../../../machines/order/order-machine.ts';
import type { paymentConfirmationWorkflow } from '../../../machines/payment-confirmation/payment-confirmation-machine.ts';
import type { paymentRejectionWorkflow } from '../../../machines/payment-rejection/payment-rejection-machine.ts';
import type { paymentProofWorkflow } from '../../../machines/payment-proof/payment-proof-machine.ts';
import { named } from '../../workflow/client-workflow.ts';
import type { UnsentWordsOf } from '../../workflow/client-workflow.ts';

export const paymentProofUnsent: UnsentWordsOf<typeof paymentProofWorkflow> = {
  path: (orderId) => `/order/${orderId}`,
  writes: {
    payOrder: ({ order_ids: orders = [], payment_photos: photos = [], total_actual_amount: amount }) => ({
      icon: 'proof',
      title: 'unsent.kind.proof',
      figures: [
        { of: 'orders', count: orders.length },
        { of: 'photos', count: photos.length },
      ],
      amount: amount === undefined ? undefined : readWire(amount),
    }),
    uploadV2: () => ({ icon: 'photo', title: 'unsent.kind.proofPhoto' }),
  },
  async subject(proof, orderId, read) {
    const { orders, chosen, photos, form } = proof.context;
    const own = orders.find(({ id }) => id === orderId);
    const order = (await read(orderWorkflow, orderId))?.context.order ?? null;
    return {
      about:
        order === null
          ? own === undefined
            ? []
            : [`#${own.orderNo}`]
          : named(`#${order.order_no}`, order.group_name),
      held: proof.matches({ proof: 'awaitingPhotos' })
        ? {
            icon: 'proof',
            title: 'unsent.kind.proof',
            figures: [
              { of: 'orders', count: chosen.length },
              { of: 'photos', count: photos.length },
            ],
            amount: typedTotal(form) ?? undefined,
          }
        : null,
    };
  },
};

function receiptDescription({ paid_amount: amount }: { readonly paid_amount?: number | null }) {
  return {
    icon: 'money',
    title: 'unsent.kind.receipt',
    amount: amount == null ? undefined : readWire(amount),
  } as const;
}
export const paymentRejectionUnsent: UnsentWordsOf<typeof paymentRejectionWorkflow> = {
  path: (paymentOrderId) => `/payment/${paymentOrderId}`,
  writes: { rejectPayOrder: () => ({ icon: 'changes', title: 'payment.rejection.unsent' }) },
  subject: ({ context: { paymentNo, groupName } }) => ({
    about: named(`PAY-${paymentNo}`, groupName),
    held: null,
  }),
};

export const paymentConfirmationUnsent: UnsentWordsOf<typeof paymentConfirmationWorkflow> = {
  path: (paymentOrderId) => `/payment/${paymentOrderId}`,
  writes: {
    confirmPayOrder: receiptDescription,
    uploadV2: () => ({ icon: 'photo', title: 'unsent.kind.receiptPhoto' }),
  },
  subject(receipt) {
    const { payment, photos, amount } = receipt.context;
    return {
      about: payment === null ? [] : named(`PAY-${payment.payment_no}`, payment.group_name),
      held: receipt.matches({ payment: 'awaitingPhotos' })
        ? {
            icon: 'money',
            title: 'unsent.kind.receipt',
            figures: [{ of: 'photos', count: photos.length }],
            amount: parseBaht(amount) ?? undefined,
          }
        : null,
    };
  },
};

export const batchConfirmationUnsent: UnsentWordsOf<typeof batchConfirmationWorkflow> = {
  path: () => '/order-home?type=confirm_payments',
  writes: {
    batchConfirmPayOrder: ({ ids = [] }) => ({
      icon: 'money',
      title: 'unsent.kind.receipt',
      figures: [{ of: 'payments', count: ids.length }],
    }),
  },
};

export const quickConfirmationUnsent: UnsentWordsOf<typeof quickConfirmationWorkflow> = {
  path: () => '/confirm-payments',
  writes: { confirmPayOrder: receiptDescription },
  subject({ context: { queue, at } }) {
    const payment = queue[at];
    return {
      about: payment === undefined ? [] : named(`PAY-${payment.paymentNo}`, payment.groupName),
      held: null,
    };
  },
};
