import { classifyReply } from '../../domain/answer.ts';
import type { Reply, Verdict } from '../../domain/answer.ts';
import type { WriteRequest } from '../../domain/service.ts';
import { isOpenPath } from './connection.ts';
import { headersFor } from './request-headers.ts';
import type { Device } from './connection.ts';

/** Fetched with the first file; null where it cannot be had. */
const sending = () => import('./send-file.ts').catch(() => null);

/** After this long without an answer, or without a further byte of a file going up, a request counts as unknown. */
const answerTimeoutMs = 60_000;

/**
 * Sends the exact bytes of a write once and returns the result; `onProgress` is called for files, by blob id. Whether the server can be
 * reached is asked before it leaves: once bytes are on their way, a failed request no longer tells whether they arrived.
 */
export function createTransport(device: Device, onProgress: (blobId: string, percent: number) => void) {
  return async function send(
    request: WriteRequest,
    leave: () => Promise<Blob | undefined>,
    signal: AbortSignal,
  ): Promise<Verdict> {
    const token = device.token();
    if (token === null && !isOpenPath(new URL(request.path, location.origin).pathname)) {
      device.onWriteSignedOut();
      return { kind: 'signedOut' };
    }
    if (!(await device.canReach())) return { kind: 'unreachable' };
    const files = request.body.kind === 'file' ? await sending() : null;
    const blob = await leave();
    const ending = new AbortController();
    const end = (): void => ending.abort();
    signal.addEventListener('abort', end, { once: true });
    let timer = setTimeout(end, answerTimeoutMs);
    const extend = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, answerTimeoutMs);
    };
    const reply = await attempt(request, blob, files, ending.signal, extend).catch(() => null);
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    const verdict = classifyReply(reply);
    // Whoever signed in meanwhile has another token, of which this says nothing.
    if (verdict.kind === 'signedOut' && device.token() === token) device.onWriteSignedOut();
    return verdict;
  };

  async function attempt(
    request: WriteRequest,
    blob: Blob | undefined,
    files: Awaited<ReturnType<typeof sending>>,
    signal: AbortSignal,
    onAlive: () => void,
  ): Promise<Reply> {
    const { method, path: url, body, key } = request;
    const headers = { ...headersFor(device), 'Idempotency-Key': key };
    if (body.kind === 'none') return sendText(new Request(url, { method, headers, signal }));
    if (body.kind === 'json') {
      const typed = { ...headers, 'Content-Type': 'application/json' };
      return sendText(new Request(url, { method, headers: typed, body: body.text, signal }));
    }
    if (blob === undefined) throw new Error('a file without its blob');
    const form = new FormData();
    form.append('file', blob, body.fileName);
    // It says how much is up; a browser that could not fetch it once does not ask for it again.
    if (files === null) return sendText(new Request(url, { method, headers, body: form, signal }));
    return files.sendFile({
      method,
      url,
      headers,
      form,
      signal,
      onProgress(percent) {
        onAlive();
        onProgress(body.blobId, percent);
      },
    });
  }

  async function sendText(request: Request): Promise<Reply> {
    const response = await device.fetch(request);
    const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
    return {
      status: response.status,
      body: await response.json().catch(() => undefined),
      ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
    };
  }
}
