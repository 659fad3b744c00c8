import { describe, expect, test } from 'vitest';
import type { User } from '../../domain/contract.ts';
import {
  dropGroup,
  keepGroup,
  leaveRefusedGroup,
  readGroup,
  takeForeignGroup,
} from '../../src/workflow/group.ts';
import { browserStore } from '../../src/platform/key-value-store.ts';
import type { KeyValueStore } from '../../src/platform/key-value-store.ts';

function store(): KeyValueStore {
  return browserStore(() => {
    throw new Error('refused');
  });
}

const as = (role: string | null) => ({
  user: () => (role === null ? null : ({ role, group_id: 'pratunam' } as User)),
});
const [nobody, customer, staff] = [as(null), as(''), as('order_manager')];

describe('the group of a call', () => {
  test('is the one that the address named, until another address names one', () => {
    const perTab = store();
    keepGroup(perTab, '?lang=th&group_id=chiangmai');
    keepGroup(perTab, '?lang=th');
    keepGroup(perTab, '?group_id=');
    expect(readGroup(perTab, staff)).toBe('chiangmai');
    keepGroup(perTab, '?group_id=chatuchak');
    expect(readGroup(perTab, staff)).toBe('chatuchak');
  });

  test('that nobody named is the person’s own, before sign-in none', () => {
    expect([nobody, customer, staff].map((session) => readGroup(store(), session))).toEqual([
      '',
      'pratunam',
      'pratunam',
    ]);
  });

  test.each(['default_group', 'address', '001'])(
    'that the address calls "%s" is the person’s own',
    (name) => {
      const perTab = store();
      keepGroup(perTab, '?group_id=chiangmai');
      keepGroup(perTab, `?group_id=${name}`);
      expect([readGroup(perTab, customer), takeForeignGroup(perTab)]).toEqual(['pratunam', false]);
      expect(readGroup(perTab, staff)).toBe('pratunam');
    },
  );

  test('named before sign-in goes along with the sign-in', () => {
    const perTab = store();
    keepGroup(perTab, '?group_id=chiangmai');
    expect(readGroup(perTab, nobody)).toBe('chiangmai');
  });

  test('of another group is dropped for a customer, and kept for staff until the server refuses it', () => {
    const perTab = store();
    keepGroup(perTab, '?group_id=chiangmai');
    expect(readGroup(perTab, staff)).toBe('chiangmai');
    expect(readGroup(perTab, customer)).toBe('pratunam');
    expect(perTab.get('group_id')).toBeNull();
    keepGroup(perTab, '?group_id=yaowarat');
    dropGroup(perTab);
    expect(readGroup(perTab, staff)).toBe('pratunam');
  });

  test.each([
    ['a customer’s link named', (perTab: KeyValueStore) => readGroup(perTab, customer)],
    ['the server refused', (perTab: KeyValueStore) => dropGroup(perTab)],
  ])('that %s and that is not theirs is told of once', (_, drop) => {
    const perTab = store();
    keepGroup(perTab, '?group_id=chiangmai');
    expect(takeForeignGroup(perTab)).toBe(false);
    drop(perTab);
    expect([takeForeignGroup(perTab), takeForeignGroup(perTab)]).toEqual([true, false]);
  });

  test('that is a customer’s own is kept, and there is nothing to tell', () => {
    const perTab = store();
    keepGroup(perTab, '?group_id=pratunam');
    expect(readGroup(perTab, customer)).toBe('pratunam');
    expect([perTab.get('group_id'), takeForeignGroup(perTab)]).toEqual(['pratunam', false]);
  });
});

describe('a group that the server refuses', () => {
  /** Refuses `group`; the server has the person in `own` now, which the page `knows` already. Returns how often the app is opened anew, its group then, and whether it says that a group was not theirs. */
  async function refuse(group: string, { role = '', kept = '', own = 'pratunam', knows = false } = {}) {
    const perTab = store();
    keepGroup(perTab, `?group_id=${kept}`);
    let user = { role, group_id: knows ? own : 'pratunam' } as User;
    let reloads = 0;
    const session = { user: () => user };
    await leaveRefusedGroup(group, {
      perTab,
      session,
      began: 'pratunam',
      learnUser: async () => {
        user = { ...user, group_id: own };
      },
      reload: () => (reloads += 1),
    });
    return [reloads, readGroup(perTab, session), takeForeignGroup(perTab)];
  }

  test('and that a customer was moved out of is left for the new one, without a word of a link', async () => {
    expect(await refuse('pratunam', { own: 'chiangmai' })).toEqual([1, 'chiangmai', false]);
  });

  test('and that a customer was moved out of, which is known meanwhile, is left as well', async () => {
    expect(await refuse('pratunam', { own: 'chiangmai', knows: true })).toEqual([1, 'chiangmai', false]);
  });

  test('and to whose page a link led a customer is left, and the person is told', async () => {
    expect(await refuse('yaowarat')).toEqual([1, 'pratunam', true]);
  });

  test('and that this tab was to work for is dropped, and the person is told', async () => {
    expect(await refuse('yaowarat', { role: 'manager', kept: 'yaowarat' })).toEqual([1, 'pratunam', true]);
  });

  test('and by which staff narrowed a list opens nothing anew: it is said there', async () => {
    expect(await refuse('yaowarat', { role: 'manager' })).toEqual([0, 'pratunam', false]);
  });

  test('and that the server says is the person’s own opens nothing anew, or it would for ever', async () => {
    expect(await refuse('pratunam')).toEqual([0, 'pratunam', false]);
  });

  test('and that is no longer asked for opens nothing anew', async () => {
    expect(await refuse('yaowarat', { role: 'manager', kept: 'chiangmai' })).toEqual([0, 'chiangmai', false]);
  });
});
