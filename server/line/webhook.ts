import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { readLineSecret } from '../notifications/line-secrets.ts';
import type { Store } from '../store/store.ts';

interface WebhookOptions {
  readonly store: Store;
  readonly sessionSecret: string;
  /** Called before a message is looked at; throws where there were too many. */
  readonly countWebhook: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

interface FriendEvent {
  readonly lineId: string;
  readonly follows: boolean;
  readonly since: Date;
}

const maxBytes = 1024 * 1024;

/**
 * Where LINE says who became a friend of a merchant's bot, or blocked it. Outside the contract: the body is LINE's, signed over its
 * bytes with the channel's secret, and the answer is an empty object. A merchant without a channel and an invalid signature are the
 * same refusal.
 */
export async function serveLineWebhook(
  app: FastifyInstance,
  { store, sessionSecret, countWebhook }: WebhookOptions,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: maxBytes },
      (_request, body, done) => {
        done(null, body);
      },
    );
    scope.post<{ Params: { merchant_id: string } }>(
      '/api/line/webhook/:merchant_id',
      { onRequest: countWebhook },
      async ({ params, body, headers }, reply) => {
        const merchant = store.forMerchant(params.merchant_id);
        const signature = headers['x-line-signature'];
        const secret =
          typeof signature === 'string' &&
          params.merchant_id.isWellFormed() &&
          !params.merchant_id.includes('\0')
            ? await readLineSecret(merchant, {
                merchantId: params.merchant_id,
                name: 'line_secret',
                sessionSecret,
              })
            : null;
        if (secret === null || !Buffer.isBuffer(body) || !isSignedByLine(secret, body, String(signature)))
          throw new Refusal('invalid_token');
        for (const { lineId, ...friend } of friendEvents(body))
          await merchant.lineMessages.noteFriend(lineId, { ...friend, until: null });
        return reply.type('application/json').send({});
      },
    );
  });
}

function isSignedByLine(secret: string, body: Buffer, signature: string): boolean {
  const right = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Who followed or unfollowed, which is also what a block and its end are; other events are none of ours. */
function friendEvents(body: Buffer): FriendEvent[] {
  const { events } = fieldsOf(parsed(body.toString('utf8')));
  return (Array.isArray(events) ? events : []).flatMap((event: unknown) => {
    const { type, timestamp, source } = fieldsOf(event);
    const { userId } = fieldsOf(source);
    const isFriendship = type === 'follow' || type === 'unfollow';
    if (!isFriendship || typeof userId !== 'string' || !/^U[0-9a-f]{32}$/.test(userId)) return [];
    const since = new Date(Number(timestamp));
    return Number.isNaN(since.getTime()) ? [] : [{ lineId: userId, follows: type === 'follow', since }];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
