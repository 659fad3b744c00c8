import type { PaymentOrder } from '../../domain/contract.ts';
import { toBaht } from '../../domain/money.ts';
import type { DataOf } from '../../domain/operations.ts';
import { splitAddresses } from '../../domain/photos/photo-addresses.ts';
import { readAmount } from '../contract/request-values.ts';
import type { Call } from '../contract/call.ts';
import { attachUploads } from '../files/upload-access.ts';
import { findPhotos, lockPhotos } from '../files/find-photos.ts';
import { checkGroup } from '../people/group.ts';
import { changesBetween, historyStep } from '../lifecycles/history-steps.ts';
import { notifyOfPayments, notifyStaff } from '../notifications/notify.ts';
import { bulkOrderTransition } from '../orders/order-transitions.ts';
import { batchResults, readBatch, refusalOf } from './batch-results.ts';
import { paymentHistoryFields } from './payment-answer.ts';
import { paidColumns, readEditedAmounts, readPaidAmounts, receivedAmounts } from './paid-amounts.ts';
import { groupOf, lockOrders, movePaid, moveRejected, payableDue } from './paid-orders.ts';
import { exportPayments } from './payment-export.ts';
import { paymentOrderList } from './payment-list.ts';
import { initialPaymentStatuses, bulkPaymentTransition, transitionPayment } from './payment-transitions.ts';
import { checkPaymentVersion, refuseDecided, viewDecided, viewPayment, visibleTo } from './payment-view.ts';
import { readTransferDetails, referenceOf, transferDetails } from './transfer-details.ts';
import { newPhotos, proofPhotos, sentBy } from './proof-photos.ts';
import { readEditedSlips, readSlips } from './slips.ts';
import { Refusal } from '../http/refusal.ts';
import { newId } from '../crypto.ts';
import type { Decided, ProofPhoto } from '../store/queries/payments/payment-statements.ts';
import type { PaymentRecord } from '../store/queries/payments/payments.ts';

/** Operations of the tag `payments`. */
export const paymentHandlers = {
  snapshotReads: { paymentOrderList, paymentOrderDetail },
  writes: { payOrder, confirmPayOrder, batchConfirmPayOrder, editPayment, rejectPayOrder },
  sheets: { exportPayments },
};

async function paymentOrderDetail(call: Call<'paymentOrderDetail'>): Promise<PaymentOrder> {
  await checkGroup(call, call.query.group_id);
  return await viewPayment(call, call.query.payment_order_id);
}

async function payOrder(call: Call<'payOrder'>): Promise<DataOf<'payOrder'>> {
  const { body, caller, now, store } = call;
  await checkGroup(call, body.group_id);
  const amounts = readPaidAmounts(body);
  const orders = await lockOrders(store, body.order_ids);
  const uploads = await lockPhotos(store, body.payment_photos);
  const payment_order_id = newId();

  const paidOrders = movePaid(call, orders, { event: 'order.pay', paidBy: payment_order_id });
  const { created, submitted: status } = initialPaymentStatuses(caller);
  const group_id = groupOf(orders);
  const paid = paidColumns(amounts.addUp());
  const proof = proofPhotos(uploads);
  const slips = readSlips(body.slips, uploads, proof);
  const photos = sentBy(caller, proof);

  const { payment_type } = body;
  const due = await payableDue(store, orders);
  const payment = { payment_order_id, group_id, status, payment_type, ...paid, created: now };
  const paidFor = { order_ids: orders.map(({ order_id }) => order_id), should_paid_amount: toBaht(due) };
  const { confirmsReceipts } = await store.payments.add(
    {
      ...payment,
      should_paid_satang: due,
      claimed_satang: paid.paid_satang,
      created_by: caller.user.user_id,
      idempotency_key: call.idempotencyKey,
    },
    {
      payment_entry_id: newId(),
      status,
      payment_type,
      ...paid,
      origin_satang: due,
      claimed_satang: paid.paid_satang,
      ...referenceOf(slips),
      created: now,
    },
    photos,
    [
      historyStep(call, {
        event: 'payment.create',
        to_status: created,
        changes: changesBetween({}, paidFor),
      }),
      historyStep(call, {
        event: 'payment.submit',
        from_status: created,
        to_status: status,
        changes: changesBetween({}, paymentHistoryFields(payment, photos)),
      }),
    ],
    paidOrders,
  );
  await store.proofs.addSlips(payment_order_id, slips);
  await notifyStaff(call, 'proof', payment_order_id);
  await notifyOfPayments(call, 'paid', [payment_order_id]);
  if (!confirmsReceipts) await store.payments.settle([payment_order_id]);

  return { payment_order_id };
}

