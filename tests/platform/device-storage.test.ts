import { openDB } from 'idb';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { decryptUser, encryptUser } from '../../src/journal/crypto/user-record.ts';
import { askToStay, deleteDatabases, emptyCaches } from '../../src/platform/device-storage.ts';
import { browserStore } from '../../src/platform/key-value-store.ts';
import { openSessionStore } from '../../src/platform/session-store.ts';

async function databaseNames(): Promise<readonly (string | undefined)[]> {
  return (await indexedDB.databases()).map(({ name }) => name).toSorted();
}

describe('emptying the device', () => {
  test('removes the databases of the prefix, and no others', async () => {
    for (const name of ['trial-a', 'trial-b', 'other']) (await openDB(name, 1)).close();
    const before = await databaseNames();
    await deleteDatabases('trial-');
    expect(await databaseNames()).toEqual(before.filter((name) => name?.startsWith('trial-') !== true));
    await deleteDatabases('other');
  });

  test('makes another tab with the session let go, and tells it', async () => {
    const there = await openSessionStore(() => 0, encryptUser, decryptUser);
    const onChange = vi.fn();
    there.onChange(onChange);
    await deleteDatabases('talat-session');
    expect(onChange).toHaveBeenCalledOnce();
    expect(await databaseNames()).not.toContain('talat-session');
  });

  test('while a tab does not let go is given up', async () => {
    const held = await openDB('held-a', 1);
    await expect(deleteDatabases('held-', 1)).rejects.toThrow('another tab holds the storage');
    held.close();
    await expect.poll(databaseNames).not.toContain('held-a');
  });
});

/** Takes an API away from this page until the test is over, as from a browser without it. */
function lack(owner: object, name: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  Reflect.deleteProperty(owner, name);
  if (descriptor !== undefined) onTestFinished(() => void Object.defineProperty(owner, name, descriptor));
}

describe('emptying the caches', () => {
  test('removes what a cache keeps', async () => {
    await caches.open('trial');
    await emptyCaches();
    expect(await caches.keys()).toEqual([]);
  });

  test('in a view without service workers removes what a cache keeps', async () => {
    lack(Navigator.prototype, 'serviceWorker');
    await caches.open('trial');
    await emptyCaches();
    expect(await caches.keys()).toEqual([]);
  });

  test('in a browser without caches does nothing', async () => {
    lack(window, 'caches');
    lack(Navigator.prototype, 'serviceWorker');
    await expect(emptyCaches()).resolves.toBe(undefined);
  });
});

describe('the wish to stay on the device', () => {
  test('is passed over where the browser knows none', async () => {
    lack(Navigator.prototype, 'storage');
    await expect(askToStay()).resolves.toBe(undefined);
  });
});

describe('a small text store', () => {
  test.each([
    ['of the browser', () => sessionStorage],
    [
      'in memory',
      () => {
        throw new Error('refused');
      },
    ],
  ])('%s keeps only the given names', (_, open) => {
    const store = browserStore(open);
    store.set('lang', 'th');
    store.set('LIFF_STORE:1:context', '{}');
    store.set('order-home.type', 'payments');
    store.keepOnly(['lang', 'group_id']);
    expect(['lang', 'LIFF_STORE:1:context', 'order-home.type'].map((name) => store.get(name))).toEqual([
      'th',
      null,
      null,
    ]);
    store.remove('lang');
  });
});
