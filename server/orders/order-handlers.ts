import type { Order } from '../../domain/contract.ts';
import type { DataOf } from '../../domain/operations.ts';
import { isStaff } from '../../domain/roles.ts';
import { readOrderStatus } from '../../domain/statuses.ts';
import { visibleAddress } from '../addresses/find-address.ts';
import { readAmount, readSingleId } from '../contract/request-values.ts';
import type { Call, PublicCall } from '../contract/call.ts';
import type { Limits } from '../config.ts';
import { checkGroup, listGroup, resolveGroup } from '../people/group.ts';
import { changesBetween, historyStep } from '../lifecycles/history-steps.ts';
import { groupsOf, paginationOf, readListRequest } from '../contract/list-request.ts';
import { addressAfterEdit, copyAddress, addressOfNewOrder } from './order-address.ts';
import { viewLinkedOrder } from './linked-order.ts';
import { notifyOfOrder } from '../notifications/notify.ts';
import { exportOrders } from './order-export.ts';
import { orderCard, orderSummary, orderHistoryFields } from './order-answer.ts';
import { editedOrderLines, readLines, totalOf } from './order-lines.ts';
import { lockSkus, orderMoves, refuseShortage } from './order-stock.ts';
import { saveEvent, transitionOrder } from './order-transitions.ts';
import { buyerOf, checkOrderVersion, viewOrder, visibleTo, withSharedPhoto } from './order-view.ts';
import { placeOrder } from './place-order.ts';
import { signPrintLink } from './print-link.ts';
import { printOrder } from './print-order.ts';
import { Refusal } from '../http/refusal.ts';
import type { SettleByModel } from '../match/settle-by-model.ts';
import { submitOrderByText } from '../match/text-order-handler.ts';
import { stockCause } from '../stock/stock-entry.ts';
import { orderPosition } from '../store/queries/orders/orders.ts';

/** Operations of the tag `orders`. */
export function createOrderHandlers(
  limits: Pick<Limits, 'openOrdersPerGroup'>,
  settleByModel: SettleByModel | null,
) {
  return {
    plainReads: {
      submitOrderByText: (call: Call<'submitOrderByText'>) => submitOrderByText(call, settleByModel),
    },
    snapshotReads: { orderList },
    writes: {
      submitOrder: (call: Call<'submitOrder'>) => submitOrder(call, limits.openOrdersPerGroup),
      submitOrderByTextV2: (call: Call<'submitOrderByTextV2'>) =>
        submitOrderByTextV2(call, limits.openOrdersPerGroup),
      updateOrderRemark,
      printLink,
      updateOrder,
      cancelOrder,
    },
    publicReads: { orderDetail },
    sheets: { exportOrders },
  };
}

async function orderList(call: Call<'orderList'>): Promise<DataOf<'orderList'>> {
  const groupId = await listGroup(call, call.body.group_id);
  const query = readListRequest(call.body, groupId, readOrderStatus, call.language());
  if (call.body.view === 'card') {
    const found = await call.store.orders.listCards(query);
    return {
      items: found.records.map(orderCard),
      pagination: paginationOf(query, found, orderPosition),
      ...groupsOf(found),
    };
  }
  const found = await call.store.orders.list(query);
  return {
    items: found.records.map((record) => orderSummary(record, call)),
    pagination: paginationOf(query, found, orderPosition),
    ...groupsOf(found),
  };
}

/** With a token by the caller's rights; without one by what the link grants. */
async function orderDetail(call: PublicCall<'orderDetail'>): Promise<DataOf<'orderDetail'>> {
  const { caller, query, store, now, language } = call;
  if (caller === null) return await viewLinkedOrder(call);
  const merchant = store.forMerchant(caller.user.merchant_id);
  if (query.view === 'print') {
    const record = visibleTo(caller, await merchant.snapshot(({ orders }) => orders.find(query.order_id)));
    return await printOrder(record, {
      merchant: caller.merchant,
      queries: merchant,
      now,
      language: language(),
      isStaff: isStaff(caller.roles),
    });
  }
  const order = await merchant.snapshot(async (moment) => {
    const viewing = { caller, store: moment, now };
    await checkGroup(viewing, query.group_id);
    return await viewOrder(viewing, query.order_id);
  });
  return await withSharedPhoto(order, merchant, now);
}

async function submitOrder(
  call: Call<'submitOrder'>,
  openOrdersPerGroup: number,
): Promise<DataOf<'submitOrder'>> {
  const { body, store } = call;
  const groupId = await resolveGroup(call, body.group_id);
  const request = {
    groupId,
    lines: readLines('items', body.items, (item) => item.product_id),
    statedTotal: readAmount('total_amount', body.total_amount),
    address: await addressOfNewOrder(store, groupId, body.address_id),
    remark: body.remark ?? '',
  };
  return await placeOrder(call, request, openOrdersPerGroup);
}

