import { classifyReply } from '../../domain/answer.ts';
import type { Verdict } from '../../domain/answer.ts';
import type { WriteRequest } from '../../domain/service.ts';
import { headersFor, isOpenPath } from './connection.ts';
import type { Device } from './connection.ts';

/** After this long without an answer a request counts as unknown. */
const answerTimeoutMs = 60_000;

/** Sends the exact bytes of a write once and says what came of it; throws only when the photo it names is not given. */
export function createTransport(device: Device) {
  return async function send(
    request: WriteRequest,
    blob: Blob | undefined,
    signal: AbortSignal,
  ): Promise<Verdict> {
    const url = new URL(request.path, location.origin);
    if (device.token() === null && !isOpenPath(url.pathname)) return { kind: 'signedOut' };
    const body = bodyOf(request, blob);
    try {
      const response = await device.fetch(
        new Request(url, {
          method: request.method,
          headers: { ...headersFor(device), ...contentType(request), 'Idempotency-Key': request.key },
          body,
          signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]),
        }),
      );
      const verdict = classifyReply({
        status: response.status,
        body: await readJson(response),
        retryAfter: Number(response.headers.get('Retry-After') ?? Number.NaN) || undefined,
      });
      if (verdict.kind === 'signedOut') device.onSignedOut();
      return verdict;
    } catch {
      return { kind: 'unknown' };
    }
  };
}

function contentType({ body }: WriteRequest): Record<string, string> {
  return body.kind === 'json' ? { 'Content-Type': 'application/json' } : {};
}

function bodyOf({ body }: WriteRequest, blob: Blob | undefined): BodyInit {
  if (body.kind === 'json') return body.text;
  if (blob === undefined) throw new Error('photo lost');
  const form = new FormData();
  form.append('file', blob, body.fileName);
  return form;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
