import type { OpenOperation } from './open-operations.ts';
import type { OperationId } from './operations.ts';
import { hasRole, isStaff, orderingStaff, staffRoles } from './roles.ts';
import type { StaffRole } from './roles.ts';

/** Confirm, save and cancel orders, and submit payment proofs. */
export const orderManagers: readonly StaffRole[] = ['admin', 'owner', 'manager', 'order_manager'];

/** Confirm that money was received, correct what was paid, close the day, and read the reports. */
export const receiptConfirmers: readonly StaffRole[] = ['admin', 'owner', 'manager', 'finance'];

/** Whether somebody with these roles confirms receipts, where the shop does so at all. */
export function mayConfirmReceipts({
  roles,
  confirmsReceipts,
}: {
  readonly roles: readonly StaffRole[];
  readonly confirmsReceipts: boolean;
}): boolean {
  return confirmsReceipts && hasRole(roles, receiptConfirmers);
}

/** Read what groups owe, and take the orders away as a sheet. */
const debtReaders: readonly StaffRole[] = ['admin', 'owner', 'manager', 'order_manager', 'finance'];

/** Add products, choose their pictures and barcodes, and keep the stock. */
const stockKeepers: readonly StaffRole[] = ['admin', 'owner', 'manager', 'storekeeper', 'sku_order_manager'];

/** Change a product's name, attributes and prices. */
const productEditors: readonly StaffRole[] = ['admin', 'owner', 'manager', 'storekeeper'];

/** Say which products are VIP products. */
const vipManagers: readonly StaffRole[] = ['admin', 'owner', 'manager', 'sku_order_manager'];

/** Give and take roles. */
export const peopleManagers: readonly StaffRole[] = ['admin', 'owner', 'manager'];

/** Change the settings of the merchant. */
const settingsKeepers: readonly StaffRole[] = ['admin', 'owner'];

/** Inspect the history of records and the journal of the device. */
const auditors: readonly StaffRole[] = ['admin', 'owner'];

/** Whether someone with these roles may open the audit. */
export function mayAudit(roles: readonly StaffRole[]): boolean {
  return hasRole(roles, auditors);
}

/**
 * `anyone`: also without a token. `signedIn`: every user. `members`: customers for their own group, staff for their merchant.
 * `staff`: every member of staff. A list: those staff roles, `customer: true` adds customers for their own group, `customer: 'vip'`
 * VIP customers alone.
 */
type Permission =
  | 'anyone'
  | 'signedIn'
  | 'members'
  | 'staff'
  | { readonly staff: readonly StaffRole[]; readonly customer?: boolean | 'vip' };

/** What answers without a token is listed in `open-operations.ts`; here it cannot be anything else. */
type Permissions = Readonly<
  Record<OpenOperation, 'anyone'> & Record<Exclude<OperationId, OpenOperation>, Exclude<Permission, 'anyone'>>
>;

/** Who may call what: the table of the contract, for the server's checks and the app's buttons. */
export const permissions: Permissions = {
  auth: 'anyone',
  authLine: 'anyone',
  authConfig: 'anyone',
  authSignOut: 'anyone',
  shop: 'anyone',
  userInfo: 'signedIn',
  updateUserInfo: 'signedIn',
  groupInvite: { staff: orderManagers },

  allProductCategory: 'signedIn',
  allCategories: 'signedIn',
  allSkuList: 'signedIn',
  searchSkuByName: 'signedIn',
  skuDetail: 'signedIn',
  addSingleProduct: { staff: stockKeepers },
  editSku: { staff: productEditors },
  setSkuVip: { staff: vipManagers },
  vipSkuList: { staff: staffRoles, customer: 'vip' },
  setupSkuCover: { staff: stockKeepers },
  assignBarcode: { staff: stockKeepers },
  skuByBarcode: 'signedIn',
  skuSiblings: 'signedIn',

  upload: 'signedIn',
  uploadV2: 'signedIn',
  files: 'anyone',

  recognizeSkusFromPhoto: { staff: stockKeepers },
  recognition: { staff: stockKeepers },
  matchRows: { staff: stockKeepers },
  recognitionHints: { staff: stockKeepers },
  deleteRecognitionHint: { staff: stockKeepers },
  confirmImportSkus: { staff: stockKeepers },
  washStockList: { staff: stockKeepers },
  washStock: { staff: stockKeepers },
  stockList: { staff: stockKeepers },
  stocktake: { staff: stockKeepers },
  stocktakes: { staff: stockKeepers },
  stocktakeDetail: { staff: stockKeepers },
  skuTemplate: { staff: stockKeepers },
  exportSkus: { staff: stockKeepers },

  submitOrder: { staff: orderingStaff, customer: true },
  submitOrderByText: { staff: orderingStaff, customer: true },
  submitOrderByTextV2: { staff: orderingStaff, customer: true },
  orderList: 'members',
  exportOrders: { staff: debtReaders },
  orderDetail: 'anyone',
  printLink: 'members',
  updateOrderRemark: { staff: orderManagers, customer: true },
  updateOrder: { staff: orderManagers },
  cancelOrder: { staff: orderManagers },
  payOrder: { staff: orderManagers },

  paymentOrderList: 'members',
  exportPayments: { staff: receiptConfirmers },
  paymentOrderDetail: 'members',
  confirmPayOrder: { staff: receiptConfirmers },
  batchConfirmPayOrder: { staff: receiptConfirmers },
  editPayment: { staff: receiptConfirmers },
  promptpayQr: 'members',
  dayClose: { staff: receiptConfirmers },
  debts: { staff: debtReaders },
  groupStatement: { staff: debtReaders, customer: true },
  report: { staff: receiptConfirmers },
  myReport: { staff: [], customer: true },
  rejectPayOrder: { staff: receiptConfirmers },

  merchantAddress: 'members',
  places: 'members',
  placeAt: 'members',
  staticMap: 'members',
  addAddress: 'members',
  updateAddress: 'members',
  deleteAddress: 'members',

  merchantSettings: { staff: settingsKeepers },
  saveMerchantSettings: { staff: settingsKeepers },

  events: 'signedIn',
  feedback: 'signedIn',
  feedbackList: { staff: peopleManagers },
  groups: 'staff',
  saveGroup: { staff: peopleManagers },
  people: { staff: peopleManagers },
  setUserVip: { staff: peopleManagers },
  moveUser: { staff: peopleManagers },
  roles: 'staff',
  resetRole: { staff: peopleManagers },
  deleteRole: { staff: peopleManagers },
};

/**
 * Whether someone with these roles (none: a customer, VIP or not) may call an operation at all. `anyone`, `signedIn` and `members` all
 * return true: token and group are checked elsewhere.
 */
export function mayCall(roles: readonly StaffRole[], operation: OperationId, isVip = false): boolean {
  const permission: Permission = permissions[operation];
  if (permission === 'staff') return isStaff(roles);
  if (typeof permission === 'string') return true;
  if (isStaff(roles)) return hasRole(roles, permission.staff);
  return permission.customer === true || (permission.customer === 'vip' && isVip);
}
