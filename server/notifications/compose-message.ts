import {
  isOwnerNotice,
  isPaymentNotice,
  isStaffNotice,
  noticeReceivers,
  type Notice,
} from '../../domain/notifications.ts';
import { readLanguage } from '../../domain/languages.ts';
import { formatPromptpayId } from '../../domain/payments/promptpay.ts';
import { colourIn } from '../../domain/products/colours.ts';
import { hasRole, isStaff } from '../../domain/roles.ts';
import { liffOrderLink, liffPaymentLink, liffSettingsLink } from '../../domain/sharing/order-links.ts';
import { orderMessage, type OrderMessage } from '../../domain/sharing/order-message.ts';
import { promptpayMessage } from '../../domain/sharing/promptpay-message.ts';
import { paymentMessage } from '../../domain/sharing/payment-message.ts';
import { storedOrderStatus } from '../lifecycles/stored-values.ts';
import { orderSummary } from '../orders/order-answer.ts';
import { orderStatusWords, paymentTypeWords } from '../sheets/status-words.ts';
import type { LineMessageRow } from '../store/queries/messages/line-messages.ts';
import type { OrderRecord } from '../store/queries/orders/orders.ts';
import type { PaymentRecord } from '../store/queries/payments/payments.ts';
import type { UserRecord } from '../store/queries/people/users.ts';
import type { Queries } from '../store/store.ts';
import { noticeWords, orderWords, paymentWords, settingsWords } from './message-words.ts';

/** What is read for a message. */
export type Composing = Pick<Queries, 'orders' | 'payments'>;

/**
 * A message in its reader's language, with a button to what it tells of. Null where the reader may no longer see that, or is no
 * longer one of those who are told.
 */
export async function composeMessage(
  { orders, payments }: Composing,
  message: LineMessageRow,
  reader: UserRecord,
  now: Date,
): Promise<OrderMessage | null> {
  const { liff_id } = reader.merchant;
  if (liff_id === null) return null;
  if (isOwnerNotice(message.notice))
    return hasRole(reader.roles, noticeReceivers[message.notice])
      ? tellOfPromptpayId(message, reader, liff_id)
      : null;
  if (isPaymentNotice(message.notice)) {
    const record = await payments.find(message.record_id);
    if (record === null || !isFor(message.notice, record.payment.group_id, reader)) return null;
    return tellOfPayment(message, record, reader, liff_id);
  }
  const record = await orders.find(message.record_id);
  if (record === null || !isFor(message.notice, record.order.group_id, reader)) return null;
  return tellOfOrder(message, record, reader, { liffId: liff_id, now });
}

function isFor(notice: Notice, groupId: string, { user, roles }: UserRecord): boolean {
  if (isStaffNotice(notice)) return hasRole(roles, noticeReceivers[notice]);
  return !isStaff(roles) && user.group_id === groupId;
}

function tellOfOrder(
  { notice, facts }: LineMessageRow,
  record: OrderRecord,
  reader: UserRecord,
  { liffId, now }: { readonly liffId: string; readonly now: Date },
): OrderMessage {
  const language = readLanguage(reader.user.language);
  const status = facts.status ?? (notice === 'order' ? 'created' : storedOrderStatus(record.order.status));
  const happened = notice === 'changed' && status === 'cancelled' ? 'cancelled' : notice;
  return orderMessage({
    order: { ...orderSummary(record, { caller: reader, now }), status },
    language,
    shopName: isStaff(reader.roles) ? record.groupName : reader.merchant.name,
    picture: null,
    notice: noticeWords[happened][language],
    link: liffOrderLink(liffId, record.order.order_id),
    words: {
      ...orderWords[language],
      status: orderStatusWords[status][language],
      colour: (typed) => colourIn(language, typed),
    },
  });
}

function tellOfPromptpayId(
  { notice, facts, created }: LineMessageRow,
  { user, merchant }: UserRecord,
  liffId: string,
): OrderMessage {
  const language = readLanguage(user.language);
  return promptpayMessage({
    notice: noticeWords[notice][language],
    shopName: merchant.name,
    promptpayId: formatPromptpayId(facts.promptpayId ?? ''),
    by: facts.by ?? '',
    changed: created,
    link: liffSettingsLink(liffId),
    words: settingsWords[language],
  });
}

function tellOfPayment(
  { notice, facts }: LineMessageRow,
  { payment, groupName, orders }: PaymentRecord,
  reader: UserRecord,
  liffId: string,
): OrderMessage {
  const language = readLanguage(reader.user.language);
  const type = Object.entries(paymentTypeWords).find(([name]) => name === payment.payment_type);
  return paymentMessage({
    notice: noticeWords[notice][language],
    shopName: isStaff(reader.roles) ? '' : reader.merchant.name,
    paymentNo: String(payment.payment_no),
    created: payment.created,
    amount: notice === 'completed' ? payment.paid_satang : payment.claimed_satang,
    paymentType: type?.[1][language] ?? '',
    orderNos: orders.map(({ order }) => String(order.order_no)),
    groupName: isStaff(reader.roles) ? groupName : '',
    reason: facts.reason ?? '',
    link: liffPaymentLink(liffId, payment.payment_order_id),
    words: paymentWords[language],
  });
}
