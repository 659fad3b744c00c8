import { noticeReceivers } from '../../domain/notifications.ts';
import type { CustomerNotice, StaffNotice } from '../../domain/notifications.ts';
import type { RequestContext } from '../contract/call.ts';
import type { NoticeFacts } from '../store/schema/messages.ts';
import type { Queries } from '../store/store.ts';

type Telling = RequestContext & { readonly store: Pick<Queries, 'lineMessages'> };

// Messages are queued in the transaction of what they tell of. A merchant without a channel, or who has chosen otherwise, is sent no
// statement for it.

/** Queues a message by LINE to the staff who deal with it. */
export async function notifyStaff(
  { caller, now, store }: Telling,
  notice: StaffNotice,
  recordId: string,
): Promise<void> {
  const { messaging, notify_staff } = caller.merchant;
  if (!messaging || !notify_staff.includes(notice)) return;
  const told = { facts: {}, by: caller.user.user_id, now, roles: noticeReceivers[notice] };
  await store.lineMessages.addForStaff(notice, recordId, told);
}

/**
 * Queues a message by LINE to all owners that the PromptPay id was changed, to the one who did it too: whoever holds their phone may have
 * done so. Nobody can choose otherwise.
 */
export async function notifyOfPromptpayId(
  { caller, now, store }: Telling,
  promptpayId: string,
): Promise<void> {
  const { messaging, merchant_id } = caller.merchant;
  if (!messaging) return;
  const facts = { promptpayId, by: caller.user.name };
  const told = { facts, by: '', now, roles: noticeReceivers.promptpay };
  await store.lineMessages.addForStaff('promptpay', merchant_id, told);
}

/** Queues a message by LINE about an order to the customers of its group. */
export async function notifyOfOrder(
  { caller, now, store }: Telling,
  notice: CustomerNotice,
  order: { readonly order_id: string; readonly group_id: string },
  facts: NoticeFacts,
): Promise<void> {
  if (!tellsCustomers(caller, notice)) return;
  const of = { recordId: order.order_id, groupId: order.group_id };
  await store.lineMessages.addForGroup(notice, of, { facts, by: caller.user.user_id, now });
}

/** Queues a message by LINE about each payment order to the customers of its group. */
export async function notifyOfPayments(
  { caller, now, store }: Telling,
  notice: CustomerNotice,
  paymentOrderIds: readonly string[],
  facts: NoticeFacts = {},
): Promise<void> {
  if (!tellsCustomers(caller, notice)) return;
  const told = { facts, by: caller.user.user_id, now };
  await store.lineMessages.addForPayments(notice, paymentOrderIds, told);
}

function tellsCustomers({ merchant }: RequestContext['caller'], notice: CustomerNotice): boolean {
  return merchant.messaging && merchant.notify_customers.includes(notice);
}
