import { describe, expect, test } from 'vitest';
import {
  isSameRoles,
  mayChangeRoles,
  parseRoles,
  readAssignableRole,
  staffRoles,
  usesCart,
} from '../../domain/roles.ts';
import type { StaffRole } from '../../domain/roles.ts';

describe('parseRoles', () => {
  test.each<[string | null | undefined, readonly StaffRole[]]>([
    ['', []],
    [null, []],
    [undefined, []],
    ['customer', []],
    ['owner', ['owner']],
    [' Owner , FINANCE ', ['owner', 'finance']],
    ['finance,owner,finance', ['owner', 'finance']],
    ['storekepper', ['storekeeper']],
    ['storekepper,storekeeper', ['storekeeper']],
    ['boss,manager', ['manager']],
    [',', []],
  ])('"%s" means %j', (text, roles) => {
    expect(parseRoles(text)).toEqual(roles);
  });
});

describe('readAssignableRole', () => {
  test('five roles can be given', () => {
    expect(staffRoles.filter((role) => readAssignableRole(role) === role)).toEqual([
      'manager',
      'order_manager',
      'sku_order_manager',
      'storekeeper',
      'finance',
    ]);
  });

  test.each<[string, StaffRole | null]>([
    [' Finance ', 'finance'],
    ['storekepper', 'storekeeper'],
    ['owner', null],
    ['customer', null],
    ['', null],
    ['finance,manager', null],
    ['constructor', null],
  ])('"%s" is read as %s', (word, role) => {
    expect(readAssignableRole(word)).toBe(role);
  });
});

describe('isSameRoles', () => {
  test.each<[StaffRole[], StaffRole[], boolean]>([
    [[], [], true],
    [['owner', 'finance'], ['finance', 'owner'], true],
    [['owner'], ['finance'], false],
    [['owner'], ['owner', 'finance'], false],
    [['owner', 'finance'], ['owner'], false],
    [['owner', 'finance'], ['owner', 'manager'], false],
  ])('%j and %j: %s', (some, others, same) => {
    expect(isSameRoles(some, others)).toBe(same);
  });
});

describe('mayChangeRoles', () => {
  const mayChange = (own: StaffRole[], theirs: StaffRole[]) =>
    mayChangeRoles({ id: 'me', roles: own }, { id: 'other', roles: theirs });

  test('managers change everybody but admins and owners', () => {
    const people: StaffRole[][] = [[], ...staffRoles.map((role) => [role])];
    const others = ['', 'manager', 'order_manager', 'sku_order_manager', 'storekeeper', 'finance'];
    for (const own of ['manager', 'admin'] as const)
      expect(people.filter((theirs) => mayChange([own], theirs)).map(String)).toEqual(others);
    expect(people.filter((theirs) => mayChange(['owner'], theirs)).map(String)).toEqual([
      '',
      'admin',
      ...others.slice(1),
    ]);
  });

  test('the highest of several roles decides', () => {
    expect(mayChange(['manager'], ['finance', 'admin'])).toBe(false);
    expect(mayChange(['manager', 'owner'], ['finance', 'admin'])).toBe(true);
    expect(mayChange(['owner'], ['finance', 'owner'])).toBe(false);
  });

  test('nobody changes themselves', () => {
    expect(mayChangeRoles({ id: 'me', roles: ['owner'] }, { id: 'me', roles: ['manager'] })).toBe(false);
  });
});

describe('usesCart', () => {
  test('customers have a cart', () => {
    expect(usesCart([])).toBe(true);
  });

  test('of the staff only finance and storekeepers have none', () => {
    expect(staffRoles.filter((role) => !usesCart([role]))).toEqual(['storekeeper', 'finance']);
    expect(usesCart(['storekeeper', 'finance'])).toBe(false);
  });

  test('one other role is enough', () => {
    expect(usesCart(['finance', 'order_manager'])).toBe(true);
  });
});
