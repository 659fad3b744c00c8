import { describe, expect, test } from 'vitest';
import { parseRoles, staffRoles, usesCart } from '../../domain/roles.ts';
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
