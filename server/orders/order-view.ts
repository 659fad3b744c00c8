import type { Order } from '../../domain/contract.ts';
import type { Viewer } from '../../domain/products/prices.ts';
import { isStaff } from '../../domain/roles.ts';
import { importedDebt } from '../../domain/statuses.ts';
import { orderStatusesAccepting } from '../../machines/lifecycle.ts';
import type { RequestContext, Caller } from '../contract/call.ts';
import { seesGroup } from '../people/group.ts';
import { actorAnswer, historyAnswer } from '../lifecycles/history-steps.ts';
import { paymentEntries } from '../payments/payment-answer.ts';
import { Refusal } from '../http/refusal.ts';
import { initialHistory, type Step } from '../store/queries/records/history.ts';
import type { OrderRecord, OrderRow } from '../store/queries/orders/orders.ts';
import type { Queries, MerchantStore } from '../store/store.ts';
import { orderAnswer } from './order-answer.ts';
import { stockForLines } from './order-stock.ts';
import { fileNameOf, signedAddress } from '../files/file-address.ts';

interface Viewing extends RequestContext {
  readonly store: Queries;
}

/** An order as the caller sees it; throws `not_found` when there is none that they may see. */
export async function viewOrder(viewing: Viewing, orderId: string): Promise<Order> {
  return await viewRecord(viewing, visibleTo(viewing.caller, await viewing.store.orders.find(orderId)));
}

/** Throws `version_conflict`, with the current order in its details, unless the caller saw the current version. */
export async function checkOrderVersion(
  viewing: Viewing,
  record: OrderRecord,
  seen: number | null | undefined,
): Promise<void> {
  if (seen === null || seen === undefined || seen === record.order.version) return;
  const last = await viewing.store.history.lastOfOrder(record.order.order_id);
  throw new Refusal('version_conflict', {
    current: await viewRecord(viewing, record),
    changed_by: actorAnswer(viewing.caller, last),
    changed_at: (last?.created ?? record.order.created).toISOString(),
  });
}

/** The detail of a new order, from data read before it was added. */
export function viewNewOrder(
  viewing: RequestContext,
  record: OrderRecord,
  { unpaid, begun }: { readonly unpaid: readonly OrderRecord[]; readonly begun: readonly Step[] },
): Order {
  const history = isStaff(viewing.caller.roles) ? historyAnswer(initialHistory(begun)) : undefined;
  return orderAnswer(record, viewing, { unpaid, paymentInfo: null, history });
}

/** The group's other unpaid orders, which are confirmed. */
export async function unpaidBeside(
  store: Queries,
  { group_id, order_id }: Pick<OrderRow, 'group_id' | 'order_id'>,
): Promise<OrderRecord[]> {
  return await store.orders.unpaidOf(group_id, order_id, 'confirmed');
}

/** Returns the record; throws `not_found` when it is null or the caller may not see it. */
export function visibleTo(caller: Caller, record: OrderRecord | null): OrderRecord {
  if (record === null || !seesGroup(caller, record.order.group_id)) throw new Refusal('not_found');
  return record;
}

async function viewRecord(viewing: Viewing, record: OrderRecord): Promise<Order> {
  const { caller, store } = viewing;
  const { order_id, payment_order_id } = record.order;
  const unpaid = await unpaidBeside(store, record.order);
  const proof = payment_order_id === null ? null : await store.payments.proofOf(payment_order_id);
  const [paymentInfo = null] = proof === null ? [] : paymentEntries(proof, caller);
  const history = isStaff(caller.roles) ? historyAnswer(await store.history.ofOrder(order_id)) : undefined;
  const answer = orderAnswer(record, viewing, { unpaid, paymentInfo, history });
  if (!isStaff(caller.roles) || !mayChangeLines(record.order)) return answer;
  const { isVip, roles } = await buyerOf(store, record.order);
  return {
    ...withStock(answer, await stockForLines(store, record.order, record.lines)),
    customer_is_vip: isVip && !isStaff(roles) ? 1 : 0,
  };
}

/** Whether lines of an order may still be changed, and take stock. */
function mayChangeLines({ source, status }: OrderRow): boolean {
  return source !== importedDebt && orderStatusesAccepting('order.save').some((open) => open === status);
}

function withStock(order: Order, stock: ReadonlyMap<string, number>): Order {
  const detail = order.detail.map((line) => {
    const left = stock.get(line.sku_id);
    return left === undefined ? line : { ...line, stock: left };
  });
  return { ...order, detail };
}

/** The customer of an order, whose current prices apply to new lines. */
export async function buyerOf(store: Queries, { customer_id }: OrderRow): Promise<Viewer> {
  const customer = await store.users.find(customer_id);
  return { roles: customer?.roles ?? [], isVip: customer?.user.is_vip ?? false };
}

/** Adds a signed address of the order's shop photo, for chat messages, when that photo is a private upload. */
export async function withSharedPhoto(
  order: Order,
  { secrets }: Pick<MerchantStore, 'secrets'>,
  now: Date,
): Promise<Order> {
  const name = fileNameOf(order.shop_photo);
  if (name === null) return order;
  return { ...order, shared_shop_photo: signedAddress(await secrets.get('file'), name, 'share', now) };
}
