import { beforeEach, describe, expect, test } from 'vitest';
import { categoriesLifetimeMs } from '../../domain/limits.ts';
import { keepPageCopy, removePageCopies } from '../../src/first-paint/page-copies.ts';
import { copiedScreen, readPageCopy } from '../../src/first-paint/read-page-copy.ts';
import type { PageCopy } from '../../src/first-paint/read-page-copy.ts';
import { deriveJournalKeys } from '../../src/journal/crypto/encryption.ts';
import { openDB } from 'idb';

const keys = await deriveJournalKeys('a journal key');
const frame = { build: '/assets/app.js', width: 390, language: 'zh', groupId: 'pratunam' };
const copy: PageCopy = {
  frame,
  at: Date.now(),
  html: '<main>VIP ฿120</main>',
  styles: ['/assets/cart.css'],
  reads: ['/api/groups'],
};

const signedIn = async () => true;

beforeEach(removePageCopies);

describe('the copy of a page', () => {
  test('is there at the next visit in the same frame', async () => {
    await keepPageCopy(keys, '/home', copy, signedIn);
    expect(await readPageCopy(keys, '/home', frame)).toEqual(copy);
  });

  test.each([
    ['of another build', { ...frame, build: '/assets/next.js' }],
    ['of another width', { ...frame, width: 320 }],
    ['in another language', { ...frame, language: 'th' }],
    ['of another group', { ...frame, groupId: 'chinatown' }],
  ])('is not for a page %s', async (_, other) => {
    await keepPageCopy(keys, '/home', copy, signedIn);
    expect(await readPageCopy(keys, '/home', other)).toBe(null);
  });

  test('is nothing to another person, nor at another path', async () => {
    await keepPageCopy(keys, '/home', copy, signedIn);
    expect(await readPageCopy(await deriveJournalKeys('another key'), '/home', frame)).toBe(null);
    expect(await readPageCopy(keys, '/cart', frame)).toBe(null);
  });

  test('cannot be read on the disk', async () => {
    await keepPageCopy(keys, '/home', copy, signedIn);
    const database = await openDB('talat-pages');
    const [kept] = (await database.getAll('copies')) as [ArrayBuffer];
    database.close();
    expect(new TextDecoder().decode(kept)).not.toMatch(/VIP|main/);
  });

  test('is not kept once somebody has signed out meanwhile', async () => {
    await keepPageCopy(keys, '/home', copy, async () => false);
    expect(await readPageCopy(keys, '/home', frame)).toBe(null);
  });

  test('is not shown after an hour, nor where the clock was set back by as much', async () => {
    for (const at of [Date.now() - categoriesLifetimeMs, Date.now() + categoriesLifetimeMs + 1000]) {
      await keepPageCopy(keys, '/home', { ...copy, at }, signedIn);
      expect(await readPageCopy(keys, '/home', frame)).toBe(null);
    }
  });

  test('is gone once all are removed', async () => {
    await keepPageCopy(keys, '/home', copy, signedIn);
    await removePageCopies();
    expect(await readPageCopy(keys, '/home', frame)).toBe(null);
  });
});

describe('the screen of an address', () => {
  const perTab = (type: string | null) => ({ get: () => type });

  test.each([
    ['/home', '', null, '/home'],
    ['/auth/home', '?lang=th&code=secret', null, '/home'],
    ['/order-home', '', null, '/order-home?type=orders'],
    ['/order-home', '', 'payments', '/order-home?type=payments'],
    ['/order-home', '?type=orders', 'payments', '/order-home?type=orders'],
    ['/cart', '', null, null],
    ['/order/1', '', null, null],
  ])('of %s%s, where the tab %s was shown last, is %s', (pathname, search, remembered, screen) => {
    expect(copiedScreen({ pathname, search }, perTab(remembered))).toBe(screen);
  });
});
