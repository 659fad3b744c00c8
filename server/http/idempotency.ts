import type { FastifyRequest } from 'fastify';
import { invalidRequest, Refusal } from './refusal.ts';
import { sha256 } from '../crypto.ts';
import { isDuplicateKey } from '../store/database.ts';
import type { Queries } from '../store/store.ts';

/** A write request with an idempotency key. */
export interface Attempt {
  readonly userId: string;
  readonly key: string;
  readonly fingerprint: string;
}

const maxKeyLength = 255;

/** Reads the idempotency key of a request; null when it has none, and is executed without protection. */
export function readAttempt(request: FastifyRequest, userId: string): Attempt | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key === '' || key.length > maxKeyLength) {
    throw invalidRequest('Idempotency-Key', `must have 1 to ${maxKeyLength} characters`);
  }
  return { userId, key, fingerprint: fingerprintOf(request) };
}

/** The stored answer of an earlier attempt, or null. Throws `idempotency_key_reused` when that was a different request. */
export async function findStoredAnswer(
  store: Queries,
  { userId, key, fingerprint }: Attempt,
): Promise<string | null> {
  const kept = await store.idempotency.find(userId, key);
  if (kept === null) return null;
  if (kept.fingerprint !== fingerprint) throw new Refusal('idempotency_key_reused');
  return kept.answer;
}

export interface IdempotentAnswer {
  readonly answer: string;
  readonly isReplay: boolean;
}

/** Executes a write and stores its answer in the same transaction; replays the stored answer when an earlier attempt succeeded. */
export async function runIdempotently(
  store: Queries,
  attempt: Attempt,
  write: () => Promise<string>,
): Promise<IdempotentAnswer> {
  const { userId, key, fingerprint } = attempt;
  if (!(await store.locks.tryToTake(`key/${userId}/${key}`))) throw new Refusal('idempotency_in_flight');
  const earlier = await findStoredAnswer(store, attempt);
  if (earlier !== null) return { answer: earlier, isReplay: true };
  const answer = await write().catch(rethrowDuplicateKey);
  await store.idempotency.save(userId, key, { fingerprint, answer });
  return { answer, isReplay: false };
}

/** Stored answers expire, but records keep their key: a duplicate of one is refused. */
function rethrowDuplicateKey(error: unknown): never {
  throw isDuplicateKey(error) ? new Refusal('idempotency_key_reused') : error;
}

function fingerprintOf(request: FastifyRequest): string {
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.sort();
  return sha256(`${request.method} ${url.pathname}?${url.searchParams.toString()}\n${request.bodyDigest}`);
}
