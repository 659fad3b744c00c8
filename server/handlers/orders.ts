import type { Order } from '../../domain/contract.ts';
import { toBaht } from '../../domain/money.ts';
import type { Satang } from '../../domain/money.ts';
import { readOrderStatus } from '../../domain/statuses.ts';
import { stockMoves } from '../../domain/stock-moves.ts';
import { readAmount } from '../amount.ts';
import type { Call, DataOf, OpenCall } from '../call.ts';
import type { Limits } from '../config.ts';
import { checkGroup, listGroup, resolveGroup } from '../group.ts';
import { changesBetween, stepBy } from '../history-step.ts';
import { paginationOf, readListRequest } from '../list-request.ts';
import { cancelledId } from '../orders/cancelled-id.ts';
import { changedDelivery, deliveryOf } from '../orders/delivery-address.ts';
import { maskedOrder, orderSummary } from '../orders/order-answer.ts';
import { orderFacts } from '../orders/order-facts.ts';
import { editedLines, orderedLines, readLines, totalOf } from '../orders/order-lines.ts';
import { lockSkus, orderMoves, refuseShortage } from '../orders/order-stock.ts';
import { beginOrder, savingEvent, stepOrder } from '../orders/order-steps.ts';
import { buyerOf, checkOrderVersion, viewOrder, visibleTo } from '../orders/order-view.ts';
import { Refusal } from '../refusal.ts';
import { notBuilt } from './not-built.ts';
import { newId } from '../store/new-id.ts';
import { stockCause } from '../stock/stock-cause.ts';
import { orderPosition } from '../store/orders.ts';

/** Between the total that a client counted and the one that counts. */
const totalTolerance: Satang = 1;

/** Operations of the tag `orders`. */
export function createOrderHandlers(limits: Pick<Limits, 'openOrdersPerGroup'>) {
  return {
    reads: { orderList, submitOrderByText: notBuilt },
    writes: {
      submitOrder: (call: Call<'submitOrder'>) => submitOrder(call, limits.openOrdersPerGroup),
      submitOrderByTextV2: notBuilt,
      updateOrderRemark: notBuilt,
      printLink: notBuilt,
      updateOrder,
      cancelOrder,
    },
    open: { orderDetail },
  };
}

async function orderList(call: Call<'orderList'>): Promise<DataOf<'orderList'>> {
  const groupId = await listGroup(call, call.body.group_id);
  const query = readListRequest(call.body, groupId, readOrderStatus);
  const found = await call.store.orders.list(query);
  return { items: found.records.map(orderSummary), pagination: paginationOf(query, found, orderPosition) };
}

async function orderDetail({
  caller,
  query,
  store,
}: OpenCall<'orderDetail'>): Promise<DataOf<'orderDetail'>> {
  if (caller === null) {
    const merchantId = await store.directory.merchantIdOfOrder(query.order_id);
    const record = merchantId && (await store.forMerchant(merchantId).orders.find(query.order_id));
    if (record === null || record === '') throw new Refusal('not_found');
    return maskedOrder(record);
  }
  const viewing = { caller, store: store.forMerchant(caller.user.merchant_id) };
  await checkGroup(viewing, query.group_id);
  return await viewOrder(viewing, query.order_id);
}

