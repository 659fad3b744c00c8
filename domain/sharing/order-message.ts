import type { messagingApi } from '@line/bot-sdk';
import type { Order, OrderLine } from '../contract.ts';
import { timeInBangkok } from '../date-range.ts';
import type { Language } from '../languages.ts';
import { formatBaht, readWire } from '../money.ts';
import { attributesOf, lineNameIn } from '../names.ts';
import { mapLinks } from '../places/map-links.ts';
import { dialLink, firstPhone } from '../places/phones.ts';
import { readOrderStatus } from '../statuses.ts';
import type { OrderStatus } from '../statuses.ts';
import { fact, ink, openButton, section, text } from './flex-parts.ts';
import { fits, linePicture, shortened } from './message-limits.ts';

type FlexBox = messagingApi.FlexBox;

/** What a message is made of: the order as its viewer has it, and nothing that was not asked of them. */
type MessagedOrder = Pick<
  Order,
  | 'order_no'
  | 'ctime'
  | 'status'
  | 'phone'
  | 'alias'
  | 'merchant_address'
  | 'latitude'
  | 'longitude'
  | 'remark'
  | 'detail'
  | 'total_amount'
>;

/** The words of a message, in its language. */
export interface MessageWords {
  readonly status: string;
  readonly phone: string;
  readonly address: string;
  readonly remark: string;
  /** A colour as it is called there. */
  readonly colour: (typed: string) => string;
  /** How many lines are left out: `+3 more`. */
  readonly more: (lines: number) => string;
  /** Of how many products and pieces the amount is the total. */
  readonly total: (products: number, pieces: number) => string;
  /** Of the button. */
  readonly open: string;
}

export interface MessageInput {
  readonly order: MessagedOrder;
  readonly language: Language;
  /** Empty where it has none. */
  readonly shopName: string;
  /** The address of the shop's picture; any but a JPEG or PNG by https is left out. */
  readonly picture: string | null;
  /** What happened to the order, where the message tells of that; it then stands first. */
  readonly notice?: string;
  /** Where the button leads: the order by the LIFF link. */
  readonly link: string;
  readonly words: MessageWords;
}

/** Only what a message from a person may have, not from a bot. */
export type OrderMessage = Pick<messagingApi.FlexMessage, 'altText'> & {
  readonly type: 'flex';
  readonly contents: Pick<messagingApi.FlexBubble, 'hero' | 'body' | 'footer'> & { readonly type: 'bubble' };
};

const statusInk: Readonly<Record<OrderStatus, string>> = {
  created: '#8A5A00',
  confirmed: '#1D4ED8',
  paid: '#6D3FB0',
  completed: '#0B6A45',
  cancelled: '#B3261E',
};

/**
 * An order as a flex message. Its amounts are those of the order itself: what a line was ordered at, never a price
 * of today. What LINE would refuse is shortened or left out.
 */
export function orderMessage(input: MessageInput): OrderMessage {
  const { order, shopName, words } = input;
  const amount = formatBaht(readWire(order.total_amount));
  const about = [input.notice ?? '', `#${order.order_no}`, shopName, amount, words.status];
  return {
    type: 'flex',
    altText: shortened(about.filter((part) => part !== '').join(' · '), 'altText'),
    contents: fullest(input),
  };
}

/** The bubble with as many lines as a bubble takes, the first ones. */
function fullest(input: MessageInput): OrderMessage['contents'] {
  const lines = input.order.detail.map((line) => lineBox(line, input));
  let [most, tooMany] = [0, lines.length + 1];
  while (tooMany - most > 1) {
    const tried = Math.floor((most + tooMany) / 2);
    if (fits(bubble(input, lines.slice(0, tried)))) most = tried;
    else tooMany = tried;
  }
  return bubble(input, lines.slice(0, most));
}

function bubble(input: MessageInput, lines: readonly FlexBox[]): OrderMessage['contents'] {
  const { order, words, link } = input;
  const picture = linePicture(input.picture);
  const hidden = order.detail.length - lines.length;
  return {
    type: 'bubble',
    ...(picture !== null && {
      hero: { type: 'image', url: picture, size: 'full', aspectRatio: '20:13', aspectMode: 'cover' },
    }),
    body: {
      type: 'box',
      layout: 'vertical',
      spacing: 'md',
      contents: [
        head(input),
        ...section(facts(input)),
        ...section([...lines, ...(hidden > 0 ? [text(words.more(hidden), { color: ink.soft })] : [])]),
        ...section([total(input)]),
      ],
    },
    footer: openButton(words.open, link),
  };
}

function head({ order, shopName, notice, words }: MessageInput): FlexBox {
  const status = readOrderStatus(order.status);
  const shop = shortened(shopName, 'name');
  const color = status === null ? ink.soft : statusInk[status];
  return {
    type: 'box',
    layout: 'vertical',
    contents: [
      ...(notice === undefined
        ? []
        : [text(notice, { size: 'lg', weight: 'bold', color: ink.strong, wrap: true })]),
      {
        type: 'box',
        layout: 'baseline',
        spacing: 'md',
        contents: [
          text(words.status, { weight: 'bold', color, flex: 0 }),
          ...(shop === '' ? [] : [text(shop, { color: ink.soft, align: 'end' })]),
        ],
      },
      text(`#${order.order_no}`, { size: 'xxl', weight: 'bold', color: ink.strong }),
      text(timeInBangkok(new Date(order.ctime)), { color: ink.soft }),
    ],
  };
}

function facts({ order, words }: MessageInput): readonly FlexBox[] {
  const { latitude, longitude } = order;
  const phone = shortened(order.phone, 'name');
  const dialled = dialLink(firstPhone(order.phone));
  const address = shortened(order.merchant_address || order.alias, 'longText');
  const remark = shortened(order.remark, 'longText');
  const map = latitude === null || longitude === null ? null : mapLinks({ latitude, longitude }, '').google;
  return [
    ...fact(words.phone, phone, {}, /\d/.test(dialled) ? dialled.slice(0, 40) : null),
    ...fact(words.address, address, { maxLines: 3 }, map),
    ...fact(words.remark, remark, {}, null),
  ];
}

function lineBox(line: OrderLine, { language, words }: MessageInput): FlexBox {
  const name = shortened(lineNameIn(language, line), 'name') || '—';
  const attributes = shortened(attributesOf({ color: words.colour(line.color), size: line.size }), 'name');
  return {
    type: 'box',
    layout: 'vertical',
    contents: [
      {
        type: 'box',
        layout: 'baseline',
        spacing: 'md',
        contents: [
          text(line.is_vip === 1 ? `👑 ${name}` : name, { wrap: true, maxLines: 2, color: ink.strong }),
          text(`×${line.quantity}`, { flex: 0, color: ink.soft }),
          text(formatBaht(readWire(line.total_price)), { flex: 0, weight: 'bold', color: ink.strong }),
        ],
      },
      ...(attributes === '' ? [] : [text(attributes, { size: 'xs', color: ink.soft })]),
    ],
  };
}

function total({ order, words }: MessageInput): FlexBox {
  const pieces = order.detail.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    type: 'box',
    layout: 'baseline',
    spacing: 'md',
    contents: [
      text(words.total(order.detail.length, pieces), { color: ink.soft, wrap: true }),
      text(formatBaht(readWire(order.total_amount)), {
        flex: 0,
        size: 'xl',
        weight: 'bold',
        color: ink.strong,
      }),
    ],
  };
}
