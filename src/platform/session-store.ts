import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { User } from '../../domain/contract.ts';
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
  session: { key: 'current'; value: StoredSession };
}

/** Rejects where the browser refuses storage, also where it throws instead of answering. */
async function openDatabase(onBlocking: () => void): Promise<IDBPDatabase<SessionSchema>> {
  const { name, version, upgrade } = sessionShape;
  return openDB<SessionSchema>(name, version, { upgrade, blocking: onBlocking });
}

/**
 * Opens the session that this device keeps. It lies in IndexedDB, since local storage reaches the disk seconds later: a phone
 * that dies after a sign-in would have lost it. Where the browser refuses storage the session lasts as long as the page.
 */
export async function openSessionStore(now: () => number): Promise<SessionStore> {
  const channel = new BroadcastChannel(sessionShape.name);
  const listeners = new Set<() => void>();
  // Another tab clears the device, or brings a newer version: it waits until this one has let go.
  let database = await openDatabase(() => {
    close();
    for (const listener of listeners) listener();
  }).catch(() => null);
  const watchers = new Set<() => void>();
  let current = (await database?.get('session', 'current')) ?? null;

  channel.onmessage = async () => {
    current = (await database?.get('session', 'current')) ?? null;
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

  async function write(session: StoredSession | null): Promise<void> {
    show(session);
    const transaction = writing();
    await (session === null
      ? transaction?.store.delete('current')
      : transaction?.store.put(session, 'current'));
    await transaction?.done;
    channel.postMessage('changed');
  }

  /** Changes the session that this tab knows; one that another tab has begun or ended meanwhile stays as it is on disk. */
  async function change(known: StoredSession, changes: Partial<StoredSession>): Promise<void> {
    show({ ...known, ...changes });
    const transaction = writing();
    const kept = await transaction?.store.get('current');
    if (kept?.token === known.token) await transaction?.store.put({ ...kept, ...changes }, 'current');
    await transaction?.done;
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