async function submitOrder(
  call: Call<'submitOrder'>,
  openOrdersPerGroup: number,
): Promise<DataOf<'submitOrder'>> {
  const { body, caller, store } = call;
  const groupId = await resolveGroup(call, body.group_id);
  const asked = readLines('items', body.items, (item) => item.product_id);
  const stated = readAmount('total_amount', body.total_amount);
  await store.locks.take(`open-orders/${groupId}`);
  const status = beginOrder(caller);
  const open = await store.orders.countInStatus(groupId, status);
  const skus = await lockSkus(
    store,
    asked.map((line) => line.sku_id),
    groupId,
  );
  const delivery = await deliveryOf(store, groupId, body.address_id);

  const lines = orderedLines(asked, skus, { roles: caller.roles, isVip: caller.user.is_vip });
  const total_satang = totalOf(lines);
  refuseOtherTotal(total_satang, stated);
  if (open >= openOrdersPerGroup) throw new Refusal('too_many_open_orders', { limit: openOrdersPerGroup });
  const moves = stockMoves({ status: 'draft', lines: [] }, { status, lines });
  refuseShortage(moves, skus);

  const order = {
    order_id: newId(),
    order_no: await store.numbers.next('order'),
    group_id: groupId,
    customer_id: caller.user.user_id,
    status,
    total_satang,
    remark: body.remark ?? '',
    ...delivery,
    idempotency_key: call.idempotencyKey,
    created: call.now,
  };
  await store.orders.add(order, lines);
  await store.stock.move(moves, stockCause(call, order.order_id));
  const changes = changesBetween({}, orderFacts(order, lines));
  await store.history.addToOrder(
    order.order_id,
    stepBy(call, { event: 'order.submit', to_status: status, changes }),
  );

  return { id: order.order_id, order: await viewOrder(call, order.order_id) };
}

async function updateOrder(call: Call<'updateOrder'>): Promise<Order> {
  const { body, caller, store } = call;
  await checkGroup(call, body.group_id);
  const asked = body.detail && readLines('detail', body.detail, (line) => line.sku_id);
  await store.orders.lock([body.id]);
  const record = visibleTo(caller, await store.orders.find(body.id));
  const { order } = record;
  const skuIds = [...record.lines, ...(asked ?? [])].map((line) => line.sku_id);
  const skus = await lockSkus(store, skuIds, order.group_id);
  const delivery = await changedDelivery(store, order, body.address_id);

  await checkOrderVersion(call, record, body.version);
  const event = savingEvent(order, body.confirm);
  const status = stepOrder(order, event, caller);
  const lines = asked ? editedLines(record.lines, asked, skus, await buyerOf(store, order)) : record.lines;
  const saved = { total_satang: totalOf(lines), remark: body.remark ?? order.remark, ...delivery };
  const moves = orderMoves(record, status, lines);
  refuseShortage(moves, skus);

  await store.orders.change([order.order_id], { status, ...saved });
  if (asked) await store.orders.replaceLines(order.order_id, lines);
  await store.stock.move(moves, stockCause(call, order.order_id));
  const changes = changesBetween(orderFacts(order, record.lines), orderFacts({ ...order, ...saved }, lines));
  await store.history.addToOrder(
    order.order_id,
    stepBy(call, {
      event,
      from_status: order.status,
      to_status: status,
      seen_version: body.version,
      changes,
    }),
  );

  return await viewOrder(call, order.order_id);
}

async function cancelOrder(call: Call<'cancelOrder'>): Promise<Order> {
  const { body, caller, query, store } = call;
  const orderId = cancelledId(call);
  await checkGroup(call, query.group_id);
  await checkGroup(call, body?.group_id);
  await store.orders.lock([orderId]);
  const record = visibleTo(caller, await store.orders.find(orderId));
  await store.stock.lock(record.lines.map((line) => line.sku_id));

  await checkOrderVersion(call, record, body?.version);
  const status = stepOrder(record.order, 'order.cancel', caller);

  await store.orders.change([orderId], { status });
  await store.stock.move(orderMoves(record, status, record.lines), stockCause(call, orderId));
  await store.history.addToOrder(
    orderId,
    stepBy(call, {
      event: 'order.cancel',
      from_status: record.order.status,
      to_status: status,
      seen_version: body?.version,
    }),
  );

  return await viewOrder(call, orderId);
}

/** What the client counted must be what the lines come to, or it showed its person another total. */
function refuseOtherTotal(total: Satang, stated: Satang): void {
  if (Math.abs(total - stated) > totalTolerance)
    throw new Refusal('amount_mismatch', { expected: toBaht(total), actual: toBaht(stated) });
}
