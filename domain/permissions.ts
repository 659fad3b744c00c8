import type { operations } from './contract.gen.ts';
import { hasRole, isStaff, orderManagers, orderingStaff, receiptConfirmers } from './roles.ts';
import type { StaffRole } from './roles.ts';

export type OperationId = keyof operations;

/**
 * `anyone`: also without a token. `signedIn`: every user. `members`: customers for their own group, staff for their merchant.
 * A list: those staff roles, `customer: true` adds customers.
 */
type Permission =
  'anyone' | 'signedIn' | 'members' | { readonly staff: readonly StaffRole[]; readonly customer?: boolean };

/** Who may call what: the table of the contract, for the server's checks and the app's buttons. */
export const permissions: Readonly<Record<OperationId, Permission>> = {
  auth: 'anyone',
  authLine: 'anyone',
  authConfig: 'anyone',
  authSignOut: 'anyone',
  userInfo: 'signedIn',
  updateUserInfo: 'signedIn',
  allProductCategory: 'signedIn',
  allCategories: 'signedIn',
  allSkuList: 'signedIn',
  searchSkuByName: 'signedIn',
  skuDetail: 'signedIn',
  uploadV2: 'signedIn',
  files: 'anyone',
  submitOrder: { staff: orderingStaff, customer: true },
  orderList: 'members',
  orderDetail: 'anyone',
  updateOrder: { staff: orderManagers },
  cancelOrder: { staff: orderManagers },
  payOrder: { staff: orderManagers },
  paymentOrderList: 'members',
  paymentOrderDetail: 'members',
  confirmPayOrder: { staff: receiptConfirmers },
  merchantAddress: 'members',
};

/** Whether someone with these roles (none: a customer) may call an operation at all; records are checked besides. */
export function mayCall(roles: readonly StaffRole[], operation: OperationId): boolean {
  const permission = permissions[operation];
  if (typeof permission === 'string') return true;
  return isStaff(roles) ? hasRole(roles, permission.staff) : permission.customer === true;
}

/** Whether an operation answers without a token. */
export function isOpen(operation: OperationId): boolean {
  return permissions[operation] === 'anyone';
}