async function confirmPayOrder(call: Call<'confirmPayOrder'>): Promise<PaymentOrder> {
  const { body, caller, store } = call;
  const received = readAmount('paid_amount', body.paid_amount);
  await store.payments.lockWithOrders([body.id]);
  const record = visibleTo(caller, await store.payments.find(body.id));
  const orders = record.orders.map(({ order }) => order);
  const uploads = await lockPhotos(store, splitAddresses(body.image_urls ?? ''));
  const present =
    uploads.length === 0 ? [] : await store.uploads.findAll(record.photos.map(({ file_name }) => file_name));

  await refuseDecided(call, record);
  await checkPaymentVersion(call, record, body.version);
  const { payment } = record;
  const status = transitionPayment(payment, 'payment.confirm', caller);
  const completed = movePaid(call, orders, { event: 'order.complete', paidBy: body.id });
  if (!caller.merchant.enable_confirm_pay) throw new Refusal('confirmation_disabled');
  const photos = sentBy(caller, newPhotos(uploads, present));
  const paid = paidColumns(receivedAmounts(payment, received));

  const before = paymentHistoryFields(payment, record.photos);
  const after = paymentHistoryFields({ ...payment, ...paid }, [...record.photos, ...photos]);
  const confirmation: Decided = {
    change: { status, ...paid },
    photos,
    step: historyStep(call, {
      event: 'payment.confirm',
      from_status: payment.status,
      to_status: status,
      seen_version: body.version,
      changes: changesBetween(before, after),
    }),
    orders: completed,
  };
  await store.payments.decide(record, confirmation);
  await notifyOfPayments(call, 'completed', [body.id]);
  await store.payments.settle([body.id]);

  return await viewDecided(call, record, confirmation);
}

/**
 * Confirms the receipts of payment orders in a constant number of statements. Each is confirmed or refused independently, with a
 * result for each id of the request, also for a repeated one.
 */
async function batchConfirmPayOrder(
  call: Call<'batchConfirmPayOrder'>,
): Promise<DataOf<'batchConfirmPayOrder'>> {
  const { body, caller, store } = call;
  const payment = bulkPaymentTransition('payment.confirm', caller);
  const order = bulkOrderTransition('order.complete', caller);
  if (!caller.merchant.enable_confirm_pay) throw new Refusal('confirmation_disabled');
  const batch = readBatch(body);
  const ids = [...new Set(body.ids)];
  await store.payments.lockWithOrders(ids);

  const readiness = new Map(
    (await store.payments.readiness(ids, payment.from, order.from)).map((of) => [of.payment_order_id, of]),
  );
  const verdicts = batch.map((asked) => refusalOf(asked, readiness.get(asked.id), payment.to));
  const confirmed = batch.filter((_, at) => verdicts[at] === null);
  const ready = [...new Set(confirmed.map(({ id }) => id))];

  if (ready.length > 0) {
    const paymentStep = historyStep(call, { event: 'payment.confirm', to_status: payment.to });
    const orderStep = historyStep(call, { event: 'order.complete', to_status: order.to });
    const seen = confirmed.filter(({ version }) => version !== null).map(({ id }) => id);
    await store.history.addToPayments(ready, paymentStep, seen);
    await store.history.addToOrdersOfPayments(ready, orderStep);
    await store.payments.change(ready, { status: payment.to });
    await store.orders.changeOfPayments(ready, { status: order.to });
    await notifyOfPayments(call, 'completed', ready);
    await store.payments.settle(ready);
  }

  return { results: await batchResults(call, body.ids, verdicts) };
}