async function submitOrderByTextV2(
  call: Call<'submitOrderByTextV2'>,
  openOrdersPerGroup: number,
): Promise<DataOf<'submitOrderByTextV2'>> {
  const { body } = call;
  await checkGroup(call, body.group_id);
  const lines = readLines('items', body.items, (item) => item.sku_id);
  const address = await visibleAddress(call, body.address_id);
  if (address === null) throw new Refusal('not_found', { address_id: body.address_id });
  const request = {
    groupId: address.group_id,
    lines,
    statedTotal: null,
    address: copyAddress(address),
    remark: body.remark ?? '',
  };
  return await placeOrder(call, request, openOrdersPerGroup);
}

async function updateOrderRemark(call: Call<'updateOrderRemark'>): Promise<Order> {
  const { body, caller, store } = call;
  const { order_id, version } = body;
  await store.orders.lock([order_id]);
  const record = visibleTo(caller, await store.orders.find(order_id));
  const { order } = record;

  await checkOrderVersion(call, record, version);
  const status = transitionOrder(order, 'order.remark', caller);
  const remark = body.remark ?? '';

  await store.orders.change([order_id], { status, remark });
  await store.history.addToOrder(
    order_id,
    historyStep(call, {
      event: 'order.remark',
      from_status: order.status,
      to_status: status,
      seen_version: version,
      changes: changesBetween({ remark: order.remark }, { remark }),
    }),
  );
  if (remark !== order.remark) await notifyOfOrder(call, 'changed', order, { status });

  return await viewOrder(call, order_id);
}

async function printLink(call: Call<'printLink'>): Promise<DataOf<'printLink'>> {
  const { body, caller, now, store } = call;
  const asked = [...new Set([body.order_id, ...(body.order_ids ?? [])])];
  const found = await store.orders.findAll(asked);
  for (const id of asked) visibleTo(caller, found.find(({ order }) => order.order_id === id) ?? null);
  const { pass, expires } = signPrintLink(await store.secrets.get('print'), asked, {
    now,
    isStaff: isStaff(caller.roles),
  });
  const query = new URLSearchParams({ ...pass });
  if (body.lang != null) query.set('lang', body.lang);
  return {
    url: `${call.origin()}/auth/order/${encodeURIComponent(body.order_id)}/print?${query.toString()}`,
    expires_at: expires.toISOString(),
  };
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
  const address = await addressAfterEdit(store, order, body.address_id);

  await checkOrderVersion(call, record, body.version);
  const event = saveEvent(order, body.confirm);
  const status = transitionOrder(order, event, caller);
  const lines = asked
    ? editedOrderLines(record.lines, asked, skus, await buyerOf(store, order))
    : record.lines;
  const saved = { total_satang: totalOf(lines), remark: body.remark ?? order.remark, ...address };
  const moves = orderMoves(record, status, lines);
  refuseShortage(moves, skus, record.lines);

  const confirmed = event === 'order.confirm' ? { confirmed: call.now } : {};
  await store.orders.change([order.order_id], { status, ...saved, ...confirmed });
  if (asked) await store.orders.replaceLines(order.order_id, lines);
  await store.stock.move(moves, stockCause(call, order.order_id));
  const changes = changesBetween(
    orderHistoryFields(order, record.lines),
    orderHistoryFields({ ...order, ...saved }, lines),
  );
  await store.history.addToOrder(
    order.order_id,
    historyStep(call, {
      event,
      from_status: order.status,
      to_status: status,
      seen_version: body.version,
      changes,
    }),
  );
  if (event === 'order.confirm') await notifyOfOrder(call, 'confirmed', order, { status });
  else if (Object.keys(changes).length > 0) await notifyOfOrder(call, 'changed', order, { status });

  return await viewOrder(call, order.order_id);
}

async function cancelOrder(call: Call<'cancelOrder'>): Promise<Order> {
  const { body, caller, query, store } = call;
  const orderId = readSingleId('order_id', [body?.order_id, body?.id, query.order_id, query.id]);
  await checkGroup(call, query.group_id);
  await checkGroup(call, body?.group_id);
  await store.orders.lock([orderId]);
  const record = visibleTo(caller, await store.orders.find(orderId));
  await store.stock.lock(record.lines.map((line) => line.sku_id));

  await checkOrderVersion(call, record, body?.version);
  const status = transitionOrder(record.order, 'order.cancel', caller);

  await store.orders.change([orderId], { status });
  await store.stock.move(orderMoves(record, status, record.lines), stockCause(call, orderId));
  await store.history.addToOrder(
    orderId,
    historyStep(call, {
      event: 'order.cancel',
      from_status: record.order.status,
      to_status: status,
      seen_version: body?.version,
    }),
  );
  await notifyOfOrder(call, 'changed', record.order, { status });

  return await viewOrder(call, orderId);
}
