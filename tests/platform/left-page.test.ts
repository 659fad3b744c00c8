import { deleteDB, openDB } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import { letGoWhenLeft, stopsLeftPages } from '../../src/platform/left-page.ts';

const page = new EventTarget();
const startAnew = vi.fn();
letGoWhenLeft(page, startAnew);

const leave = (persisted: boolean) => page.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
const show = (persisted: boolean) => page.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

/** A database in the middle of a transaction that goes on until the returned function is called. */
async function openWriting() {
  const database = await openDB(`left-${crypto.randomUUID()}`, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('kept'),
  });
  const transaction = database.transaction('kept', 'readwrite');
  let isWriting = true;
  async function write(): Promise<void> {
    while (isWriting) await transaction.store.put('half', 'value');
  }
  const ended = Promise.all([write(), transaction.done]);
  return {
    database,
    ended,
    finish() {
      isWriting = false;
    },
  };
}

describe('a page that is left', () => {
  test('and kept for Back aborts what it writes and closes its databases', async () => {
    const { database, ended } = await openWriting();
    leave(true);
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
    expect(() => database.transaction('kept')).toThrow(DOMException);
    const next = await openDB(database.name, 1);
    expect(await next.get('kept', 'value')).toBe(undefined);
    next.close();
    await deleteDB(database.name);
  });

  test('for good goes on until it ends', async () => {
    const { database, ended, finish } = await openWriting();
    leave(false);
    finish();
    await ended;
    expect(await database.get('kept', 'value')).toBe('half');
    database.close();
    await deleteDB(database.name);
  });

  test('after it has written keeps what it wrote', async () => {
    const { database, ended, finish } = await openWriting();
    finish();
    await ended;
    leave(true);
    const next = await openDB(database.name, 1);
    expect(await next.get('kept', 'value')).toBe('half');
    next.close();
    await deleteDB(database.name);
  });
});

describe('a page that is shown', () => {
  test('again by Back starts anew', () => {
    show(true);
    expect(startAnew).toHaveBeenCalledOnce();
  });

  test('for the first time goes on', () => {
    startAnew.mockClear();
    show(false);
    expect(startAnew).not.toHaveBeenCalled();
  });
});

describe('a page that is left', () => {
  test.each([
    [
      'Safari on iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      true,
    ],
    [
      'LINE on iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.0.0',
      true,
    ],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
      false,
    ],
  ])('in %s lets go of the disk where the browser would stop it', (_, userAgent, stops) => {
    expect(stopsLeftPages(userAgent)).toBe(stops);
  });
});
