import { describe, expect, test } from 'vitest';
import { isOpen, mayCall, permissions } from '../../domain/permissions.ts';
import type { OperationId } from '../../domain/permissions.ts';
import { staffRoles } from '../../domain/roles.ts';
import type { StaffRole } from '../../domain/roles.ts';

type Role = StaffRole | 'customer';

const everyone: readonly Role[] = ['customer', ...staffRoles];
const managing: readonly Role[] = ['admin', 'owner', 'manager', 'order_manager'];

/** Who may call what; in the order of `everyone`. */
const callers: Readonly<Record<OperationId, readonly Role[]>> = {
  auth: everyone,
  authLine: everyone,
  authConfig: everyone,
  authSignOut: everyone,
  userInfo: everyone,
  updateUserInfo: everyone,
  allProductCategory: everyone,
  allCategories: everyone,
  allSkuList: everyone,
  searchSkuByName: everyone,
  skuDetail: everyone,
  uploadV2: everyone,
  files: everyone,
  submitOrder: ['customer', ...managing, 'sku_order_manager'],
  orderList: everyone,
  orderDetail: everyone,
  updateOrder: managing,
  cancelOrder: managing,
  payOrder: managing,
  paymentOrderList: everyone,
  paymentOrderDetail: everyone,
  confirmPayOrder: ['admin', 'owner', 'manager', 'finance'],
  merchantAddress: everyone,
};

const operations = Object.keys(callers) as OperationId[];

describe('mayCall', () => {
  test.each(operations)('%s is open to the roles of the table alone', (operation) => {
    const allowed = everyone.filter((role) => mayCall(role === 'customer' ? [] : [role], operation));
    expect(allowed).toEqual(callers[operation]);
  });

  test('several roles add up', () => {
    expect(mayCall(['storekeeper', 'finance'], 'confirmPayOrder')).toBe(true);
    expect(mayCall(['storekeeper', 'finance'], 'submitOrder')).toBe(false);
  });
});

describe('isOpen', () => {
  test('without a token only these answer', () => {
    const open = (Object.keys(permissions) as OperationId[]).filter(isOpen);
    expect(open).toEqual(['auth', 'authLine', 'authConfig', 'authSignOut', 'files', 'orderDetail']);
  });
});
