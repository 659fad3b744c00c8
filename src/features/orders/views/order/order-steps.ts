import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../../domain/contract.ts';
import { readWire } from '../../../../../domain/money.ts';
import { countChanges } from '../../../../../domain/orders/order-edit.ts';
import type { PayableOrder } from '../../../../../domain/payments/payment-form.ts';
import type { StaffRole } from '../../../../../domain/roles.ts';
import { readOrderStatus } from '../../../../../domain/statuses.ts';
import { decideOrder } from '../../../../../machines/lifecycle.ts';
import { holdUpOf } from '../../../../ui/feedback/delivery-of.ts';
import { asksTooMuch, countShortLines } from './line-stock.ts';
import type { OrderScreenProps } from './order-props.ts';

type Actors = Pick<OrderScreenProps, 'order' | 'proof'>;

/** Where an order and its proof of payment stand, and who looks. */
export interface OrderStanding {
  readonly roles: readonly StaffRole[];
  readonly order: ReturnType<OrderScreenProps['order']['getSnapshot']>;
  readonly proof: ReturnType<OrderScreenProps['proof']['getSnapshot']>;
}

/** The steps of an order, as its lifecycle calls them. */
const steps = { cancel: 'order.cancel', confirm: 'order.confirm', pay: 'order.pay' } as const;

export type OrderStep = keyof typeof steps;

export function isOrderStep(word: string): word is OrderStep {
  return Object.hasOwn(steps, word);
}

/** What keeps people with these roles from a step of an order; null when nothing does. */
function refusalOf(step: OrderStep, order: Order, roles: OrderStanding['roles']) {
  const known = readOrderStatus(order.status);
  if (known === null || (step === 'pay' && known === 'completed' && !awaitsFurtherPayment(order)))
    return 'wrongStatus';
  const decision = decideOrder(known, { type: steps[step], roles });
  return decision.ok ? null : decision.because;
}

/** Whether a completed order owes money for which no proof was sent yet. */
function awaitsFurtherPayment({ owed, payment_order }: Order): boolean {
  return owed > 0 && payment_order?.status !== 'paid';
}

/** Whether anybody may take this step of an order now. */
export function isOffered(step: OrderStep, order: Order): boolean {
  return refusalOf(step, order, []) !== 'wrongStatus';
}

/** Why an offered step cannot be taken now, as the key of the words that say so; undefined when it can. */
export function whyNot(step: OrderStep, { order, proof, roles }: OrderStanding) {
  const { order: value, edit } = order.context;
  const isForbidden = value !== null && refusalOf(step, value, roles) === 'forbiddenRole';
  switch (step) {
    case 'cancel':
      if (!proof.matches({ proof: 'closed' })) return whyProofBlocks(proof);
      if (isForbidden) return 'permission.cancelOrder';
      return order.can({ type: 'order.cancel' }) ? undefined : whyBlocked(order);
    case 'confirm':
      if (isForbidden) return 'permission.confirmOrder';
      // What was read before the connection was lost keeps nobody from it: the server decides.
      if (order.matches('shown') && !order.context.isStale && countShortLines(order) > 0)
        return 'order.shortFirst';
      return order.can({ type: 'order.confirm' }) ? undefined : whyBlocked(order);
    case 'pay':
      if (isForbidden) return 'permission.payOrder';
      if (!order.matches('shown')) return whyBlocked(order);
      if (value !== null && countChanges(value, edit) > 0) return 'order.paySaveFirst';
      return proof.can({ type: 'proof.open', orders: [] }) ? undefined : whyProofBlocks(proof);
  }
}

function whyProofBlocks(proof: OrderStanding['proof']) {
  if (holdUpOf(proof) === 'waiting') return 'delivery.waits';
  return proof.hasTag('busy') ? 'proof.submitting' : 'order.noticeFirst';
}

/** Why a step cannot be taken that the order's status doesn't even offer. */
export function whyNotOffered(step: OrderStep, order: Order, roles: OrderStanding['roles']) {
  if (step !== 'pay' || !isOffered('confirm', order)) return 'reason.not_allowed_in_status';
  return refusalOf('confirm', order, roles) === null ? 'order.payConfirmFirst' : 'permission.payOrder';
}

/** Returns what keeps steps from being taken while the order is not simply shown. */
export function whyBlocked(order: OrderStanding['order']) {
  if (holdUpOf(order) === 'waiting') return 'delivery.waits';
  if (order.matches('cancelling')) return 'order.cancelling';
  if (order.matches('updating') || order.matches('remarking')) return 'order.updating';
  return order.matches('loading') ? 'common.loading' : 'order.noticeFirst';
}

/** Why changes cannot be saved now. */
export function whyNotSaved(order: OrderStanding['order']) {
  const isKnownShort = order.matches('refused') || (order.matches('shown') && !order.context.isStale);
  if (isKnownShort && asksTooMuch(order)) return 'order.shortFirst';
  return order.can({ type: 'order.save' }) ? undefined : whyBlocked(order);
}

/** Begins a step: it asks, or opens its sheet; nothing is done before the person says so. */
export function beginStep(step: OrderStep, { order, proof }: Actors, value: Order): void {
  switch (step) {
    case 'cancel':
      order.send({ type: 'order.cancel' });
      break;
    case 'confirm':
      order.send({ type: 'order.confirm' });
      break;
    case 'pay':
      proof.send({ type: 'proof.open', orders: payable(value) });
      break;
  }
}

/** The order and the group's other unpaid ones, as the proof offers them. */
function payable(order: Order): readonly PayableOrder[] {
  const due = order.status === 'completed' ? order.owed : order.total_amount;
  return [{ ...order, total_amount: due }, ...order.unpaid_order_list].map(
    ({ id, order_no, ctime, total_amount }) => ({
      id,
      orderNo: order_no,
      ctime,
      total: readWire(total_amount),
    }),
  );
}

/** Says why an order cannot be changed while it is read or written; what changes it keeps its place meanwhile. */
export function useWhyBlocked(order: OrderScreenProps['order']): string | undefined {
  const { t } = useTranslation();
  const why = useSelector(order, (snapshot) => (snapshot.matches('shown') ? null : whyBlocked(snapshot)));
  return why === null ? undefined : t(why);
}
