import { describe, expect, test, vi } from 'vitest';
import { signInDevice } from '../../src/features/account/sign-in-device.ts';
import type { DeviceScope } from '../../src/workflow/scopes.ts';

describe('signing out', () => {
  test('removes the session, what LINE stored and what was read, and locks the journal', async () => {
    const done: string[] = [];
    const note = (what: string) => vi.fn(async () => void done.push(what));
    const scope = {
      platform: {
        line: () => ({ logout: note('LINE') }),
        categories: { clear: note('categories') },
        group: { clear: note('group') },
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
      'session',
    ]);
  });
});
