import type { FastifyRequest } from 'fastify';
import { invalidRequest, Refusal } from './refusal.ts';
import { sha256 } from '../crypto.ts';
import { isKeyUsed } from '../store/database.ts';
import type { Queries } from '../store/store.ts';

/** One attempt at a write that must happen once. */
export interface Attempt {
  readonly userId: string;
  readonly key: string;
  readonly fingerprint: string;
}

const maxKeyLength = 255;

/** The attempt that a request makes; null when it carries no key, and is carried out unprotected. */
export function readAttempt(request: FastifyRequest, userId: string): Attempt | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key === '' || key.length > maxKeyLength) {
    throw invalidRequest('Idempotency-Key', `must have 1 to ${maxKeyLength} characters`);
  }
  return { userId, key, fingerprint: fingerprintOf(request) };
}

/** What the first attempt was answered, or null when there was none. Another request under the same key is refused. */
export async function findAnswer(
  store: Queries,
  { userId, key, fingerprint }: Attempt,
): Promise<string | null> {
  const kept = await store.idempotency.find(userId, key);
  if (kept === null) return null;
  if (kept.fingerprint !== fingerprint) throw new Refusal('idempotency_key_reused');
  return kept.answer;
}

export interface OnceAnswer {
  readonly answer: string;
  readonly isReplay: boolean;
}

/** Carries out a write within a transaction and keeps its answer there, unless another attempt was first. */
export async function once(
  store: Queries,
  attempt: Attempt,
  write: () => Promise<string>,
): Promise<OnceAnswer> {
  const { userId, key, fingerprint } = attempt;
  if (!(await store.locks.tryToTake(`key/${userId}/${key}`))) throw new Refusal('idempotency_in_flight');
  const earlier = await findAnswer(store, attempt);
  if (earlier !== null) return { answer: earlier, isReplay: true };
  const answer = await write().catch(refuseUsedKey);
  await store.idempotency.keep(userId, key, { fingerprint, answer });
  return { answer, isReplay: false };
}

/** Answers are forgotten after a while, records keep their key for ever. */
function refuseUsedKey(error: unknown): never {
  throw isKeyUsed(error) ? new Refusal('idempotency_key_reused') : error;
}

function fingerprintOf(request: FastifyRequest): string {
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.sort();
  return sha256(`${request.method} ${url.pathname}?${url.searchParams.toString()}\n${request.bodyDigest}`);
}
