import type { OrderMessage } from '../../domain/sharing/order-message.ts';

/** What became of a message that was sent. `no_answer`: it may have reached LINE. */
export type PushOutcome = 'sent' | 'no_answer' | 'token_refused' | 'too_many' | 'not_a_friend' | 'refused';

/** LINE's Messaging API, for whoever has the token of a channel. */
export interface MessagingApi {
  /** Name of the bot that a channel access token belongs to. Throws a `MessagingRefused`, or when LINE does not answer. */
  botName(token: string): Promise<string>;
  /** Whether the bot knows an account: a friend of the same provider. Throws as above. */
  knows(token: string, lineId: string): Promise<boolean>;
  /** Sends a message to one account; a repetition with the same retry key within 24 hours sends nothing again. Never throws. */
  push(token: string, message: Push): Promise<PushOutcome>;
}

export interface Push {
  readonly to: string;
  readonly message: OrderMessage;
  /** A UUID. */
  readonly retryKey: string;
}

/** What is asked beside the token. */
type LineRequest = Pick<RequestInit, 'method' | 'body'> & {
  readonly headers?: Readonly<Record<string, string>>;
};

/** LINE takes the token for none of its own. */
export class MessagingRefused extends Error {}

/** Timeout of each request to LINE. */
const patienceMs = 10_000;
const notFriend = 'Failed to send messages';

export function createMessagingApi(apiBase: string, timeoutMs = patienceMs): MessagingApi {
  const ask = (token: string, path: string, request: LineRequest = {}) =>
    fetch(`${apiBase}${path}`, {
      ...request,
      redirect: 'error',
      headers: { ...request.headers, authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
  return {
    async botName(token) {
      const response = await ask(token, '/v2/bot/info');
      if (response.status === 401 || response.status === 403) throw new MessagingRefused();
      if (!response.ok) throw new Error(`LINE answered ${response.status}`);
      const name: unknown = Reflect.get(Object(await response.json()) as object, 'displayName');
      return typeof name === 'string' ? name : '';
    },

    async knows(token, lineId) {
      const response = await ask(token, `/v2/bot/profile/${encodeURIComponent(lineId)}`);
      await response.body?.cancel();
      if (response.status === 401 || response.status === 403) throw new MessagingRefused();
      if (response.status === 404 || response.status === 400) return false;
      if (!response.ok) throw new Error(`LINE answered ${response.status}`);
      return true;
    },

    async push(token, { to, message, retryKey }) {
      try {
        const response = await ask(token, '/v2/bot/message/push', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-line-retry-key': retryKey },
          body: JSON.stringify({ to, messages: [message] }),
        });
        return await outcomeOf(response);
      } catch {
        return 'no_answer';
      }
    },
  };
}

async function outcomeOf(response: Response): Promise<PushOutcome> {
  const { status } = response;
  const text = await response.text();
  // 409: a request with the same retry key was accepted before.
  if (response.ok || status === 409) return 'sent';
  if (status === 401 || status === 403) return 'token_refused';
  if (status === 429) return 'too_many';
  if (status >= 400 && status < 500) return text.includes(notFriend) ? 'not_a_friend' : 'refused';
  return 'no_answer';
}
