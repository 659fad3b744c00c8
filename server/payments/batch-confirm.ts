import type { DataOf } from '../../domain/operations.ts';
import type { Call } from '../call.ts';
import { stepBy } from '../history-step.ts';
import { sharedOrderStep } from '../orders/order-steps.ts';
import { Refusal, type Reason } from '../refusal.ts';
import type { PaymentStanding } from '../store/payments.ts';
import { sharedPaymentStep } from './payment-steps.ts';

type Batch = DataOf<'batchConfirmPayOrder'>;
type Result = Batch['results'][number];

/**
 * Confirms the receipts of payment orders, each for itself and as it was paid, in a number of statements that doesn't grow
 * with theirs. One that cannot be confirmed says why and spoils no other; one that is asked for twice is answered twice.
 */
export async function batchConfirmPayOrder(call: Call<'batchConfirmPayOrder'>): Promise<Batch> {
  const { body, caller, store } = call;
  const payment = sharedPaymentStep('payment.confirm', caller);
  const order = sharedOrderStep('order.complete', caller);
  if (!caller.merchant.enable_confirm_pay) throw new Refusal('confirmation_disabled');
  const ids = [...new Set(body.ids)];
  await store.payments.lock(ids);
  await store.orders.lockOfPayments(ids);

  const standings = await store.payments.standings(ids, payment.from, order.from);
  const ready = standings.filter(({ isReady }) => isReady).map((standing) => standing.payment_order_id);

  if (ready.length > 0) {
    const paymentStep = stepBy(call, { event: 'payment.confirm', to_status: payment.to });
    const orderStep = stepBy(call, { event: 'order.complete', to_status: order.to });
    await store.history.addToPayments(ready, paymentStep);
    await store.history.addToOrdersOfPayments(ready, orderStep);
    await store.payments.change(ready, { status: payment.to });
    await store.orders.changeOfPayments(ready, { status: order.to });
  }

  return { results: body.ids.map((id) => resultOf(id, standings, payment.to)) };
}

function resultOf(id: string, standings: readonly PaymentStanding[], confirmed: string): Result {
  const standing = standings.find(({ payment_order_id }) => payment_order_id === id);
  if (standing === undefined) return refused(id, 'not_found');
  if (standing.isReady) return { id, ok: true };
  return refused(id, standing.status === confirmed ? 'already_confirmed' : 'not_allowed_in_status');
}

function refused(id: string, reason: Reason): Result {
  return { id, ok: false, reason, message: new Refusal(reason).message };
}
