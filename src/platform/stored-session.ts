import type { DatabaseShape } from './read-record.ts';

/** The database with the session of this device. */
const sessionDatabase = 'talat-session';

/** How it is made. */
export const sessionShape: DatabaseShape = {
  name: sessionDatabase,
  // From 3 on the person's record is encrypted; one of 2 is when it is opened.
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
