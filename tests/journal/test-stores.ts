import type { JournalStores } from '../../src/journal/journal.ts';
import { openIndexedDbStores } from '../../src/journal/stores/indexed-db-stores.ts';
import { createNotices } from '../../src/journal/notices.ts';
import { createSeal, deriveJournalKeys } from '../../src/journal/crypto/seal.ts';

/** The keys of a person at every desk of these tests. */
export const testKeys = deriveJournalKeys('a journal key of these tests');

/** Sealed stores in a database of this browser. */
export async function openTestStores(name = `talat-test-${crypto.randomUUID()}`): Promise<JournalStores> {
  return openIndexedDbStores(name, createSeal(await testKeys), { now: () => 1_000_000 }, createNotices());
}
