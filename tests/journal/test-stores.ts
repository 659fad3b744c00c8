import type { JournalStores } from '../../src/journal/journal.ts';
import { openIndexedDbStores } from '../../src/journal/stores/indexed-db-stores.ts';
import { createStorageNotices } from '../../src/journal/storage-notices.ts';
import { createEncryption, deriveJournalKeys } from '../../src/journal/crypto/encryption.ts';

/** The keys of a person at every desk of these tests. */
export const testKeys = deriveJournalKeys('a journal key of these tests');

/** Sealed stores in a database of this browser. */
export async function openTestStores(name = `talat-test-${crypto.randomUUID()}`): Promise<JournalStores> {
  return openIndexedDbStores(
    name,
    createEncryption(await testKeys),
    { now: () => 1_000_000 },
    createStorageNotices(),
  );
}
