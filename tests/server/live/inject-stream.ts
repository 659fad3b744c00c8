import type { ContractOperation } from '../../../server/contract/contract-document.ts';
import type { Person, TestServer } from '../harness.ts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** Makes a request that may open a stream, which is left at once; then the answer has no text. */
export async function injectStream(
  app: FastifyInstance,
  request: InjectOptions,
): Promise<LightMyRequestResponse> {
  const answer = await app.inject({ ...request, payloadAsStream: true });
  const stream = answer.stream();
  if (String(answer.headers['content-type']).startsWith('text/event-stream')) {
    stream.destroy();
    return textAnswer(answer, '');
  }
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return textAnswer(answer, Buffer.concat(parts).toString());
}

function textAnswer(answer: LightMyRequestResponse, payload: string): LightMyRequestResponse {
  const { statusCode, headers } = answer;
  const rawPayload = Buffer.from(payload);
  return {
    ...answer,
    statusCode,
    headers,
    payload,
    body: payload,
    rawPayload,
    json: () => JSON.parse(payload) as never,
  };
}

/** Why somebody's call of an operation is refused; undefined where it is not. */
export async function reasonOf(
  { app, send }: Pick<TestServer, 'app' | 'send'>,
  { method, url, isEventStream }: ContractOperation,
  { token }: Pick<Person, 'token'>,
): Promise<string | undefined> {
  const request = { method, url, headers: { authorization: `Bearer ${token}` } };
  if (!isEventStream) return ((await send(method, url, request)).data as Refused)?.reason;
  const { payload } = await injectStream(app, request);
  return payload === '' ? undefined : (JSON.parse(payload) as { readonly data: Refused }).data?.reason;
}

type Refused = { readonly reason?: string } | null;
