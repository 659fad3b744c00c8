import type { BatchContext } from '../../machines/batch-confirmation/batch-confirmation-machine.ts';
import type { SelectedPayment } from '../../domain/payments/paid-payment.ts';
import type { RejectionContext } from '../../machines/payment-rejection/payment-rejection-machine.ts';
import type { LaneContext } from '../../machines/quick-confirmation/lane-types.ts';
import type { ConfirmationContext } from '../../machines/payment-confirmation/payment-confirmation-machine.ts';
import { nameOf, possible, takePhotoAction } from './offered-actions.ts';
import type { UserAction, UserContext } from './offered-actions.ts';
import type { ShopPayment } from './shop/shop.ts';

/** Payments of one call, so that a batch of three takes two. */
const paymentsPerCall = 2;

/** Finance, whose next step is one payment after the other. */
export function* financeActions(context: UserContext): Iterable<UserAction> {
  yield* begunRejections(context);
  yield* confirmationActions(context);
  yield* rejectionActions(context);
  yield* laneActions(context);
}

/** A manager, whose next step is to confirm all that are paid at once. */
export function* batchActions(context: UserContext): Iterable<UserAction> {
  const { device, page } = context;
  yield* begunRejections(context);
  const batch = page.workflows.get('batch-confirmation');
  if (batch === undefined) {
    yield {
      name: 'opens the payments to confirm',
      perform: () => device.open('batch-confirmation', '', { ...confirmerOf(context), paymentsPerCall }),
    };
  } else {
    const { selected } = batch.snapshot().context as BatchContext;
    const chosen = selected.map(({ id }) => id);
    const listed = paidOf(context).map(selectedOf);
    const others = listed.filter(({ id }) => !chosen.includes(id));
    yield* possible(context, batch, [
      { type: 'batch.retry' },
      { type: 'refusal.acknowledge' },
      { type: 'batch.confirm' },
      ...(others.length === 0 ? [] : [{ type: 'payments.select', payments: others }]),
      { type: 'batch.ask' },
      { type: 'batch.close' },
      { type: 'payments.select', payments: listed },
      { type: 'payments.deselect', ids: chosen.slice(0, 1) },
      { type: 'answers.dismiss' },
    ]);
  }
  yield* rejectionActions(context);
  yield* laneActions(context);
}

function* confirmationActions(context: UserContext): Iterable<UserAction> {
  const { device, page, records } = context;
  const opening = [...paidOf(context), ...records.payments]
    .filter(({ id }) => !page.workflows.has(`payment-confirmation/${id}`))
    .map(({ id }): UserAction => ({
      name: `opens ${nameOf(records.payments, id)}`,
      perform: () =>
        device.open('payment-confirmation', id, {
          paymentOrderId: id,
          ...confirmerOf(context),
        }),
    }));
  const payments = [...page.workflows.values()].filter(({ chart }) => chart === 'payment-confirmation');
  for (const payment of payments) {
    yield* possible(context, payment, [
      { type: 'refusal.acknowledge' },
      { type: 'receipt.retry' },
      { type: 'receipt.confirm' },
      { type: 'receipt.open' },
      ...(payment.snapshot().matches({ payment: 'unloaded' }) ? [{ type: 'payment.open' }] : []),
    ]);
  }
  yield* opening;
  for (const payment of payments) {
    const { photos } = payment.snapshot().context as ConfirmationContext;
    if (payment.snapshot().matches({ payment: 'editing' })) yield takePhotoAction(context, payment, 1);
    yield* possible(context, payment, [
      { type: 'payment.open' },
      { type: 'amount.change', text: '7.25' },
      { type: 'receipt.close' },
      { type: 'receipt.edit' },
      ...photos.map(({ blobId }) => ({ type: 'photo.retry', blobId })),
    ]);
  }
}

/** One payment after the other, as they were listed when it began. */
function* laneActions(context: UserContext): Iterable<UserAction> {
  const { device, page } = context;
  const lane = page.workflows.get('quick-confirmation');
  if (lane === undefined) {
    yield {
      name: 'opens the lane',
      perform: () => device.open('quick-confirmation', '', confirmerOf(context)),
    };
    return;
  }
  const payments = paidOf(context).map((payment) => ({
    ...selectedOf(payment),
    paidAt: '2025-01-01T00:00:00.000Z',
    type: 'receipt',
    photos: [],
    orders: 1,
    reused: null,
  }));
  const { queue, at } = lane.snapshot().context as LaneContext;
  yield* possible(context, lane, [
    { type: 'receipt.retry' },
    { type: 'receipt.confirm', paymentOrderId: queue[at]?.id ?? '' },
    { type: 'question.confirm' },
    { type: 'payment.open' },
    { type: 'payment.skip' },
    { type: 'question.close' },
    { type: 'lane.start', payments },
  ]);
}

/** From a rejection that was thought of to its answer, as long as the payment waits. */
function* begunRejections(context: UserContext): Iterable<UserAction> {
  for (const { id, version } of paidOf(context)) {
    const rejection = context.page.workflows.get(`payment-rejection/${id}`);
    if (rejection === undefined) continue;
    const { reason } = rejection.snapshot().context as RejectionContext;
    yield* possible(context, rejection, [
      { type: 'rejection.retry' },
      { type: 'rejection.acknowledge' },
      reason === '' ? { type: 'reason.change', text: 'no money came' } : { type: 'rejection.confirm' },
      { type: 'rejection.open', payment: { version, payment_no: '1', group_name: '' } },
    ]);
  }
}

/** Each payment may be rejected, also one that was decided since it was read. */
function* rejectionActions(context: UserContext): Iterable<UserAction> {
  const { device, page, records } = context;
  for (const { id, version } of [...paidOf(context), ...records.payments]) {
    const rejection = page.workflows.get(`payment-rejection/${id}`);
    if (rejection === undefined) {
      yield {
        name: `thinks of rejecting ${nameOf(records.payments, id)}`,
        perform: () => device.open('payment-rejection', id, { paymentOrderId: id }),
      };
      continue;
    }
    yield* possible(context, rejection, [
      { type: 'rejection.close' },
      { type: 'rejection.acknowledge' },
      { type: 'rejection.open', payment: { version, payment_no: '1', group_name: '' } },
      { type: 'rejection.confirm' },
    ]);
  }
}

function confirmerOf({ device }: UserContext) {
  return { roles: [device.owner], confirmsReceipts: true };
}

function paidOf({ records }: UserContext): readonly ShopPayment[] {
  return records.payments.filter(({ status }) => status === 'paid');
}

/** What the list shows of a payment. */
function selectedOf({ id, due, paid, version }: ShopPayment): SelectedPayment {
  return { id, paymentNo: '1', groupName: '', due, paid, version };
}
