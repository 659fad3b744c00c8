import { encodeQR } from 'qr';
import sharp from 'sharp';
import type { PromptpayQr } from '../../domain/contract.ts';
import { maxPaidOrders } from '../../domain/limits.ts';
import type { Call } from '../contract/call.ts';
import { invalidRequest, Refusal } from '../http/refusal.ts';
import { seesGroup } from '../people/group.ts';
import type { OrderRow } from '../store/queries/orders/orders.ts';
import { groupOf, refuseUnpayable } from './paid-orders.ts';
import { visibleTo } from './payment-view.ts';
import { dueQr } from './promptpay-due.ts';

/** What is due as a PromptPay QR: as data, or as a picture. */
export const promptpayHandlers = {
  plainReads: { promptpayQr },
  pictures: {
    async promptpayQr(call: Call<'promptpayQr'>): Promise<Buffer> {
      return await drawQr((await promptpayQr(call)).payload);
    },
  },
};

/** Points of a module, and modules of white around. */
const scale = 12;
const border = 4;

async function promptpayQr(call: Call<'promptpayQr'>): Promise<PromptpayQr> {
  const { merchant } = call.caller;
  if (merchant.promptpay_id === '') throw new Refusal('not_configured');
  const orders = await namedOrders(call);
  await refuseUnpayable(call.store.payments, orders);
  groupOf(orders);
  const due = dueQr(merchant, orders);
  if (due === null)
    throw invalidRequest(
      call.query.order_ids === undefined ? 'payment_order_id' : 'order_ids',
      'nothing is due',
    );
  return due;
}

/** The orders that the query names; throws `not_found` where one is not, or is not the caller's to see. */
async function namedOrders({ caller, query, store }: Call<'promptpayQr'>): Promise<OrderRow[]> {
  const { order_ids, payment_order_id } = query;
  if (payment_order_id !== undefined) {
    if (order_ids !== undefined) throw invalidRequest('payment_order_id', 'comes instead of order_ids');
    const record = visibleTo(caller, await store.payments.find(payment_order_id));
    return record.orders.map(({ order }) => order);
  }
  const ids = [...new Set((order_ids ?? '').split(',').map((id) => id.trim()))].filter((id) => id !== '');
  if (ids.length === 0) throw invalidRequest('order_ids', 'is required, or payment_order_id');
  if (ids.length > maxPaidOrders) throw invalidRequest('order_ids', `names at most ${maxPaidOrders} orders`);
  const found = await store.orders.ofIds(ids);
  const seen = found.filter(({ group_id }) => seesGroup(caller, group_id));
  const missing = ids.find((id) => !seen.some(({ order_id }) => order_id === id));
  if (missing !== undefined) throw new Refusal('not_found', { order_id: missing });
  return seen;
}

async function drawQr(payload: string): Promise<Buffer> {
  const rows = encodeQR(payload, 'raw', { ecc: 'medium', border, scale });
  const points = Buffer.from(rows.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  const size = rows.length;
  return await sharp(points, { raw: { width: size, height: size, channels: 1 } })
    .png()
    .toBuffer();
}
