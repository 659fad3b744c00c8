import type { Actor, PaymentOrder } from '../../domain/contract.ts';
import { isStaff } from '../../domain/roles.ts';
import type { Caller } from '../contract/call.ts';
import { seesGroup } from '../people/group.ts';
import { actorAnswer, historyAnswer } from '../lifecycles/history-steps.ts';
import { Refusal } from '../http/refusal.ts';
import type { HistoryRow } from '../store/queries/records/history.ts';
import type { Decided } from '../store/queries/payments/payment-statements.ts';
import type { PaymentRecord } from '../store/queries/payments/payments.ts';
import type { Queries } from '../store/store.ts';
import { paymentAnswer } from './payment-answer.ts';
import { reusedPhotos, maySeePhotoReuse } from './reused-photos.ts';

interface Viewing {
  readonly caller: Caller;
  readonly store: Queries;
}

/** A payment order as the caller sees it; throws `not_found` when there is none that they may see. */
export async function viewPayment(viewing: Viewing, paymentOrderId: string): Promise<PaymentOrder> {
  return await viewRecord(
    viewing,
    visibleTo(viewing.caller, await viewing.store.payments.find(paymentOrderId)),
  );
}

/** A payment order after its receipt was decided, from what was read before. */
export async function viewDecided(
  viewing: Viewing,
  { payment, groupName, entries, photos, orders }: PaymentRecord,
  { change, photos: added, orders: moved }: Decided,
): Promise<PaymentOrder> {
  return await viewRecord(viewing, {
    payment: { ...payment, ...change, version: payment.version + 1 },
    groupName,
    entries: entries.map((entry) => ({ ...entry, ...change, version: entry.version + 1 })),
    photos: [...photos, ...added],
    orders: orders.map((record) => {
      const move = moved.find(({ order_id }) => order_id === record.order.order_id);
      return move === undefined ? record : { ...record, order: { ...record.order, status: move.status } };
    }),
  });
}

/** Returns the record; throws `not_found` when it is null or the caller may not see it. */
export function visibleTo(caller: Caller, record: PaymentRecord | null): PaymentRecord {
  if (record === null || !seesGroup(caller, record.payment.group_id)) throw new Refusal('not_found');
  return record;
}

/** Throws `version_conflict`, with the current payment order in its details, unless the caller saw the current version. */
export async function checkPaymentVersion(
  viewing: Viewing,
  record: PaymentRecord,
  seen: number | null | undefined,
): Promise<void> {
  if (seen === null || seen === undefined || seen === record.payment.version) return;
  const { by, at } = await lastChange(viewing, record);
  throw new Refusal('version_conflict', {
    current: await viewRecord(viewing, record),
    changed_by: by,
    changed_at: at,
  });
}

/** Throws `already_confirmed` or `already_rejected`, with who did it and when, for a payment order whose receipt is decided. */
export async function refuseDecided(viewing: Viewing, record: PaymentRecord): Promise<void> {
  const { status } = record.payment;
  if (status !== 'completed' && status !== 'rejected') return;
  const { by, at } = await lastChange(viewing, record);
  const current = await viewRecord(viewing, record);
  throw status === 'completed'
    ? new Refusal('already_confirmed', { confirmed_by: by, confirmed_at: at, current })
    : new Refusal('already_rejected', { rejected_by: by, rejected_at: at, current });
}

async function lastChange(
  { store, caller }: Viewing,
  { payment }: PaymentRecord,
): Promise<{ by: Actor; at: string }> {
  const last = await store.history.lastOfPayment(payment.payment_order_id);
  return { by: actorAnswer(caller, last), at: (last?.created ?? payment.created).toISOString() };
}

async function viewRecord({ caller, store }: Viewing, record: PaymentRecord): Promise<PaymentOrder> {
  const { payment_order_id } = record.payment;
  const isRejected = record.payment.status === 'rejected';
  if (!isStaff(caller.roles) && !isRejected) return paymentAnswer(record, caller);
  const steps = await store.history.ofPayment(payment_order_id);
  const rejected = isRejected ? rejectionAnswer(caller, steps) : {};
  if (!isStaff(caller.roles)) return paymentAnswer(record, caller, rejected);
  const history = historyAnswer(steps);
  if (!maySeePhotoReuse(caller.roles)) return paymentAnswer(record, caller, { history, ...rejected });
  const reused = await reusedPhotos(store, [payment_order_id]);
  return paymentAnswer(record, caller, { history, ...rejected, ...reused(payment_order_id) });
}

/** Why, by whom and when a payment order was rejected. */
function rejectionAnswer(caller: Caller, steps: readonly HistoryRow[]): Pick<PaymentOrder, 'rejected'> {
  const step = steps.find(({ event }) => event === 'payment.reject');
  const reason = step?.changes['reason']?.to;
  if (step === undefined || typeof reason !== 'string')
    throw new Error('A rejected payment order without a rejection and its reason');
  return { rejected: { reason, by: actorAnswer(caller, step), at: step.created.toISOString() } };
}
