import type { FastifyRequest } from 'fastify';
import { invalidRequest, Refusal } from './refusal.ts';
import { sha256 } from '../crypto.ts';
import { isDuplicateKey } from '../store/database.ts';
import type { StoredAnswer } from '../store/queries/idempotency.ts';
import type { MerchantStore, Queries } from '../store/store.ts';

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

/** The answer to an earlier attempt, or null. Throws `idempotency_key_reused` when that was a different request. */
export function answerTo({ fingerprint }: Attempt, stored: StoredAnswer | null): string | null {
  if (stored === null) return null;
  if (stored.fingerprint !== fingerprint) throw new Refusal('idempotency_key_reused');
  return stored.answer;
}

export interface IdempotentAnswer {
  readonly answer: string;
  readonly isReplay: boolean;
}

/**
 * Executes a write for which no answer is stored, and stores its answer in the same transaction. An earlier attempt may have
 * ended since that was found out: then the stored answer's own key is taken, or the write is refused for what the earlier one did.
 * Either way nothing of this one stays, and the stored answer is replayed.
 */
export async function runIdempotently(
  store: Pick<MerchantStore, 'transactionUnder' | 'idempotency'>,
  attempt: Attempt,
  write: (queries: Queries) => Promise<string>,
): Promise<IdempotentAnswer> {
  const { userId, key, fingerprint } = attempt;
  const run = async (queries: Queries) => {
    const answer = await write(queries);
    await queries.idempotency.save(userId, key, { fingerprint, answer });
    return answer;
  };
  try {
    const answer = await store.transactionUnder(`key/${userId}/${key}`, run);
    if (answer !== null) return { answer, isReplay: false };
  } catch (error) {
    const earlier = answerTo(attempt, await store.idempotency.find(userId, key));
    if (earlier !== null) return { answer: earlier, isReplay: true };
    // Stored answers expire, but records keep their key: a duplicate of one is refused.
    throw isDuplicateKey(error) ? new Refusal('idempotency_key_reused') : error;
  }
  throw new Refusal('idempotency_in_flight');
}

function fingerprintOf(request: FastifyRequest): string {
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.sort();
  return sha256(`${request.method} ${url.pathname}?${url.searchParams.toString()}\n${request.bodyDigest}`);
}
