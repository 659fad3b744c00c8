export const staffRoles = [
  'admin',
  'owner',
  'manager',
  'order_manager',
  'sku_order_manager',
  'storekeeper',
  'finance',
] as const;

export type StaffRole = (typeof staffRoles)[number];

/** `storekepper` is an old spelling that is read and never written. */
const aliases: Readonly<Record<string, StaffRole>> = { storekepper: 'storekeeper' };

/** The roles in the comma-separated string of the wire, trimmed and lower-cased; none means customer. */
export function parseRoles(text: string | null | undefined): readonly StaffRole[] {
  const known = (text ?? '').split(',').map(readRole);
  return staffRoles.filter((role) => known.includes(role));
}

function readRole(text: string): StaffRole | undefined {
  const word = text.trim().toLowerCase();
  return staffRoles.find((role) => role === (aliases[word] ?? word));
}

export function isStaff(roles: readonly StaffRole[]): boolean {
  return roles.length > 0;
}

export function isSameRoles(some: readonly StaffRole[], others: readonly StaffRole[]): boolean {
  return some.length === others.length && some.every((role) => others.includes(role));
}

export function hasRole(roles: readonly StaffRole[], allowed: readonly StaffRole[]): boolean {
  return roles.some((role) => allowed.includes(role));
}

/** The roles that can be given, one at a time. */
export const assignableRoles: readonly StaffRole[] = [
  'manager',
  'sku_order_manager',
  'storekeeper',
  'order_manager',
  'finance',
];

/** Parses a role of the wire; null when it is unknown or cannot be assigned. */
export function readAssignableRole(word: string): StaffRole | null {
  const role = readRole(word);
  return role !== undefined && assignableRoles.includes(role) ? role : null;
}

interface RoleHolder {
  readonly id: string;
  readonly roles: readonly StaffRole[];
}

/** Why a manager of roles may not change a person's: their own, an owner's, or an admin's, whom only an owner changes; null where they may. */
export function roleObstacle(caller: RoleHolder, person: RoleHolder): 'self' | 'owner' | 'admin' | null {
  if (caller.id === person.id) return 'self';
  if (person.roles.includes('owner')) return 'owner';
  return person.roles.includes('admin') && !caller.roles.includes('owner') ? 'admin' : null;
}

/** Whether a manager of roles may change a person's. */
export function mayChangeRoles(caller: RoleHolder, person: RoleHolder): boolean {
  return roleObstacle(caller, person) === null;
}

/** Staff whose only roles are these have no cart. */
const cartless: readonly StaffRole[] = ['finance', 'storekeeper'];

/** Whether payments are all that these roles are for. */
export function worksWithPaymentsAlone(roles: readonly StaffRole[]): boolean {
  return isStaff(roles) && roles.every((role) => role === 'finance');
}

/** Whether the cart screen serves this person; finance and storekeepers are sent to the orders instead. */
export function usesCart(roles: readonly StaffRole[]): boolean {
  return !isStaff(roles) || roles.some((role) => !cartless.includes(role));
}

/** Staff who may order for a group or themselves. */
export const orderingStaff: readonly StaffRole[] = [
  'admin',
  'owner',
  'manager',
  'order_manager',
  'sku_order_manager',
];

/** Whether someone with these roles (none: a customer) may order. Beside the roles, so that the app's first load does without the table of all permissions. */
export function mayOrder(roles: readonly StaffRole[]): boolean {
  return !isStaff(roles) || hasRole(roles, orderingStaff);
}
