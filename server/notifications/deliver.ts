import type { MessagingApi, PushOutcome } from '../line/messaging-api.ts';
import type { LineMessageRow } from '../store/queries/messages/line-messages.ts';
import type { MessageProblem } from '../store/schema/messages.ts';
import type { MerchantStore, Store } from '../store/store.ts';
import { composeMessage } from './compose-message.ts';
import { readLineSecret } from './line-secrets.ts';

export interface Delivery {
  readonly store: Pick<Store, 'directory' | 'forMerchant'>;
  readonly api: MessagingApi;
  readonly sessionSecret: string;
  readonly now: () => Date;
  /** Hears of a message that could not be made or sent; it is tried again. */
  readonly onError: (error: unknown) => void;
  /** Hears that LINE refuses a merchant's token, or that it cannot be decrypted. */
  readonly onUnusableToken: (merchantId: string, problem: 'token_refused' | 'unreadable_token') => void;
}

/** Messages that are sent at once. */
const atOnce = 10;
/** Longer than it takes to send those. */
const leaseMs = 60_000;
/** Messages an hour of one merchant. */
export const mostMessagesAnHour = 300;
const firstPauseMs = 15_000;
const longestPauseMs = 60 * 60 * 1000;
/** Without a webhook LINE does not say who became a friend since. */
const unreachableMs = 24 * 60 * 60 * 1000;

/**
 * Sends the messages that are due, of all merchants. Of several servers each message is taken by one; one that ends while it sends
 * leaves the message to whoever finds its lease over, who sends it with the same retry key.
 */
export async function deliverDue(delivery: Delivery): Promise<void> {
  const merchants = await delivery.store.directory.merchantsWithDueMessages(delivery.now());
  await Promise.all(merchants.map(({ merchant_id }) => deliverOf(delivery, merchant_id)));
}

async function deliverOf(delivery: Delivery, merchantId: string): Promise<void> {
  const store = delivery.store.forMerchant(merchantId);
  const token = await readLineSecret(store, {
    merchantId,
    name: 'line_token',
    sessionSecret: delivery.sessionSecret,
  });
  if (token === null) delivery.onUnusableToken(merchantId, 'unreadable_token');
  for (;;) {
    const claimed = await claim(delivery, store);
    const outcomes = await Promise.all(
      claimed.map((message) =>
        token === null
          ? putOff(delivery, store, message, 'unreadable_token')
          : deliver(delivery, store, { message, token }).catch((error: unknown) => {
              delivery.onError(error);
              return 'no_answer' as const;
            }),
      ),
    );
    if (outcomes.includes('token_refused')) delivery.onUnusableToken(merchantId, 'token_refused');
    // Whatever LINE does not take now is not tried with the next ones.
    if (claimed.length < atOnce || outcomes.some((outcome) => outcome !== 'sent')) return;
  }
}

/** Takes messages under the merchant's lock, so that two servers do not both use up what an hour allows. */
async function claim({ now }: Delivery, store: MerchantStore): Promise<LineMessageRow[]> {
  const claimed = await store.transactionUnder('line-messages', async ({ lineMessages }) => {
    const at = now();
    await lineMessages.expire(at);
    return await lineMessages.claim({
      now: at,
      leaseUntil: new Date(at.getTime() + leaseMs),
      most: atOnce,
      mostAnHour: mostMessagesAnHour,
    });
  });
  return claimed ?? [];
}

type Outcome = PushOutcome | 'unreadable_token' | 'not_composed';

async function deliver(
  delivery: Delivery,
  store: MerchantStore,
  { message, token }: { readonly message: LineMessageRow; readonly token: string },
): Promise<Outcome> {
  const { lineMessages } = store;
  const { message_id, attempts } = message;
  const now = delivery.now();
  const reader = await store.users.find(message.user_id);
  const lineId = reader === null || reader.user.disabled ? null : reader.user.line_id;
  if (reader === null || lineId === null || (await lineMessages.isUnreachable(lineId, now))) {
    await lineMessages.remove(message_id);
    return 'sent';
  }
  let composed: Awaited<ReturnType<typeof composeMessage>>;
  try {
    composed = await composeMessage(store, message, reader, now);
  } catch (error) {
    // LINE was not asked.
    delivery.onError(error);
    return await putOff(delivery, store, message, 'not_composed');
  }
  if (composed === null) {
    await lineMessages.remove(message_id);
    return 'sent';
  }

  const outcome = await delivery.api.push(token, { to: lineId, message: composed, retryKey: message_id });
  if (outcome === 'sent') await lineMessages.noteSent(message_id, attempts);
  else if (outcome === 'not_a_friend') {
    const until = new Date(now.getTime() + unreachableMs);
    await lineMessages.noteFriend(lineId, { follows: false, since: now, until });
    await lineMessages.noteFailed(message_id, attempts, outcome);
  } else if (outcome === 'refused') await lineMessages.noteFailed(message_id, attempts, outcome);
  else return await putOff(delivery, store, message, outcome);
  return outcome;
}

/** Lets a message wait for longer with each attempt. */
async function putOff<TProblem extends Outcome & MessageProblem>(
  { now }: Delivery,
  { lineMessages }: MerchantStore,
  { message_id, attempts }: LineMessageRow,
  problem: TProblem,
): Promise<TProblem> {
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts - 1, 10));
  await lineMessages.postpone(message_id, attempts, {
    until: new Date(now().getTime() + pauseMs),
    problem,
    isOpen: problem === 'no_answer',
  });
  return problem;
}
