import { ink, openButton, text } from './flex-parts.ts';
import type { FlexComponent } from './flex-parts.ts';
import { shortened } from './message-limits.ts';
import type { OrderMessage } from './order-message.ts';

interface NoticeMessage {
  /** What happened. */
  readonly notice: string;
  /** Empty for none. */
  readonly shopName: string;
  /** What the list of chats shows, in its order; empty ones are left out. */
  readonly about: readonly string[];
  readonly contents: readonly FlexComponent[];
  /** Word of the button, and where it leads. */
  readonly open: string;
  readonly link: string;
}

/** A flex message of one bubble: what happened in which shop, what there is to say of it, and a button. */
export function noticeMessage(message: NoticeMessage): OrderMessage {
  const { notice, about, contents, open, link } = message;
  const shop = shortened(message.shopName, 'name');
  return {
    type: 'flex',
    altText: shortened(about.filter((part) => part !== '').join(' · '), 'altText'),
    contents: {
      type: 'bubble',
      body: {
        type: 'box',
        layout: 'vertical',
        spacing: 'md',
        contents: [
          text(notice, { size: 'lg', weight: 'bold', color: ink.strong, wrap: true }),
          ...(shop === '' ? [] : [text(shop, { color: ink.soft })]),
          ...contents,
        ],
      },
      footer: openButton(open, link),
    },
  };
}
