import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { User } from '../../domain/contract.ts';
import { isLocked, lockUser, unlockSession } from './kept-session.ts';
import type { EncryptionOf, KeptSession } from './kept-session.ts';
import { sessionShape } from './stored-session.ts';

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

/** What is known of the session in this tab; a change resolves when it is on disk. */
export interface SessionStore {
  /** Who uses this device, also after the session is over; null after a sign-out. */
  user(): User | null;
  keys(): JournalKeys | null;
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
export async function openSessionStore(now: () => number, encryptionOf: EncryptionOf): Promise<SessionStore> {
  const channel = new BroadcastChannel(sessionShape.name);
  const listeners = new Set<() => void>();
  // Another tab clears the device, or brings a newer version: it waits until this one has let go.
  let database = await openDatabase(() => {
    close();
    for (const listener of listeners) listener();
  }).catch(() => null);
  const watchers = new Set<() => void>();
  const kept = await database?.get('session', 'current');
  let current = await unlock(kept);
  let last: Promise<unknown> = Promise.resolve();
  if (current !== null && !isLocked(kept)) void change(current, { user: current.user });

  /** What cannot be decrypted is nobody's. */
  function unlock(found: KeptSession | undefined): Promise<StoredSession | null> {
    return unlockSession(found, encryptionOf).catch(() => null);
  }

  /** Changes the disk after what was to be changed before: encrypting takes its time. */
  function inTurn(work: () => Promise<unknown>): Promise<void> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done.then(() => undefined);
  }

  channel.onmessage = async () => {
    current = await unlock(await database?.get('session', 'current'));
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

  const writing = () => database?.transaction('session', 'readwrite', { durability: 'strict' });

  function write(session: StoredSession | null): Promise<void> {
    show(session);
    return inTurn(async () => {
      const locked = session && { ...session, user: await lockUser(session, encryptionOf) };
      const transaction = writing();
      await (locked === null
        ? transaction?.store.delete('current')
        : transaction?.store.put(locked, 'current'));
      await transaction?.done;
      channel.postMessage('changed');
    });
  }

  /** Changes the session that this tab knows; one that another tab has begun or ended meanwhile stays as it is on disk. */
  function change(known: StoredSession, changes: Partial<StoredSession>): Promise<void> {
    const next = { ...known, ...changes };
    show(next);
    return inTurn(async () => {
      const locked = changes.user && { user: await lockUser(next, encryptionOf) };
      const transaction = writing();
      const found = await transaction?.store.get('current');
      if (found?.token === known.token)
        await transaction?.store.put({ ...found, ...changes, ...locked }, 'current');
      await transaction?.done;
    });
  }

  return {
    user: () => current?.user ?? null,
    keys: () => current?.keys ?? null,
    token: () => (current !== null && current.expiresAt > now() ? current.token : null),
    keep: write,
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
