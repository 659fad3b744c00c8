import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { User } from '../../domain/contract.ts';
import { decryptSession, sessionShape } from './stored-session.ts';
import type { DecryptUser, EncryptUser, KeptSession, StoredSession } from './stored-session.ts';

/** What is known of the session in this tab; a change resolves when it is on disk. */
export interface SessionStore {
  /** Who uses this device, also after the session is over; null after a sign-out. */
  user(): User | null;
  keys(): StoredSession['keys'] | null;
  /** The token, when there is one that has not expired. */
  token(): string | null;
  keep(session: StoredSession): Promise<void>;
  /** Takes what the server knows of the person now; other tabs find it at their next start. */
  changeUser(user: User): Promise<void>;
  /** Forgets the token alone; the person stays known for the work that is kept on the device. Other tabs find out themselves. */
  removeToken(): Promise<void>;
  clear(): Promise<void>;
  /** Calls back when this tab's knowledge of the person or the token changes; answers the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Calls back when another tab has signed in or out, or clears the device; answers the way to stop. */
  onChange(listener: () => void): () => void;
  /** Lets go of the disk: this tab goes on with what it knows, and nothing of it is kept. */
  close(): void;
}

interface SessionSchema extends DBSchema {
  session: { key: 'current'; value: KeptSession };
}

/** Rejects where the browser refuses storage, also where it throws instead of answering. */
async function openDatabase(onBlocking: () => void): Promise<IDBPDatabase<SessionSchema>> {
  const { name, version, upgrade } = sessionShape;
  return openDB<SessionSchema>(name, version, { upgrade, blocking: onBlocking });
}

/**
 * Opens the session that this device keeps. It lies in IndexedDB, since local storage reaches the disk seconds later: a phone
 * that dies after a sign-in would have lost it. The person's record is encrypted there with their key. Where the browser refuses storage
 * the session lasts as long as the page.
 */
export async function openSessionStore(
  now: () => number,
  encryptUser: EncryptUser,
  decryptUser: DecryptUser,
): Promise<SessionStore> {
  const channel = new BroadcastChannel(sessionShape.name);
  const listeners = new Set<() => void>();
  // Another tab clears the device, or brings a newer version: it waits until this one has let go.
  let database = await openDatabase(() => {
    close();
    for (const listener of listeners) listener();
  }).catch(() => null);
  const watchers = new Set<() => void>();
  let current = await read();
  /** Encrypting takes its time: changes of the disk go one after another. */
  let last = Promise.resolve();

  /** What is on the disk; what cannot be decrypted is nobody's. */
  async function read(): Promise<StoredSession | null> {
    const kept = await database?.get('session', 'current');
    return decryptSession(kept, decryptUser).catch(() => null);
  }

  channel.onmessage = async () => {
    current = await read();
    for (const listener of listeners) listener();
  };

  function close(): void {
    database?.close();
    database = null;
  }

  function show(session: StoredSession | null): void {
    current = session;
    for (const listener of watchers) listener();
  }

  function write(
    session: StoredSession | null,
    known?: StoredSession,
    changes: Partial<StoredSession> | null = session,
  ): Promise<void> {
    show(session);
    const work = async () => {
      const user = session && (await encryptUser(session.keys, session.user));
      const transaction = database?.transaction('session', 'readwrite', { durability: 'strict' });
      const store = transaction?.store;
      const found = known && (await store?.get('current'));
      if (session === null || user === null) await store?.delete('current');
      // One that another tab has begun or ended meanwhile stays as it is.
      else if (found?.token === known?.token)
        await store?.put({ ...(found ?? session), ...changes, user }, 'current');
      await transaction?.done;
      if (known === undefined) channel.postMessage('changed');
    };
    last = last.then(work, work);
    return last;
  }

  const change = (known: StoredSession, changes: Partial<StoredSession>) =>
    write({ ...known, ...changes }, known, changes);

  return {
    user: () => current?.user ?? null,
    keys: () => current?.keys ?? null,
    token: () => (current !== null && current.expiresAt > now() ? current.token : null),
    keep: (session) => write(session),
    changeUser: (user) => (current?.user.id === user.id ? change(current, { user }) : Promise.resolve()),
    subscribe(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    removeToken: () => (current?.token == null ? Promise.resolve() : change(current, { token: null })),
    clear: () => write(null),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close,
  };
}
