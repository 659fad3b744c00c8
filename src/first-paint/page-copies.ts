import { openDB } from 'idb';
import type { DBSchema } from 'idb';
import { createEncryption, encryptJson } from '../journal/crypto/encryption.ts';
import type { JournalKeys } from '../journal/crypto/encryption.ts';
import { copiesShape } from './read-page-copy.ts';
import type { PageCopy } from './read-page-copy.ts';

interface CopiesSchema extends DBSchema {
  /** Encrypted under the person's key, by the key of the screen. */
  copies: { key: string; value: ArrayBuffer };
}

const openCopies = () =>
  openDB<CopiesSchema>(copiesShape.name, copiesShape.version, {
    upgrade: copiesShape.upgrade,
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

/** Keeps the copy of a screen in place of the former one; `mayKeep` is asked when all is ready, since somebody may have signed out. */
export async function keepPageCopy(
  keys: JournalKeys,
  screen: string,
  copy: PageCopy,
  mayKeep: () => Promise<boolean>,
): Promise<void> {
  const encrypted = await encryptJson(createEncryption(keys), copy);
  if (!(await mayKeep())) return;
  const database = await openCopies();
  await database.put('copies', encrypted, screen);
  database.close();
}

/** Removes all copies. */
export async function removePageCopies(): Promise<void> {
  const database = await openCopies();
  await database.clear('copies');
  database.close();
}
