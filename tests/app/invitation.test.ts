import { describe, expect, test } from 'vitest';
import type { User } from '../../domain/contract.ts';
import {
  dropInvitation,
  keepJoinQuestion,
  readInvitation,
  readJoinQuestion,
} from '../../src/features/account/held-invitation.ts';
import { followInvitation } from '../../src/features/account/invitation.ts';
import { browserStore } from '../../src/platform/key-value-store.ts';
import type { KeyValueStore } from '../../src/platform/key-value-store.ts';

function store(): KeyValueStore {
  return browserStore(() => {
    throw new Error('refused');
  });
}

/** What is left of an address, held in the tab, and sent, when somebody of this role opens it; null is nobody. */
function open(search: string, role: string | null = null, isOnline = true) {
  const perTab = store();
  const sent: unknown[] = [];
  let href = `https://shop.example/auth${search}`;
  followInvitation({
    perTab,
    session: { user: () => (role === null ? null : ({ role } as User)) },
    auth: { send: (event) => void sent.push(event) },
    page: {
      location: { href } as Location,
      history: { state: null, replaceState: (_, __, address) => void (href = String(address)) } as History,
    },
    isOnline,
  });
  return { left: new URL(href).search, held: readInvitation(perTab), sent };
}

const anew = [{ type: 'session.expire' }];

describe('an invitation in the address', () => {
  test('is taken out of it and held for the next sign-in', () => {
    expect(open('?invite=a.b&redirect=%2Forder%2F7%3Flang%3Dth')).toEqual({
      left: '?redirect=%2Forder%2F7%3Flang%3Dth',
      held: 'a.b',
      sent: anew,
    });
  });

  test('lets a customer who is signed in do so again, as soon as there is a network', () => {
    expect(open('?invite=a.b', '')).toEqual({ left: '', held: 'a.b', sent: anew });
    expect(open('?invite=a.b', '', false)).toEqual({ left: '', held: 'a.b', sent: [] });
  });

  test('lets staff stay signed in, and says nothing when it is empty', () => {
    expect(open('?invite=a.b', 'finance')).toEqual({ left: '', held: 'a.b', sent: [] });
    expect(open('?invite=')).toEqual({ left: '', held: null, sent: [] });
  });

  test('that is none changes nothing', () => {
    expect(open('?lang=th')).toEqual({ left: '?lang=th', held: null, sent: [] });
  });

  test('is gone once it was used, and what was asked about it', () => {
    const perTab = store();
    perTab.set('invite', 'a.b');
    keepJoinQuestion(perTab, { from: 'One', to: 'Two' });
    dropInvitation(perTab);
    expect(readInvitation(perTab)).toBeNull();
    perTab.set('invite', 'a.b');
    expect(readJoinQuestion(perTab)).toBeNull();
  });
});
