import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ModelRequest {
  readonly path: string | undefined;
  readonly key: string | undefined;
  readonly model: string;
  /** Of the user's message. */
  readonly content: unknown;
  /** The whole body as it was sent. */
  readonly body: string;
}

/** What the stand-in answers; null: nothing, and the connection stays open. */
export type ModelAnswer = { readonly status: number; readonly text: string } | null;

/** Starts a server that stands in for an OpenAI-compatible endpoint, and says what it was asked. */
export async function startModelStandIn() {
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const standIn = {
    url: `http://127.0.0.1:${port}/v1/`,
    asked: [] as ModelRequest[],
    /** How it answers from now on. */
    answer: (_request: ModelRequest): ModelAnswer => null,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(incoming);
    const { model, messages } = JSON.parse(body) as Pick<ModelRequest, 'model'> & {
      readonly messages: readonly [unknown, { readonly content: unknown }];
    };
    const { url: path, headers } = incoming;
    const request = { path, key: headers.authorization, model, content: messages[1].content, body };
    standIn.asked.push(request);
    const answer = standIn.answer(request);
    if (answer !== null)
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.text);
  }
}

/** The answer of a model that says `content` as it was asked to. */
export function completion(content: object): ModelAnswer {
  return {
    status: 200,
    text: JSON.stringify({ choices: [{ message: { content: JSON.stringify(content) } }] }),
  };
}
