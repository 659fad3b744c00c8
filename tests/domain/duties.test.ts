import { describe, expect, test } from 'vitest';
import { duties, dutiesOf } from '../../domain/duties.ts';
import { mayCall, permissions } from '../../domain/permissions.ts';
import type { OperationId } from '../../domain/operations.ts';
import { staffRoles } from '../../domain/roles.ts';

/** The staff roles that hold a duty. */
function holdersOf(duty: (typeof duties)[number]): readonly string[] {
  return staffRoles.filter((role) => {
    const { isAllBut, duties: told } = dutiesOf([role]);
    return isAllBut !== told.includes(duty);
  });
}

describe('what roles may do', () => {
  test('is told by the table of permissions: what some staff may is a duty, held by the same roles', () => {
    const held = new Set(duties.map((duty) => holdersOf(duty).join()));
    const restricted = (Object.keys(permissions) as OperationId[])
      .map((operation) => staffRoles.filter((role) => mayCall([role], operation)).join())
      .filter((callers) => callers !== '' && callers !== staffRoles.join());
    expect(new Set(restricted)).toEqual(held);
  });

  test('a manager may do all but change the settings, an owner all', () => {
    expect(dutiesOf(['manager'])).toEqual({ isAllBut: true, duties: ['settings'] });
    expect(dutiesOf(['owner'])).toEqual({ isAllBut: true, duties: [] });
  });

  test('other roles may do these things alone, and several roles add up', () => {
    expect(dutiesOf(['finance'])).toEqual({ isAllBut: false, duties: ['payments', 'debts'] });
    expect(dutiesOf(['storekeeper'])).toEqual({ isAllBut: false, duties: ['stock', 'products'] });
    expect(dutiesOf(['sku_order_manager'])).toEqual({ isAllBut: false, duties: ['placing', 'stock', 'vip'] });
    expect(dutiesOf(['order_manager'])).toEqual({ isAllBut: false, duties: ['placing', 'orders', 'debts'] });
    expect(dutiesOf(['finance', 'storekeeper']).duties).toEqual(['payments', 'debts', 'stock', 'products']);
  });
});
