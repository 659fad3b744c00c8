import { unlockSession } from './kept-session.ts';
import type { EncryptionOf, KeptSession } from './kept-session.ts';
import { readRecord } from './read-record.ts';
import type { StoredSession } from './session-store.ts';
import { sessionShape } from './stored-session.ts';

/** The session that this device keeps, before the app opens it. Rejects where the browser refuses storage. */
export async function readStoredSession(encryptionOf: EncryptionOf): Promise<StoredSession | null> {
  return unlockSession(await readRecord<KeptSession>(sessionShape, 'session', 'current'), encryptionOf);
}
