import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../domain/contract.ts';
import { createEncryption, deriveJournalKeys, utf8 } from '../../src/journal/crypto/encryption.ts';
import { decryptUser, encryptUser } from '../../src/journal/crypto/user-record.ts';
import { readStoredSession } from '../../src/platform/read-session.ts';
import { openSessionStore as openStore } from '../../src/platform/session-store.ts';
import { sessionShape } from '../../src/platform/stored-session.ts';

const user = { id: 'customer', language: 'th' } as User;
const keys = await deriveJournalKeys('a journal key');
const session = { token: 'token-1', user, keys, expiresAt: 1000 };

const openSessionStore = (now: () => number) => openStore(now, encryptUser, decryptUser);

beforeEach(async () => (await openSessionStore(() => 0)).clear());

describe('a session', () => {
  test('that is kept is there at the next start, until its time is over', async () => {
    await (await openSessionStore(() => 0)).keep(session);
    const [early, late] = [await openSessionStore(() => 999), await openSessionStore(() => 1000)];
    expect([early.token(), early.user()]).toEqual(['token-1', user]);
    expect([late.token(), late.user()]).toEqual([null, user]);
  });

  test('without its token keeps the person, now and at the next start', async () => {
    const store = await openSessionStore(() => 0);
    await store.keep(session);
    await store.removeToken();
    for (const opened of [store, await openSessionStore(() => 0)])
      expect([opened.token(), opened.user()]).toEqual([null, user]);
  });

  test('that another tab begins is not undone by what this tab says of the one before', async () => {
    const [here, there] = [await openSessionStore(() => 0), await openSessionStore(() => 0)];
    await here.keep(session);
    await expect.poll(() => there.token()).toBe('token-1');
    const renewed = { token: 'token-2', user: { ...user, language: 'zh' } as User, keys, expiresAt: 2000 };
    await Promise.all([there.keep(renewed), here.changeUser(user), here.removeToken()]);
    const store = await openSessionStore(() => 0);
    expect([store.token(), store.user()]).toEqual(['token-2', renewed.user]);
  });

  test('that another tab ends is not begun again by what this tab hears of its person', async () => {
    const [here, there] = [await openSessionStore(() => 0), await openSessionStore(() => 0)];
    await here.keep(session);
    await expect.poll(() => there.token()).toBe('token-1');
    await Promise.all([there.clear(), here.changeUser(user)]);
    const store = await openSessionStore(() => 0);
    expect([store.token(), store.user()]).toEqual([null, null]);
  });

  test('keeps the keys of its journal at the next start, and nobody can read them', async () => {
    await (await openSessionStore(() => 0)).keep(session);
    const kept = (await openSessionStore(() => 0)).keys();
    const encryption = createEncryption(kept ?? keys);
    const encrypted = await createEncryption(keys).encrypt(utf8('tea'));
    expect([
      new TextDecoder().decode(await encryption.decrypt(encrypted)),
      kept?.sealing.extractable,
    ]).toEqual(['tea', false]);
  });

  test('that is cleared is gone', async () => {
    const store = await openSessionStore(() => 0);
    await store.keep(session);
    await store.clear();
    for (const opened of [store, await openSessionStore(() => 0)])
      expect([opened.token(), opened.user(), opened.keys()]).toEqual([null, null, null]);
  });

  test('tells this tab of a token that is gone, and another tab of sign-ins alone', async () => {
    const [here, there] = [await openSessionStore(() => 0), await openSessionStore(() => 0)];
    await here.keep(session);
    const [onToken, onOther] = [vi.fn(), vi.fn()];
    await expect.poll(() => there.token()).toBe('token-1');
    here.subscribe(onToken);
    there.onChange(onOther);
    await here.removeToken();
    await here.removeToken();
    expect(onToken).toHaveBeenCalledOnce();
    await here.keep({ ...session, token: 'token-2' });
    await expect.poll(() => there.token()).toBe('token-2');
    expect(onOther).toHaveBeenCalledOnce();
  });

  test('begun where the browser refuses storage by throwing lasts as long as the page', async () => {
    const refused = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const [store, next] = [await openSessionStore(() => 0), await openSessionStore(() => 0)];
    refused.mockRestore();
    await store.keep(session);
    expect([store.token(), next.token()]).toEqual(['token-1', null]);
  });
});

/** What lies on the disk of this device. */
async function onDisk(change?: (store: IDBObjectStore) => void): Promise<Record<string, unknown>> {
  const database = await settled(indexedDB.open(sessionShape.name));
  const store = database.transaction('session', 'readwrite').objectStore('session');
  change?.(store);
  const kept = await settled(store.get('current') as IDBRequest<Record<string, unknown>>);
  database.close();
  return kept;
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no answer'));
  });
}

describe('the record of a person, on the disk', () => {
  const person = { id: 'customer', name: 'Ling Wattana', role: 'owner', language: 'th' } as User;
  const textOf = (bytes: unknown) => new TextDecoder().decode(bytes as ArrayBuffer);

  test('is encrypted under their key, also after they changed and after their token is gone', async () => {
    const store = await openSessionStore(() => 0);
    await store.keep({ ...session, user: person });
    await store.changeUser({ ...person, name: 'Ling W.' });
    await store.removeToken();
    const { user: bytes, ...rest } = await onDisk();
    expect(textOf(bytes)).not.toMatch(/Ling|owner|customer/);
    expect(JSON.stringify(rest)).not.toMatch(/Ling|owner|customer/);
    const read = await createEncryption(keys).decrypt(bytes as ArrayBuffer);
    expect(JSON.parse(textOf(read))).toEqual({ ...person, name: 'Ling W.' });
    expect((await readStoredSession(decryptUser))?.user).toEqual({ ...person, name: 'Ling W.' });
  });

  test('that changes leaves the rest as another tab has left it', async () => {
    const store = await openSessionStore(() => 0);
    await store.keep({ ...session, user: person });
    const { user: _, ...rest } = await onDisk();
    await onDisk((kept) => kept.put({ ...rest, user: person, expiresAt: 7 }, 'current'));
    await store.changeUser({ ...person, name: 'Ling W.' });
    expect(await onDisk()).toMatchObject({ ...rest, expiresAt: 7 });
  });

  test('is gone with a sign-out', async () => {
    const store = await openSessionStore(() => 0);
    await Promise.all([store.keep({ ...session, user: person }), store.clear()]);
    expect(await onDisk()).toBeUndefined();
  });

  test('that an earlier version kept as it is, is read, and encrypted with what the server knows next', async () => {
    await onDisk((store) => store.put({ ...session, user: person }, 'current'));
    const store = await openSessionStore(() => 0);
    expect([store.user(), store.token()]).toEqual([person, 'token-1']);
    await store.changeUser(person);
    expect((await onDisk())['user']).toBeInstanceOf(ArrayBuffer);
    expect((await openSessionStore(() => 0)).user()).toEqual(person);
  });

  test('that another key encrypted is nobody’s', async () => {
    const other = await deriveJournalKeys('another journal key');
    await (await openSessionStore(() => 0)).keep(session);
    const { user: bytes } = await onDisk();
    await onDisk((store) => store.put({ ...session, keys: other, user: bytes }, 'current'));
    const store = await openSessionStore(() => 0);
    expect([store.user(), store.token(), store.keys()]).toEqual([null, null, null]);
  });
});
