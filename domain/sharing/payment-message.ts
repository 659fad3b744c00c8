import { timeInBangkok } from '../date-range.ts';
import { formatBaht, type Satang } from '../money.ts';
import { fact, ink, section, text } from './flex-parts.ts';
import { shortened } from './message-limits.ts';
import { noticeMessage } from './notice-message.ts';
import type { OrderMessage } from './order-message.ts';

/** The words of a message about a payment, in its language. */
export interface PaymentMessageWords {
  readonly orders: string;
  readonly group: string;
  readonly method: string;
  readonly reason: string;
  /** Of the button. */
  readonly open: string;
}

export interface PaymentMessageInput {
  /** What happened to the payment. */
  readonly notice: string;
  readonly shopName: string;
  readonly paymentNo: string;
  /** When it was paid. */
  readonly created: Date;
  readonly amount: Satang;
  /** As it is called in the language of the message. */
  readonly paymentType: string;
  /** Of the orders that it pays. */
  readonly orderNos: readonly string[];
  /** The customer group; empty where the reader belongs to it. */
  readonly groupName: string;
  /** Why it was rejected; empty where it was not. */
  readonly reason: string;
  /** Where the button leads: the payment by the LIFF link. */
  readonly link: string;
  readonly words: PaymentMessageWords;
}

/** What happened to a payment as a flex message. */
export function paymentMessage(input: PaymentMessageInput): OrderMessage {
  const { notice, paymentNo, shopName, words } = input;
  const amount = formatBaht(input.amount);
  const orders = input.orderNos.map((number) => `#${number}`).join(', ');
  const facts = [
    ...fact(words.orders, shortened(orders, 'longText'), {}, null),
    ...fact(words.group, shortened(input.groupName, 'name'), {}, null),
    ...fact(words.method, input.paymentType, {}, null),
    ...fact(words.reason, shortened(input.reason, 'longText'), {}, null),
  ];
  return noticeMessage({
    notice,
    shopName,
    about: [notice, `#${paymentNo}`, shopName, amount],
    contents: [
      text(amount, { size: 'xxl', weight: 'bold', color: ink.accent }),
      text(`#${paymentNo} · ${timeInBangkok(input.created)}`, { color: ink.soft, wrap: true }),
      ...section(facts),
    ],
    open: words.open,
    link: input.link,
  });
}
