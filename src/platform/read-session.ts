import { readRecord } from './read-record.ts';
import type { StoredSession } from './session-store.ts';
import { sessionShape } from './stored-session.ts';

/** The session that this device keeps, before the app opens it. Rejects where the browser refuses storage. */
export async function readStoredSession(): Promise<StoredSession | null> {
  return (await readRecord<StoredSession>(sessionShape, 'session', 'current')) ?? null;
}
