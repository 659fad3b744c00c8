import { timeInBangkok } from '../date-range.ts';
import { fact, ink, section, text } from './flex-parts.ts';
import { shortened } from './message-limits.ts';
import { noticeMessage } from './notice-message.ts';
import type { OrderMessage } from './order-message.ts';

/** The words of a message about a changed PromptPay id, in its language. */
export interface PromptpayMessageWords {
  /** In place of the id where it was removed. */
  readonly none: string;
  /** What follows for customers, and what to do. */
  readonly effect: string;
  readonly by: string;
  /** Of the button. */
  readonly open: string;
}

export interface PromptpayMessageInput {
  /** What happened. */
  readonly notice: string;
  readonly shopName: string;
  /** As it is shown to people; empty where it was removed. */
  readonly promptpayId: string;
  /** Name of who changed it. */
  readonly by: string;
  readonly changed: Date;
  /** Where the button leads: the settings by the LIFF link. */
  readonly link: string;
  readonly words: PromptpayMessageWords;
}

/** That the PromptPay id of a shop was changed, as a flex message. */
export function promptpayMessage(input: PromptpayMessageInput): OrderMessage {
  const { notice, shopName, promptpayId, by, words } = input;
  return noticeMessage({
    notice,
    shopName,
    about: [notice, promptpayId, by],
    contents: [
      text(promptpayId === '' ? words.none : promptpayId, { weight: 'bold', color: ink.accent, wrap: true }),
      ...(promptpayId === '' ? [] : [text(words.effect, { color: ink.strong, wrap: true })]),
      text(timeInBangkok(input.changed), { color: ink.soft, wrap: true }),
      ...section(fact(words.by, shortened(by, 'name'), {}, null)),
    ],
    open: words.open,
    link: input.link,
  });
}
