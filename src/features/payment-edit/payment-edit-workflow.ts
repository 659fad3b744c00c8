import { parseBaht, readWire, toBaht } from '../../../domain/money.ts';
import { photoChanges } from '../../../domain/payments/payment-edit.ts';
import { joinAddresses } from '../../../domain/photos/photo-addresses.ts';
import type { EditPaymentInput } from '../../../machines/payment-edit/held-payment.ts';
import { paymentEditWorkflow } from '../../../machines/payment-edit/payment-edit-machine.ts';
import { outcomeOf } from '../../api/read-answer.ts';
import type { ServiceOf } from '../../api/service-of.ts';
import { uploadV2 } from '../../api/upload-v2.ts';
import { writeRequest } from '../../api/write-request.ts';
import { named } from '../../workflow/client-workflow.ts';
import type { UnsentWordsOf } from '../../workflow/client-workflow.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

const editPayment: ServiceOf<'editPayment', EditPaymentInput> = {
  kind: 'write',
  request: ({ key, paymentOrderId, entryId, version, amounts, details, photos, slips }) =>
    writeRequest('editPayment', key, {
      body: {
        payment_order_id: paymentOrderId,
        ...(entryId === null ? {} : { id: entryId }),
        payment_type: amounts.type,
        paid_amount: toBaht(amounts.total),
        ...(amounts.type === 'mix'
          ? { paid_amount_cash: toBaht(amounts.cash), paid_amount_receipt: toBaht(amounts.receipt) }
          : {}),
        ...details,
        ...(photos === null ? {} : { payment_photo: joinAddresses(photos) }),
        ...(slips.length === 0 ? {} : { slips: [...slips] }),
        version,
      },
    }),
  outcome: outcomeOf,
};

const unsent: UnsentWordsOf<typeof paymentEditWorkflow> = {
  path: (paymentOrderId) => `/payment/${paymentOrderId}`,
  writes: {
    editPayment: ({ paid_amount: amount }) => ({
      icon: 'changes',
      title: 'paymentEdit.unsent.edit',
      amount: amount == null ? undefined : readWire(amount),
    }),
    uploadV2: () => ({ icon: 'photo', title: 'paymentEdit.unsent.photo' }),
  },
  subject(edit) {
    const { seen, photos, form } = edit.context;
    return {
      about: seen === null ? [] : named(`PAY-${seen.paymentNo}`, seen.groupName),
      held: edit.matches({ edit: 'awaitingPhotos' })
        ? {
            icon: 'changes',
            title: 'paymentEdit.unsent.edit',
            figures: [{ of: 'photos', count: photoChanges(seen?.photos ?? [], photos).added.length }],
            amount: parseBaht(form.paid_amount) ?? undefined,
          }
        : null,
    };
  },
};

/** The correction of a payment; its id is the payment order's. */
export const paymentEditClient = defineClientWorkflow(paymentEditWorkflow, {
  scope: 'person',
  services: () => ({ uploadV2, editPayment }),
  input: (paymentOrderId) => ({ paymentOrderId }),
  unsent: () => unsent,
});
