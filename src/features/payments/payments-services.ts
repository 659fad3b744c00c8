import { lineFields } from '../../../domain/line-profile.ts';
import type { LineProfile } from '../../../domain/line-profile.ts';
import { toBaht } from '../../../domain/money.ts';
import type { DataOf } from '../../../domain/operations.ts';
import { accepted } from '../../../domain/outcome.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import { paidPayment } from '../../../domain/payments/paid-payment.ts';
import type { PaidPayment } from '../../../domain/payments/paid-payment.ts';
import type { ReadService, WriteService } from '../../../domain/service.ts';
import type {
  BatchConfirmInput,
  BatchResult,
} from '../../../machines/batch-confirmation/batch-confirmation-machine.ts';
import type { Page, PageInput } from '../../../machines/kit/list-machine.ts';
import type { PaidPaymentFilter } from '../../../machines/paid-payment-list/paid-payment-list-machine.ts';
import { joinAddresses } from '../../../domain/photos/photo-addresses.ts';
import type { LanePageInput } from '../../../machines/quick-confirmation/lane-types.ts';
import type { ConfirmPayOrderInput } from '../../../machines/payment-confirmation/payment-confirmation-machine.ts';
import type { RejectPayOrderInput } from '../../../machines/payment-rejection/payment-rejection-machine.ts';
import type { PayOrderInput } from '../../../machines/payment-proof/pay-input.ts';
import type { Api } from '../../api/api.ts';
import { outcomeOf } from '../../api/read-answer.ts';
import { readPages } from '../../api/read-pages.ts';
import { readOperation } from '../../api/read-operation.ts';
import type { ServiceOf } from '../../api/service-of.ts';
import { cursorToKeep, cursorToSend } from './kept-cursor.ts';
import { uploadV2 } from '../../api/upload-v2.ts';
import { writeRequest } from '../../api/write-request.ts';

/** The services of the payment-proof chart over HTTP. `lineProfile` returns who writes in LINE; null outside it. */
export function paymentProofServices(lineProfile: () => LineProfile | null = () => null) {
  const payOrder: ServiceOf<'payOrder', PayOrderInput> = {
    kind: 'write',
    request: ({ key, groupId, orderIds, photos, slips, amounts }) =>
      writeRequest('payOrder', key, {
        body: {
          group_id: groupId,
          order_ids: [...orderIds],
          payment_photos: [...photos],
          ...(slips === undefined ? {} : { slips: [...slips] }),
          payment_type: amounts.type,
          total_actual_amount: toBaht(amounts.total),
          ...(amounts.type === 'mix'
            ? {
                total_actual_amount_cash: toBaht(amounts.cash),
                total_actual_amount_receipt: toBaht(amounts.receipt),
              }
            : {}),
          ...lineFields(lineProfile()),
        },
      }),
    outcome: outcomeOf,
  };
  return { uploadV2, payOrder };
}

/** The services of the payment-rejection chart over HTTP. */
export function paymentRejectionServices() {
  const rejectPayOrder: ServiceOf<'rejectPayOrder', RejectPayOrderInput> = {
    kind: 'write',
    request: ({ key, paymentOrderId: id, version, reason }) =>
      writeRequest('rejectPayOrder', key, { body: { id, reason, version } }),
    outcome: outcomeOf,
  };
  return { rejectPayOrder };
}

/** The services of the quick-confirmation chart over HTTP. */
export function quickConfirmationServices(api: Api) {
  const readPage: ReadService<LanePageInput, Outcome<Page<PaidPayment>>> = {
    kind: 'read',
    async run({ cursor, ...input }, signal) {
      const asked = { ...input, cursor: cursor === null ? null : cursorToSend(cursor) };
      const outcome = await readPaidPayments(api, asked, signal);
      if (!outcome.ok) return outcome;
      const { pagination, ...page } = outcome.value;
      const next = pagination.cursor === null ? null : cursorToKeep(pagination.cursor);
      return accepted({ ...page, pagination: { ...pagination, cursor: next } });
    },
  };
  const { paymentOrderDetail, confirmPayOrder } = paymentConfirmationServices(api);
  return { paymentOrderDetail, confirmPayOrder, readPage };
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
  return { paymentOrderDetail, confirmPayOrder, uploadV2 };
}

/** The service of the list of paid payments over HTTP. */
export function paidPaymentListServices(api: Api) {
  const readPage: ReadService<PageInput<PaidPaymentFilter>, Outcome<Page<PaidPayment>>> = {
    kind: 'read',
    async run(input, signal) {
      if (input.cursor !== null) return await readPaidPayments(api, input, signal);
      // What the server counts is within one way to pay: the number of cash payments takes another read, or that of all.
      const only = input.filter.only === 'cash' ? 'all' : 'cash';
      const [page, other] = await Promise.all([
        readPaidPayments(api, input, signal),
        readPaidPayments(api, { filter: { only }, cursor: null, count: 1 }, signal).catch(() => null),
      ]);
      if (!page.ok) return page;
      const { counts } = page.value;
      const others = other?.ok ? other.value.counts : undefined;
      const [ofAll, ofCash] = only === 'cash' ? [counts, others] : [others, counts];
      const cash = ofCash?.['all'];
      return accepted({ ...page.value, counts: { ...ofAll, ...(cash === undefined ? {} : { cash }) } });
    },
  };
  return { readPage };
}

/** Paid payments of the merchant, the newest first. */
function readPaidPayments(
  api: Api,
  input: LanePageInput,
  signal: AbortSignal,
): Promise<Outcome<Page<PaidPayment>>> {
  return readPages(input, async ({ filter: { only }, cursor, count }) => {
    const body = {
      view: 'card',
      status: 'paid',
      differs: only === 'differs',
      duplicate: only === 'duplicate',
      payment_type: only === 'cash' ? only : null,
      page_size: count,
      cursor,
    } as const;
    const outcome = await readOperation(api, 'paymentOrderList', { body }, signal);
    if (!outcome.ok) return outcome;
    const { items, pagination, counts } = outcome.value;
    return accepted({ items: items.map(paidPayment), pagination, counts });
  });
}

/** The service of the batch-confirmation chart over HTTP. */
export function batchConfirmationServices() {
  const batchConfirmPayOrder: WriteService<BatchConfirmInput, readonly BatchResult[]> = {
    kind: 'write',
    request: ({ key, payments }) =>
      writeRequest('batchConfirmPayOrder', key, {
        body: { ids: payments.map(({ id }) => id), versions: payments.map(({ version }) => version) },
      }),
    outcome(answer) {
      const outcome = outcomeOf<DataOf<'batchConfirmPayOrder'>>(answer);
      return outcome.ok ? accepted(outcome.value.results.map(resultOf)) : outcome;
    },
  };
  return { batchConfirmPayOrder };
}

function resultOf({
  id,
  ok,
  reason,
  message,
  ...details
}: DataOf<'batchConfirmPayOrder'>['results'][number]): BatchResult {
  return { id, ok, reason: reason ?? '', message: message ?? '', details };
}
