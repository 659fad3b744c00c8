import { beforeEach, describe, expect, test } from 'vitest';
import {
  keepPageCopy,
  pathOfCopy,
  readPageCopy,
  removePageCopies,
} from '../../src/first-paint/page-copies.ts';
import type { PageCopy } from '../../src/first-paint/page-copies.ts';
import { deriveJournalKeys } from '../../src/journal/crypto/encryption.ts';
import { openDB } from 'idb';

const keys = await deriveJournalKeys('a journal key');
const frame = { build: '/assets/app.js', width: 390, language: 'zh', groupId: 'pratunam' };
const copy: PageCopy = {
  frame,
  html: '<main>VIP ฿120</main>',
  styles: ['/assets/cart.css'],
  reads: ['/api/groups'],
};

beforeEach(removePageCopies);

describe('the copy of a page', () => {
  test('is there at the next visit in the same frame', async () => {
    await keepPageCopy(keys, '/home', copy);
    expect(await readPageCopy(keys, '/home', frame)).toEqual(copy);
  });

  test.each([
    ['of another build', { ...frame, build: '/assets/next.js' }],
    ['of another width', { ...frame, width: 320 }],
    ['in another language', { ...frame, language: 'th' }],
    ['of another group', { ...frame, groupId: 'chinatown' }],
  ])('is not for a page %s', async (_, other) => {
    await keepPageCopy(keys, '/home', copy);
    expect(await readPageCopy(keys, '/home', other)).toBe(null);
  });

  test('is nothing to another person, nor at another path', async () => {
    await keepPageCopy(keys, '/home', copy);
    expect(await readPageCopy(await deriveJournalKeys('another key'), '/home', frame)).toBe(null);
    expect(await readPageCopy(keys, '/cart', frame)).toBe(null);
  });

  test('cannot be read on the disk', async () => {
    await keepPageCopy(keys, '/home', copy);
    const database = await openDB('talat-pages');
    const [kept] = (await database.getAll('copies')) as [ArrayBuffer];
    database.close();
    expect(new TextDecoder().decode(kept)).not.toMatch(/VIP|main/);
  });

  test('is gone once all are removed', async () => {
    await keepPageCopy(keys, '/home', copy);
    await removePageCopies();
    expect(await readPageCopy(keys, '/home', frame)).toBe(null);
  });
});

describe('the path of a copy', () => {
  test.each([
    ['/', '', '/home'],
    ['/auth/home', '', '/home'],
    ['/order-home', '?type=payments', '/order-home?type=payments'],
  ])('of %s%s is %s', (pathname, search, path) => {
    expect(pathOfCopy({ pathname, search })).toBe(path);
  });
});
