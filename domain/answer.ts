import type { Answer } from './service.ts';

/** A response to a request, before it is classified. */
export interface Reply {
  readonly status: number;
  /** The parsed body, or undefined when there was none or it is not JSON. */
  readonly body: unknown;
  /** Seconds of a `Retry-After` header, when there was one. */
  readonly retryAfter?: number;
}

export type Verdict =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'signedOut' }
  /** Nothing was sent, since the server cannot be reached. */
  | { readonly kind: 'unreachable' }
  /** Repeat the same bytes after this many milliseconds. */
  | { readonly kind: 'busy'; readonly retryAfterMs: number }
  | { readonly kind: 'unknown' };

const refusals: readonly number[] = [400, 403, 404, 409, 413, 415, 422, 501];
/** What a server says instead of 401 when it does not know whom a token belongs to. */
const unknownPerson = /(identity info|student) not found/i;
const defaultRetryAfterSeconds = 1;
const secondsPerDay = 86_400;

interface Envelope {
  readonly code?: number;
  readonly data?: unknown;
  readonly message?: string;
}

/** The envelope in a body, or null when it is something else. */
export function readEnvelope(body: unknown): Envelope | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const { code, data, message } = body as Record<string, unknown>;
  const said = typeof message === 'string' ? { message } : {};
  if (typeof code === 'number') return { code, data, ...said };
  return data === undefined || data === null ? null : { data, ...said };
}

/** The machine-readable reason in an error envelope's data; null when there is none. */
export function readReason(envelope: Envelope): string | null {
  const { data } = envelope;
  if (typeof data !== 'object' || data === null || !('reason' in data)) return null;
  return typeof data.reason === 'string' ? data.reason : null;
}

/**
 * Classifies the response to a write: accepted or refused (`answered`), sign-in required, to be retried later, or unknown. No
 * response (null) is unknown. This is the only place that decides it.
 */
export function classifyReply(reply: Reply | null): Verdict {
  if (reply === null) return { kind: 'unknown' };
  if (reply.status === 429) return busy(reply);
  const envelope = readEnvelope(reply.body);
  if (envelope === null) return { kind: 'unknown' };
  const answered: Verdict = { kind: 'answered', answer: { status: reply.status, body: reply.body } };
  if (isSignedOut(reply.status, envelope)) return { kind: 'signedOut' };
  if (reply.status >= 200 && reply.status < 300) return answered;
  const reason = readReason(envelope);
  if (reply.status === 409 && reason === 'idempotency_in_flight') return busy(reply);
  // What the shop has not set up is a 503, and asking again changes nothing.
  return refusals.includes(reply.status) || reason === 'not_configured' ? answered : { kind: 'unknown' };
}

function isSignedOut(status: number, { code = 0, message = '' }: Envelope): boolean {
  if (status === 401 || (status < 300 && code === 401)) return true;
  return status < 500 && code !== 0 && unknownPerson.test(message);
}

function busy(reply: Reply): Verdict {
  const seconds = Math.min(Math.max(reply.retryAfter ?? defaultRetryAfterSeconds, 0), secondsPerDay);
  return { kind: 'busy', retryAfterMs: seconds * 1000 };
}
