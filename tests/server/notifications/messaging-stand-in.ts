import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const channelToken = `${'T0k+en/'.repeat(20)}==`;
export const channelSecret = 'a1'.repeat(16);

/** How the stand-in behaves when it is asked to push: `forget` takes the message and breaks the connection. */
export type Behaviour = 'accept' | 'hang' | 'forget' | 'break' | 'refuse' | 'stranger' | 'limit' | 'token';

export interface Delivered {
  readonly to: string;
  readonly key: string;
  readonly message: { readonly type: string; readonly altText: string; readonly contents: object };
}

export interface MessagingStandIn {
  readonly address: string;
  /** What people have got. */
  readonly delivered: Delivered[];
  /** Retry keys of all requests, also of those that delivered nothing. */
  readonly asked: string[];
  /** LINE ids that the bot knows; null: everybody. */
  known: readonly string[] | null;
  /** How it behaves from now on. */
  behaviour: Behaviour;
  reset(): void;
  stop(): Promise<void>;
}

/** Starts a server that answers as LINE's Messaging API does, and misbehaves when it is told to. */
export async function startMessagingStandIn(): Promise<MessagingStandIn> {
  const accepted = new Set<string>();
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const standIn: MessagingStandIn = {
    address: `http://127.0.0.1:${port}`,
    delivered: [],
    asked: [],
    known: null,
    behaviour: 'accept',
    reset() {
      standIn.delivered.length = 0;
      standIn.asked.length = 0;
      standIn.known = null;
      standIn.behaviour = 'accept';
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const path = request.url ?? '';
    if (standIn.behaviour === 'hang') return;
    if (standIn.behaviour === 'token' || request.headers.authorization !== `Bearer ${channelToken}`)
      send(401, { message: 'Authentication failed. Confirm that the access token is valid.' });
    else if (path === '/v2/bot/info')
      send(200, { userId: `U${'b'.repeat(32)}`, basicId: '@shop', displayName: 'Shop bot' });
    else if (path.startsWith('/v2/bot/profile/')) {
      const lineId = path.slice('/v2/bot/profile/'.length);
      if (standIn.known === null || standIn.known.includes(lineId)) send(200, { userId: lineId });
      else send(404, { message: 'Not found' });
    } else push(request, response, { text, send });
  }

  function push(
    request: IncomingMessage,
    response: ServerResponse,
    { text, send }: { readonly text: string; readonly send: (status: number, body: object) => void },
  ): void {
    const key = String(request.headers['x-line-retry-key']);
    standIn.asked.push(key);
    if (standIn.behaviour === 'break') send(500, { message: 'Internal Server Error' });
    else if (standIn.behaviour === 'limit') send(429, { message: 'You have reached your monthly limit.' });
    else if (standIn.behaviour === 'refuse')
      send(400, { message: 'A message (messages[0]) in the request body is invalid' });
    else if (standIn.behaviour === 'stranger') send(400, { message: 'Failed to send messages' });
    else if (accepted.has(key)) send(409, { message: 'The retry key is already accepted' });
    else {
      accepted.add(key);
      const { to, messages } = JSON.parse(text) as { to: string; messages: readonly Delivered['message'][] };
      for (const message of messages) standIn.delivered.push({ to, key, message });
      if (standIn.behaviour === 'forget') response.destroy();
      else send(200, { sentMessages: [{ id: key }] });
    }
  }
}
