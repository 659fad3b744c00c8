import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { LiveEvent } from '../../../domain/live-events.ts';

/** A message of a stream of events; without data it only shows that the stream is alive. */
export interface Message {
  readonly id: string | null;
  readonly event: LiveEvent | null;
}

export interface ListenOptions {
  readonly lastEventId?: string;
  readonly since?: number;
}

/** Somebody who listens. */
export interface Ear {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** The answer of a stream that was refused. */
  refusal(): Promise<unknown>;
  /** The next event; null once the stream has ended. */
  next(): Promise<LiveEvent | null>;
  /** The same, with its type and id as text. */
  hear(): Promise<string | null>;
  /** The last id that came. */
  lastId(): string;
  /** Leaves. */
  leave(): Promise<void>;
}

/** Lets a server of a test listen on a free port. */
export async function addressOf(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Opens a stream of events at a server, and reads it up to where it is told what was missed. */
export async function listenAt(
  address: string,
  token: string,
  { lastEventId, since }: ListenOptions = {},
): Promise<Ear> {
  // Not `fetch`, which after an abort opens a connection of which a server that closes has to wait.
  const request = get(`${address}/api/events${since === undefined ? '' : `?since=${since}`}`, {
    agent: false,
    headers: {
      Authorization: `Bearer ${token}`,
      'Accept-Encoding': 'br, gzip',
      ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
    },
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  request.on('error', () => undefined);
  let lastId = '';
  const messages = answer.statusCode === 200 ? messagesOf(answer) : null;

  async function next(): Promise<LiveEvent | null> {
    for (;;) {
      const message = await messages?.next().catch(() => undefined);
      if (message === undefined || message.done === true) return null;
      lastId = message.value.id ?? lastId;
      if (message.value.event !== null) return message.value.event;
    }
  }

  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    refusal: () => json(answer),
    next,
    async hear() {
      const event = await next();
      return event === null ? null : `${event.type} ${event.id}`.trim();
    },
    lastId: () => lastId,
    async leave() {
      request.destroy();
      await messages?.return(undefined).catch(() => undefined);
    },
  };
}

async function* messagesOf(body: IncomingMessage): AsyncGenerator<Message> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const bytes of body as AsyncIterable<Buffer>) {
    const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1).trim()]),
      );
      const data = fields.get('data');
      if (!fields.has('retry'))
        yield {
          id: fields.get('id') ?? null,
          event: data === undefined ? null : (JSON.parse(data) as LiveEvent),
        };
    }
  }
}
