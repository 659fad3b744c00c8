import type { PaymentOrder, Upload } from '../../domain/contract.ts';
import { toBaht } from '../../domain/money.ts';
import { joinAddresses } from '../../domain/photo-addresses.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { ReadService, WriteService } from '../../domain/service.ts';
import type { ConfirmPayOrderInput } from '../../machines/payment-confirmation/payment-confirmation-machine.ts';
import type { PayOrderInput } from '../../machines/payment-proof/payment-proof-machine.ts';
import type { UploadInput } from '../../machines/photo-uploads.ts';
import type { Api } from './api.ts';
import { outcomeOf, readOutcome } from './read-answer.ts';
import { postRequest } from './write-request.ts';

const uploadV2: WriteService<UploadInput, Upload> = {
  kind: 'write',
  request: ({ key, blobId, fileName }) => ({
    key,
    method: 'POST',
    path: '/api/upload_v2',
    body: { kind: 'file', blobId, fileName },
  }),
  outcome: outcomeOf<Upload>,
};

/** The services of the payment-proof chart over HTTP. */
export function paymentProofServices() {
  const payOrder: WriteService<PayOrderInput, { readonly payment_order_id: string }> = {
    kind: 'write',
    request: ({ key, groupId, orderIds, photos, amounts }) =>
      postRequest<'payOrder'>(key, '/pay_order', {
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
      }),
    outcome: outcomeOf<{ readonly payment_order_id: string }>,
  };
  return { uploadV2, payOrder };
}

/** The services of the payment-confirmation chart over HTTP. */
export function paymentConfirmationServices({ connection, sessionEnd }: Api) {
  const paymentOrderDetail: ReadService<{ readonly paymentOrderId: string }, Outcome<PaymentOrder>> = {
    kind: 'read',
    run: ({ paymentOrderId }, signal) =>
      readOutcome(
        connection.GET('/payment_order_detail', {
          params: { query: { payment_order_id: paymentOrderId } },
          signal,
        }),
        sessionEnd(),
      ),
  };
  const confirmPayOrder: WriteService<ConfirmPayOrderInput, PaymentOrder> = {
    kind: 'write',
    request: ({ key, paymentOrderId, version, photos, paid }) =>
      postRequest<'confirmPayOrder'>(key, '/confirm_pay_order', {
        id: paymentOrderId,
        image_urls: joinAddresses(photos),
        paid_amount: toBaht(paid),
        version,
      }),
    outcome: outcomeOf<PaymentOrder>,
  };
  return { paymentOrderDetail, uploadV2, confirmPayOrder };
}
