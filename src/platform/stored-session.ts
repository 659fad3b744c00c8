import type { User } from '../../domain/contract.ts';
import type { DatabaseShape } from './read-record.ts';

/** The database with the session of this device. */
const sessionDatabase = 'talat-session';

/** How it is made. */
export const sessionShape: DatabaseShape = {
  name: sessionDatabase,
  // From 3 on the person’s record is encrypted; one that 2 kept is with the next that the server tells of them.
  version: 3,
  upgrade(fresh, oldVersion) {
    // Before, a session had no keys and could open no journal.
    if (oldVersion === 1) fresh.deleteObjectStore('session');
    if (oldVersion < 2) fresh.createObjectStore('session');
  },
};

/**
 * Whether somebody uses this device; asked without making the database, by pages that do without the app. False where
 * the browser refuses storage.
 */
export function hasStoredSession(): Promise<boolean> {
  return new Promise((resolve) => {
    const nobody = () => resolve(false);
    try {
      const opening = indexedDB.open(sessionDatabase);
      // There is none, and none is to be made.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = (event) => {
        event.preventDefault();
        nobody();
      };
      opening.onsuccess = () => {
        const database = opening.result;
        try {
          const count = database.transaction('session').objectStore('session').count();
          count.onsuccess = () => resolve(count.result > 0);
          count.onerror = nobody;
        } catch {
          nobody();
        } finally {
          database.close();
        }
      };
    } catch {
      nobody();
    }
  });
}

/** The signed-in person and the secret that proves it; never a part of any journal. */
export interface StoredSession {
  /** Null once the server or the clock said that it is over. */
  readonly token: string | null;
  readonly user: User;
  /** Opens what this person's journal keeps on this device; gone with a sign-out. */
  readonly keys: JournalKeys;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Keys that a browser uses and shows nobody. */
type JournalKeys = Readonly<Record<'sealing' | 'naming', CryptoKey>>;

/** A session as it lies on the disk. */
export interface KeptSession extends Omit<StoredSession, 'user'> {
  /** Encrypted; as it is where an earlier version kept it. */
  readonly user: ArrayBuffer | User;
}

/** Encrypts the record of a person with their keys. */
export type EncryptUser = (keys: StoredSession['keys'], user: User) => Promise<ArrayBuffer>;

/** Rejects where the record is damaged or another's. */
export type DecryptUser = (keys: StoredSession['keys'], record: ArrayBuffer) => Promise<User>;

/** The session of what lies on the disk; null where there is none. Rejects where it is damaged. */
export async function decryptSession(
  kept: KeptSession | undefined,
  decryptUser: DecryptUser,
): Promise<StoredSession | null> {
  if (kept === undefined) return null;
  const { user, keys } = kept;
  return { ...kept, user: user instanceof ArrayBuffer ? await decryptUser(keys, user) : user };
}
