import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../domain/operations.ts';
import { isOpen } from '../../domain/open-operations.ts';
import { mayAudit, mayCall, permissions } from '../../domain/permissions.ts';
import { mayOrder } from '../../domain/roles.ts';
import { staffRoles } from '../../domain/roles.ts';
import type { StaffRole } from '../../domain/roles.ts';

type Role = StaffRole | 'customer';

const everyone: readonly Role[] = ['customer', ...staffRoles];
const managing: readonly Role[] = ['admin', 'owner', 'manager', 'order_manager'];
const ordering: readonly Role[] = ['customer', ...managing, 'sku_order_manager'];
const stocking: readonly Role[] = ['admin', 'owner', 'manager', 'sku_order_manager', 'storekeeper'];
const confirming: readonly Role[] = ['admin', 'owner', 'manager', 'finance'];

/** Who may call what; in the order of `everyone`. */
const callers: Readonly<Record<OperationId, readonly Role[]>> = {
  auth: everyone,
  authLine: everyone,
  authConfig: everyone,
  authSignOut: everyone,
  shop: everyone,
  userInfo: everyone,
  updateUserInfo: everyone,
  groupInvite: managing,
  allProductCategory: everyone,
  allCategories: everyone,
  allSkuList: everyone,
  searchSkuByName: everyone,
  skuDetail: everyone,
  addSingleProduct: stocking,
  editSku: ['admin', 'owner', 'manager', 'storekeeper'],
  setSkuVip: ['admin', 'owner', 'manager', 'sku_order_manager'],
  vipSkuList: staffRoles,
  setupSkuCover: stocking,
  assignBarcode: stocking,
  skuByBarcode: everyone,
  skuSiblings: everyone,
  upload: everyone,
  uploadV2: everyone,
  files: everyone,
  recognizeSkusFromPhoto: stocking,
  recognition: stocking,
  matchRows: stocking,
  recognitionHints: stocking,
  deleteRecognitionHint: stocking,
  confirmImportSkus: stocking,
  washStockList: stocking,
  washStock: stocking,
  stockList: stocking,
  stocktake: stocking,
  stocktakes: stocking,
  stocktakeDetail: stocking,
  skuTemplate: stocking,
  exportSkus: stocking,
  submitOrder: ordering,
  submitOrderByText: ordering,
  submitOrderByTextV2: ordering,
  orderList: everyone,
  exportOrders: [...managing, 'finance'],
  orderDetail: everyone,
  printLink: everyone,
  updateOrderRemark: ['customer', ...managing],
  updateOrder: managing,
  cancelOrder: managing,
  payOrder: managing,
  paymentOrderList: everyone,
  paymentOrderDetail: everyone,
  confirmPayOrder: confirming,
  batchConfirmPayOrder: confirming,
  editPayment: confirming,
  promptpayQr: everyone,
  exportPayments: confirming,
  dayClose: confirming,
  report: confirming,
  myReport: ['customer'],
  debts: [...managing, 'finance'],
  groupStatement: ['customer', ...managing, 'finance'],
  rejectPayOrder: confirming,
  merchantAddress: everyone,
  places: everyone,
  placeAt: everyone,
  staticMap: everyone,
  addAddress: everyone,
  updateAddress: everyone,
  deleteAddress: everyone,
  merchantSettings: ['admin', 'owner'],
  saveMerchantSettings: ['admin', 'owner'],
  events: everyone,
  feedback: everyone,
  feedbackList: ['admin', 'owner', 'manager'],
  groups: staffRoles,
  saveGroup: ['admin', 'owner', 'manager'],
  people: ['admin', 'owner', 'manager'],
  setUserVip: ['admin', 'owner', 'manager'],
  moveUser: ['admin', 'owner', 'manager'],
  roles: staffRoles,
  resetRole: ['admin', 'owner', 'manager'],
  deleteRole: ['admin', 'owner', 'manager'],
};

const operations = Object.keys(callers) as OperationId[];

describe('mayCall', () => {
  test.each(operations)('%s is open to the roles of the table alone', (operation) => {
    const allowed = everyone.filter((role) => mayCall(role === 'customer' ? [] : [role], operation));
    expect(allowed).toEqual(callers[operation]);
  });

  test('VIP customers see the VIP products, and nothing else that customers may not', () => {
    const gained = operations.filter((operation) => mayCall([], operation, true) && !mayCall([], operation));
    expect(gained).toEqual(['vipSkuList']);
  });

  test('several roles add up', () => {
    expect(mayCall(['storekeeper', 'finance'], 'confirmPayOrder')).toBe(true);
    expect(mayCall(['storekeeper', 'finance'], 'submitOrder')).toBe(false);
  });
});

describe('mayOrder', () => {
  test('whoever may submit an order may order', () => {
    for (const role of everyone) {
      const roles = role === 'customer' ? [] : [role];
      expect([role, mayOrder(roles)]).toEqual([role, mayCall(roles, 'submitOrder')]);
    }
  });
});

describe('mayAudit', () => {
  test('admins and owners look through what happened, nobody else', () => {
    expect(staffRoles.filter((role) => mayAudit([role]))).toEqual(['admin', 'owner']);
    expect(mayAudit([])).toBe(false);
    expect(mayAudit(['finance', 'owner'])).toBe(true);
  });
});

describe('isOpen', () => {
  test('without a token only these answer', () => {
    const open = (Object.keys(permissions) as OperationId[]).filter(isOpen);
    expect(open).toEqual(['auth', 'authLine', 'authConfig', 'authSignOut', 'shop', 'files', 'orderDetail']);
  });
});