async function editPayment(call: Call<'editPayment'>): Promise<PaymentOrder> {
  const { body, caller, store } = call;
  const { payment_order_id, payment_type, version } = body;
  await checkGroup(call, body.group_id);
  const amounts = readEditedAmounts(body);
  await store.payments.lockWithOrders([payment_order_id]);
  const record = visibleTo(caller, await store.payments.find(payment_order_id));
  refuseUnknownEntry(record, body.id);
  const uploads = body.payment_photo ? await findPhotos(store, splitAddresses(body.payment_photo)) : null;

  if (record.payment.status === 'rejected') await refuseDecided(call, record);
  await checkPaymentVersion(call, record, version);
  const { payment } = record;
  const status = transitionPayment(payment, 'payment.edit', caller);
  const paid = { payment_type, ...paidColumns(amounts.applyTo(payment)) };
  const photos = uploads === null ? record.photos : editedPhotos(call, record, proofPhotos(uploads));
  const slips = await readEditedSlips(store, body.slips, { uploads, photos });
  const [entry] = record.entries;
  const details = { ...(entry?.transaction_id ? {} : referenceOf(slips)), ...readTransferDetails(body) };

  if (uploads !== null)
    await attachUploads(
      store,
      photos.map(({ file_name }) => file_name),
    );
  await store.payments.change([payment_order_id], { status, ...paid }, details);
  await store.payments.settle([payment_order_id]);
  if (uploads !== null) await store.payments.replacePhotos(payment_order_id, photos);
  await store.proofs.addSlips(payment_order_id, slips);
  const before = { ...paymentHistoryFields(payment, record.photos), ...(entry && transferDetails(entry)) };
  const after = {
    ...paymentHistoryFields({ ...payment, ...paid }, photos),
    ...(entry && transferDetails({ ...entry, ...details })),
  };
  await store.history.addToPayment(
    payment_order_id,
    historyStep(call, {
      event: 'payment.edit',
      from_status: payment.status,
      to_status: status,
      seen_version: version,
      changes: changesBetween(before, after),
    }),
  );

  return await viewPayment(call, payment_order_id);
}

/** Photos that stay are still of whoever sent them. */
function editedPhotos(
  { caller }: Call<'editPayment'>,
  { photos }: PaymentRecord,
  fileNames: readonly string[],
): ProofPhoto[] {
  return sentBy(caller, fileNames).map(
    (sent) => photos.find(({ file_name }) => file_name === sent.file_name) ?? sent,
  );
}

async function rejectPayOrder(call: Call<'rejectPayOrder'>): Promise<PaymentOrder> {
  const { body, caller, store } = call;
  await store.payments.lockWithOrders([body.id]);
  const record = visibleTo(caller, await store.payments.find(body.id));
  const orders = record.orders.map(({ order }) => order);

  await refuseDecided(call, record);
  await checkPaymentVersion(call, record, body.version);
  const { payment } = record;
  const status = transitionPayment(payment, 'payment.reject', caller);
  const reopened = await moveRejected(call, orders, body.id);
  if (!caller.merchant.enable_confirm_pay) throw new Refusal('confirmation_disabled');

  const rejection: Decided = {
    change: {
      status,
      paid_satang: payment.paid_satang,
      paid_cash_satang: payment.paid_cash_satang,
      paid_receipt_satang: payment.paid_receipt_satang,
    },
    photos: [],
    step: historyStep(call, {
      event: 'payment.reject',
      from_status: payment.status,
      to_status: status,
      seen_version: body.version,
      changes: changesBetween({}, { reason: body.reason.trim() }),
    }),
    orders: reopened,
  };
  await store.payments.decide(record, rejection);
  await notifyOfPayments(call, 'rejected', [body.id], { reason: body.reason.trim() });
  await store.payments.settle([body.id]);

  return await viewDecided(call, record, rejection);
}

function refuseUnknownEntry({ entries }: PaymentRecord, id: string | null | undefined): void {
  if (id && !entries.some((entry) => entry.payment_entry_id === id)) throw new Refusal('not_found', { id });
}
