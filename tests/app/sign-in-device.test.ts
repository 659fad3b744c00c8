import { describe, expect, test, vi } from 'vitest';
import { signInDevice } from '../../src/features/account/sign-in-device.ts';
import type { DeviceScope } from '../../src/workflow/scopes.ts';

describe('signing out', () => {
  test('ends also where the copies of screens cannot be removed', async () => {
    const session = { clear: vi.fn(async () => undefined) };
    const scope = {
      platform: {
        line: () => null,
        categories: { clear: () => undefined },
        group: { clear: () => undefined },
        session,
        forgetPages: () => Promise.reject(new Error('no room')),
      },
      userScopes: { close: () => undefined },
      journal: { outbox: { entries: () => [], settle: () => Promise.resolve() } },
    } as unknown as DeviceScope;
    await signInDevice(scope).forget();
    expect(session.clear).toHaveBeenCalledOnce();
  });

  test('removes the session, what LINE stored and what was read, and locks the journal', async () => {
    const done: string[] = [];
    const note = (what: string) => vi.fn(async () => void done.push(what));
    const scope = {
      platform: {
        line: () => ({ logout: note('LINE') }),
        categories: { clear: note('categories') },
        group: { clear: note('group') },
        forgetPages: note('screens'),
        session: { clear: note('session') },
      },
      userScopes: { close: note('person’s journal') },
      journal: { outbox: { entries: () => [{ key: 'key-1' }], settle: note('language') } },
    } as unknown as DeviceScope;
    await signInDevice(scope).forget();
    expect(done.toSorted()).toEqual([
      'LINE',
      'categories',
      'group',
      'language',
      'person’s journal',
      'screens',
      'session',
    ]);
  });
});
