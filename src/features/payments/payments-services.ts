import { toBaht } from '../../../domain/money.ts';
import { joinAddresses } from '../../../domain/photos/photo-addresses.ts';
import type { ConfirmPayOrderInput } from '../../../machines/payment-confirmation/payment-confirmation-machine.ts';
import type { PayOrderInput } from '../../../machines/payment-proof/payment-proof-machine.ts';
import type { Api } from '../../api/api.ts';
import { outcomeOf } from '../../api/read-answer.ts';
import { readOperation } from '../../api/read-operation.ts';
import type { ServiceOf } from '../../api/service-of.ts';
import { uploadV2 } from '../../api/upload-v2.ts';
import { writeRequest } from '../../api/write-request.ts';

/** The services of the payment-proof chart over HTTP. */
export function paymentProofServices() {
  const payOrder: ServiceOf<'payOrder', PayOrderInput> = {
    kind: 'write',
    request: ({ key, groupId, orderIds, photos, amounts }) =>
      writeRequest('payOrder', key, {
        body: {
          group_id: groupId,
          order_ids: [...orderIds],
          payment_photos: [...photos],
          payment_type: amounts.type,
          total_actual_amount: toBaht(amounts.total),
          ...(amounts.type === 'mix'
            ? {
                total_actual_amount_cash: toBaht(amounts.cash),
                total_actual_amount_receipt: toBaht(amounts.receipt),
              }
            : {}),
        },
      }),
    outcome: outcomeOf,
  };
  return { uploadV2, payOrder };
}

/** The services of the payment-confirmation chart over HTTP. */
export function paymentConfirmationServices(api: Api) {
  const paymentOrderDetail: ServiceOf<'paymentOrderDetail', { readonly paymentOrderId: string }> = {
    kind: 'read',
    run: ({ paymentOrderId }, signal) =>
      readOperation(api, 'paymentOrderDetail', { query: { payment_order_id: paymentOrderId } }, signal),
  };
  const confirmPayOrder: ServiceOf<'confirmPayOrder', ConfirmPayOrderInput> = {
    kind: 'write',
    request: ({ key, paymentOrderId, version, photos, paid }) =>
      writeRequest('confirmPayOrder', key, {
        body: { id: paymentOrderId, image_urls: joinAddresses(photos), paid_amount: toBaht(paid), version },
      }),
    outcome: outcomeOf,
  };
  return { paymentOrderDetail, uploadV2, confirmPayOrder };
}
