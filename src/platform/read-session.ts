import { decryptSession, sessionShape } from './stored-session.ts';
import type { DecryptUser, KeptSession, StoredSession } from './stored-session.ts';
import { readRecord } from './read-record.ts';

/** The session that this device keeps, before the app opens it. Rejects where the browser refuses storage. */
export async function readStoredSession(decryptUser: DecryptUser): Promise<StoredSession | null> {
  return decryptSession(await readKeptSession(), decryptUser);
}

/** What lies on the disk of it, the person's record encrypted. */
export function readKeptSession(): Promise<KeptSession | undefined> {
  return readRecord<KeptSession>(sessionShape, 'session', 'current');
}
