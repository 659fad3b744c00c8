import type { Order } from '../../domain/contract.ts';
import type { Viewer } from '../../domain/prices.ts';
import { isStaff } from '../../domain/roles.ts';
import { orderStatusesAccepting } from '../../machines/lifecycle.ts';
import type { Asking, Caller } from '../contract/call.ts';
import { seesGroup } from '../people/group.ts';
import { historyAnswer } from '../lifecycles/history-steps.ts';
import { paymentEntries } from '../payments/payment-answer.ts';
import { Refusal } from '../http/refusal.ts';
import { beginHistory, type Step } from '../store/queries/history.ts';
import type { OrderRecord, OrderRow } from '../store/queries/orders.ts';
import type { Queries, MerchantStore } from '../store/store.ts';
import { orderAnswer } from './order-answer.ts';
import { fileNameOf, signedAddress } from '../files/file-address.ts';

interface Viewing extends Asking {
  readonly store: Queries;
}

/** An order as the caller may see it now; refused when there is none that they may see. */
export async function viewOrder(viewing: Viewing, orderId: string): Promise<Order> {
  return await viewRecord(viewing, visibleTo(viewing.caller, await viewing.store.orders.find(orderId)));
}

/** Refuses a write that was decided on another version of the order than the current one, which comes with the refusal. */
export async function checkOrderVersion(
  viewing: Viewing,
  record: OrderRecord,
  seen: number | null | undefined,
): Promise<void> {
  if (seen === null || seen === undefined || seen === record.order.version) return;
  const last = await viewing.store.history.lastOfOrder(record.order.order_id);
  throw new Refusal('version_conflict', {
    current: await viewRecord(viewing, record),
    changed_by: last?.by_name ?? '',
    changed_at: (last?.created ?? record.order.created).toISOString(),
  });
}

/** An order that the caller has just made, among its group's orders as they were found before. */
export function viewNewOrder(
  viewing: Asking,
  record: OrderRecord,
  { unpaid, begun }: { readonly unpaid: readonly OrderRecord[]; readonly begun: readonly Step[] },
): Order {
  const history = isStaff(viewing.caller.roles) ? historyAnswer(beginHistory(begun)) : undefined;
  return orderAnswer(record, viewing, { unpaid, paymentInfo: null, history });
}

/** What else the group of an order has to pay. */
export async function unpaidBeside(
  store: Queries,
  { group_id, order_id }: Pick<OrderRow, 'group_id' | 'order_id'>,
): Promise<OrderRecord[]> {
  return await store.orders.unpaidOf(group_id, order_id, orderStatusesAccepting('order.pay'));
}

/** A record, if it is there and the caller may see it. */
export function visibleTo(caller: Caller, record: OrderRecord | null): OrderRecord {
  if (record === null || !seesGroup(caller, record.order.group_id)) throw new Refusal('not_found');
  return record;
}

async function viewRecord(viewing: Viewing, record: OrderRecord): Promise<Order> {
  const { caller, store } = viewing;
  const { order_id, payment_order_id } = record.order;
  const unpaid = await unpaidBeside(store, record.order);
  const proof = payment_order_id === null ? null : await store.payments.proofOf(payment_order_id);
  const [paymentInfo = null] = proof === null ? [] : paymentEntries(proof);
  const history = isStaff(caller.roles) ? historyAnswer(await store.history.ofOrder(order_id)) : undefined;
  return orderAnswer(record, viewing, { unpaid, paymentInfo, history });
}

/** Whose prices an order's new lines have: its customer's, as they are now. */
export async function buyerOf(store: Queries, { customer_id }: OrderRow): Promise<Viewer> {
  const customer = await store.users.find(customer_id);
  return { roles: customer?.roles ?? [], isVip: customer?.user.is_vip ?? false };
}

/** An order with an address of its shop photo that a message can show, where that photo is a private upload. */
export async function withSharedPhoto(
  order: Order,
  { secrets }: Pick<MerchantStore, 'secrets'>,
  now: Date,
): Promise<Order> {
  const name = fileNameOf(order.shop_photo);
  if (name === null) return order;
  return { ...order, shared_shop_photo: signedAddress(await secrets.get('file'), name, 'share', now) };
}
