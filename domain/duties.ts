import type { OperationId } from './operations.ts';
import { mayCall } from './permissions.ts';
import type { StaffRole } from './roles.ts';

/** What staff may do, each told by one operation whose permission stands for it. */
const operations = {
  placing: 'submitOrder',
  orders: 'updateOrder',
  payments: 'confirmPayOrder',
  debts: 'debts',
  stock: 'washStock',
  products: 'editSku',
  vip: 'setSkuVip',
  people: 'resetRole',
  settings: 'saveMerchantSettings',
} as const satisfies Readonly<Record<string, OperationId>>;

export type Duty = keyof typeof operations;

export const duties = Object.keys(operations) as readonly Duty[];

/** The most that a role may lack for it to be told by what it lacks. */
const mostLacking = 1;

/** What roles may do, by the table of permissions: these duties alone, or all but these. */
export interface Duties {
  readonly isAllBut: boolean;
  readonly duties: readonly Duty[];
}

export function dutiesOf(roles: readonly StaffRole[]): Duties {
  const held = duties.filter((duty) => mayCall(roles, operations[duty]));
  const lacking = duties.filter((duty) => !held.includes(duty));
  return lacking.length <= mostLacking
    ? { isAllBut: true, duties: lacking }
    : { isAllBut: false, duties: held };
}
