import type { Order } from '../../domain/contract.ts';
import type { OrderEdit } from '../../domain/orders/order-edit.ts';

/** `remark` saves the remark alone: for whom it is all that they may change. */
export type OrderIntent = 'confirm' | 'save' | 'cancel' | 'remark';

export interface UpdateOrderInput {
  readonly key: string;
  readonly order: Order;
  readonly edit: OrderEdit;
  /** True confirms a created order; false only saves it. */
  readonly confirm: boolean;
}

export interface CancelOrderInput {
  readonly key: string;
  readonly orderId: string;
  /** The version that the person saw. */
  readonly version: number | null;
}

export interface UpdateRemarkInput {
  readonly key: string;
  readonly orderId: string;
  readonly remark: string;
  /** The version that the person saw. */
  readonly version: number | null;
}

/** The context that a write of an order needs. */
interface Writing {
  readonly key: string;
  readonly intent: OrderIntent;
  readonly orderId: string;
  readonly order: Order | null;
  readonly edit: OrderEdit;
}

/** Returns the input to confirm or save an order. Throws if the order is not loaded. */
export function updateInput({ key, order, edit, intent }: Writing): UpdateOrderInput {
  if (order === null) throw new Error('an order is updated only after it was read');
  return { key, order, edit, confirm: intent === 'confirm' };
}

export function cancelInput({ key, orderId, order }: Writing): CancelOrderInput {
  return { key, orderId, version: order?.version ?? null };
}

export function remarkInput({ key, orderId, order, edit }: Writing): UpdateRemarkInput {
  return { key, orderId, remark: edit.remark ?? order?.remark ?? '', version: order?.version ?? null };
}

/** What an answer to a write leads to. */
export const onAnswer = [
  { target: 'shown', guard: 'isAccepted', actions: ['takeSaved', 'emitAnswer'] },
  { target: 'refused', actions: ['takeProblem', 'emitAnswer'] },
] as const;
