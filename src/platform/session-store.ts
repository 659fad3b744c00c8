import type { User } from '../../domain/contract.ts';
import type { KeyValueStore } from './key-value-store.ts';

/** The signed-in person and the secret that proves it; never a part of any journal. */
export interface StoredSession {
  readonly token: string;
  readonly user: User;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface SessionStore {
  read(): StoredSession | null;
  /** The token, when there is one that has not expired. */
  token(): string | null;
  write(session: StoredSession): void;
  changeUser(user: User): void;
  /** Forgets the token alone; the person stays known for the work that is kept on the device. */
  removeToken(): void;
  clear(): void;
}

const tokenName = 'token';
const userName = 'user';
const expiryName = 'token.expires_at';

export function openSessionStore(store: KeyValueStore, now: () => number): SessionStore {
  function token(): string | null {
    return Number(store.get(expiryName) ?? 0) > now() ? store.get(tokenName) : null;
  }
  function removeToken(): void {
    store.remove(tokenName);
    store.remove(expiryName);
  }
  return {
    token,
    removeToken,
    read() {
      const user = store.get(userName);
      if (user === null) return null;
      const expiresAt = Number(store.get(expiryName) ?? 0);
      return { token: store.get(tokenName) ?? '', user: JSON.parse(user) as User, expiresAt };
    },
    write(session) {
      store.set(userName, JSON.stringify(session.user));
      store.set(tokenName, session.token);
      store.set(expiryName, String(session.expiresAt));
    },
    changeUser(user) {
      store.set(userName, JSON.stringify(user));
    },
    clear() {
      removeToken();
      store.remove(userName);
    },
  };
}
