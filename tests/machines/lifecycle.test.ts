import { describe, expect, test } from 'vitest';
import { staffRoles } from '../../domain/roles.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { orderStatuses, paymentStatuses } from '../../domain/statuses.ts';
import type { OrderStatus, PaymentStatus } from '../../domain/statuses.ts';
import {
  decideOrder,
  decidePayment,
  orderStatusesAccepting,
  paymentStatusesAccepting,
} from '../../machines/lifecycle.ts';
import type { Decision } from '../../machines/lifecycle.ts';
import type { OrderLifecycleEvent } from '../../machines/order-lifecycle/order-lifecycle-machine.ts';
import type { PaymentLifecycleEvent } from '../../machines/payment-lifecycle/payment-lifecycle-machine.ts';

type Role = StaffRole | 'customer';

interface Rule<Status extends string> {
  readonly leads: Readonly<Partial<Record<Status | 'draft', Status>>>;
  readonly allowed: readonly Role[];
  /** Who else may, in one status alone. */
  readonly besides?: Readonly<Partial<Record<Status | 'draft', readonly Role[]>>>;
}

const everyRole: readonly Role[] = ['customer', ...staffRoles];
const managing: readonly Role[] = ['admin', 'owner', 'manager', 'order_manager'];
const receiving: readonly Role[] = ['admin', 'owner', 'manager', 'finance'];

const orderRules: Readonly<Record<OrderLifecycleEvent['type'], Rule<OrderStatus>>> = {
  'order.submit': { leads: { draft: 'created' }, allowed: ['customer', 'sku_order_manager', ...managing] },
  'order.save': { leads: { created: 'created', confirmed: 'confirmed' }, allowed: managing },
  'order.remark': {
    leads: { created: 'created', confirmed: 'confirmed', paid: 'paid', completed: 'completed' },
    allowed: managing,
    besides: { created: ['customer'] },
  },
  'order.confirm': { leads: { created: 'confirmed' }, allowed: managing },
  'order.cancel': { leads: { created: 'cancelled', confirmed: 'cancelled' }, allowed: managing },
  'order.pay': { leads: { confirmed: 'paid', completed: 'completed' }, allowed: managing },
  'order.complete': { leads: { paid: 'completed', completed: 'completed' }, allowed: receiving },
  'order.reject': { leads: { paid: 'confirmed', completed: 'completed' }, allowed: receiving },
};

const paymentRules: Readonly<Record<PaymentLifecycleEvent['type'], Rule<PaymentStatus>>> = {
  'payment.create': { leads: { draft: 'created' }, allowed: managing },
  'payment.submit': { leads: { created: 'paid' }, allowed: managing },
  'payment.edit': { leads: { paid: 'paid' }, allowed: receiving },
  'payment.confirm': { leads: { paid: 'completed' }, allowed: receiving },
  'payment.reject': { leads: { paid: 'rejected' }, allowed: receiving },
};

const orderEvents = Object.keys(orderRules) as OrderLifecycleEvent['type'][];
const paymentEvents = Object.keys(paymentRules) as PaymentLifecycleEvent['type'][];

function expected<Status extends string>(
  rule: Rule<Status>,
  from: Status | 'draft',
  role: Role,
): Decision<Status> {
  const to = rule.leads[from];
  if (to === undefined) return { ok: false, because: 'wrongStatus' };
  const besides: Partial<Record<string, readonly Role[]>> = rule.besides ?? {};
  if (rule.allowed.includes(role) || besides[from]?.includes(role)) return { ok: true, to };
  const elsewhere = Object.values(besides).some((roles) => roles?.includes(role));
  return { ok: false, because: elsewhere ? 'wrongStatus' : 'forbiddenRole' };
}

function rolesOf(role: Role): readonly StaffRole[] {
  return role === 'customer' ? [] : [role];
}

describe.each(orderEvents)('%s of an order', (type) => {
  test.each(['draft', ...orderStatuses] as const)(
    'that is %s is decided for every role as the table says',
    (from) => {
      const decided = everyRole.map((role) => [role, decideOrder(from, { type, roles: rolesOf(role) })]);
      expect(decided).toEqual(everyRole.map((role) => [role, expected(orderRules[type], from, role)]));
    },
  );

  test('names the statuses that accept it', () => {
    expect(orderStatusesAccepting(type)).toEqual(Object.keys(orderRules[type].leads));
  });
});

describe.each(paymentEvents)('%s of a payment order', (type) => {
  test.each(['draft', ...paymentStatuses] as const)(
    'that is %s is decided for every role as the table says',
    (from) => {
      const decided = everyRole.map((role) => [role, decidePayment(from, { type, roles: rolesOf(role) })]);
      expect(decided).toEqual(everyRole.map((role) => [role, expected(paymentRules[type], from, role)]));
    },
  );

  test('names the statuses that accept it', () => {
    expect(paymentStatusesAccepting(type)).toEqual(Object.keys(paymentRules[type].leads));
  });
});

describe('several roles', () => {
  test('add up', () => {
    expect(decideOrder('paid', { type: 'order.complete', roles: ['storekeeper', 'finance'] })).toEqual({
      ok: true,
      to: 'completed',
    });
    expect(decideOrder('draft', { type: 'order.submit', roles: ['storekeeper', 'finance'] })).toEqual({
      ok: false,
      because: 'forbiddenRole',
    });
  });
});
