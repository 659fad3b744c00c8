import type { Order } from '../../domain/contract.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { loadedRecord } from '../kit/loaded-record.ts';
import type { OrderContext } from './order-events.ts';

/** What an order is read with: also the products that were added to it and are not saved, for no order says their stock. */
export interface ReadOrderInput {
  readonly orderId: string;
  readonly added?: { readonly groupId: string; readonly skuIds: readonly string[] };
}

/** An order, and how many pieces there are of each added product, as far as the server says. */
export type ReadOrder = Outcome<Order> & { readonly stock?: Readonly<Record<string, number>> };

/** Returns what an order is read with. */
function readInput({ context }: { readonly context: OrderContext }): ReadOrderInput {
  const { orderId, order, edit } = context;
  const skuIds = (edit.added ?? []).map(({ line }) => line.sku_id);
  return order === null || skuIds.length === 0
    ? { orderId }
    : { orderId, added: { groupId: order.group_id, skuIds } };
}

/** The states in which an order is read, or could not be. */
export const orderRecord = loadedRecord({
  service: 'orderDetail',
  input: readInput,
  open: 'order.open',
  take: 'takeOrder',
  forget: 'forgetOrder',
});
