import type { Order } from '../../../../../domain/contract.ts';
import { readWire } from '../../../../../domain/money.ts';
import { countChanges } from '../../../../../domain/order-edit.ts';
import type { PayableOrder } from '../../../../../domain/payment-form.ts';
import { orderManagers } from '../../../../../domain/permissions.ts';
import { hasRole } from '../../../../../domain/roles.ts';
import type { StaffRole } from '../../../../../domain/roles.ts';
import { changeDelivery } from './change-delivery.ts';
import type { OrderScreenProps } from './order-props.ts';
import { proofDelivery } from '../../../payments/views/proof-delivery.ts';

type Actors = Pick<OrderScreenProps, 'order' | 'proof'>;

/** Where an order and its proof of payment stand, and who looks. */
export interface OrderStanding {
  readonly roles: readonly StaffRole[];
  readonly order: ReturnType<OrderScreenProps['order']['getSnapshot']>;
  readonly proof: ReturnType<OrderScreenProps['proof']['getSnapshot']>;
}

/** The steps of an order, with the statuses in which each is offered. */
const offeredIn = {
  cancel: ['created', 'confirmed'],
  confirm: ['created'],
  pay: ['confirmed'],
} as const;

export type OrderStep = keyof typeof offeredIn;

export function isOrderStep(word: string): word is OrderStep {
  return Object.hasOwn(offeredIn, word);
}

export function isOffered(step: OrderStep, { status }: Order): boolean {
  const statuses: readonly string[] = offeredIn[step];
  return statuses.includes(status);
}

/** Why an offered step cannot be taken now, as the key of the words that say so; undefined when it can. */
export function whyNot(step: OrderStep, { order, proof, roles }: OrderStanding) {
  const manages = hasRole(roles, orderManagers);
  const { order: value, edit } = order.context;
  switch (step) {
    case 'cancel':
      if (!proof.matches({ proof: 'closed' })) return whyProofBlocks(proof);
      if (!manages) return 'permission.cancelOrder';
      return order.can({ type: 'order.cancel' }) ? undefined : whyBlocked(order);
    case 'confirm':
      if (!manages) return 'permission.confirmOrder';
      return order.can({ type: 'order.confirm' }) ? undefined : whyBlocked(order);
    case 'pay':
      if (!manages) return 'permission.payOrder';
      if (!order.matches('shown')) return whyBlocked(order);
      if (value !== null && countChanges(value, edit) > 0) return 'order.paySaveFirst';
      return proof.can({ type: 'proof.open', orders: [] }) ? undefined : whyProofBlocks(proof);
  }
}

function whyProofBlocks(proof: OrderStanding['proof']) {
  if (proofDelivery(proof) === 'waiting') return 'delivery.waits';
  return proof.hasTag('busy') ? 'proof.submitting' : 'order.noticeFirst';
}

/** Why a step cannot be taken that the order's status doesn't even offer. */
export function whyNotOffered(step: OrderStep, { status }: Order, roles: OrderStanding['roles']) {
  if (step !== 'pay' || status !== 'created') return 'reason.not_allowed_in_status';
  return hasRole(roles, orderManagers) ? 'order.payConfirmFirst' : 'permission.payOrder';
}

/** What stands in the way while the order is not simply shown. */
export function whyBlocked(order: OrderStanding['order']) {
  if (changeDelivery(order) === 'waiting') return 'delivery.waits';
  if (order.matches('cancelling')) return 'order.cancelling';
  if (order.matches('updating')) return 'order.updating';
  return order.matches('loading') ? 'common.loading' : 'order.noticeFirst';
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
  return [order, ...order.unpaid_order_list].map(({ id, order_no, ctime, total_amount }) => ({
    id,
    orderNo: order_no,
    ctime,
    total: readWire(total_amount),
  }));
}
