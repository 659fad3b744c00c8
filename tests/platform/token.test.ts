import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../domain/contract.ts';
import { deriveJournalKeys } from '../../src/journal/crypto/encryption.ts';
import { readOperation } from '../../src/api/read-operation.ts';
import { createPlatform } from '../../src/workflow/platform.ts';

const user = { id: 'customer', merchant_id: 'm-1', role: '', group_id: 'g-1', line_id: '' } as User;
const owner = { merchantId: 'm-1', groupId: 'g-1' };
const { signal } = new AbortController();
const day = 24 * 60 * 60 * 1000;

/** A device of somebody who was signed in until then, with what they chose; the server answers every call so. */
async function signedInUntil(expiresAt: number, answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer());
  const platform = await createPlatform();
  const keys = await deriveJournalKeys('a journal key');
  await platform.session.keep({ token: 'token-1', user, keys, expiresAt });
  platform.local.set('lang', 'th');
  platform.perTab.set('group_id', 'g-1');
  platform.categories.keep(owner, []);
  const known = () => ({
    token: platform.session.token(),
    user: platform.session.user()?.id ?? null,
    hasKeys: platform.session.keys() !== null,
    language: platform.local.get('lang'),
    group: platform.perTab.get('group_id'),
    categories: platform.categories.get(owner),
  });
  return { platform, known };
}

const kept = { token: null, user: 'customer', hasKeys: true, language: 'th', group: 'g-1' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a call', () => {
  test('without a token clears what was read, and nothing that the person chose or has to send', async () => {
    const { platform, known } = await signedInUntil(0, () => new Response('', { status: 502 }));
    await expect(readOperation(platform.api, 'userInfo', {}, signal)).rejects.toThrow('token is null');
    expect(known()).toEqual({ ...kept, categories: null });
  });

  test.each([
    ['token_expired', 'token is expired'],
    ['invalid_token', 'Invalid or expired token'],
  ])('refused for %s removes the token alone', async (reason, message) => {
    const refusal = () => Response.json({ code: 401, data: { reason }, message }, { status: 401 });
    const { platform, known } = await signedInUntil(Date.now() + day, refusal);
    expect(known().token).toBe('token-1');
    await expect(readOperation(platform.api, 'userInfo', {}, signal)).rejects.toMatchObject({
      name: 'SignedOut',
    });
    await expect.poll(known).toEqual({ ...kept, categories: [] });
  });
});
