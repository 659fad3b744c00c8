import type { Satang } from '../../domain/money.ts';
import { priceFor } from '../../domain/products/prices.ts';
import type { OrderStatus } from '../../domain/statuses.ts';
import { newId } from '../crypto.ts';
import type { DemoSku } from './catalogue.ts';
import { planClock, type PlanClock, type PlannedOrder, type TradePlan } from './plan.ts';
import type { DemoMerchant, DemoPerson } from './people.ts';

export interface DemoLine {
  readonly sku: DemoSku;
  readonly quantity: number;
  readonly price: Satang;
  readonly total: Satang;
  readonly isVip: boolean;
}

export interface DemoStep {
  readonly event: string;
  readonly from: string | null;
  readonly to: string;
  readonly by: DemoPerson;
  readonly at: Date;
}

export interface DemoOrder {
  readonly plan: PlannedOrder;
  readonly order_id: string;
  readonly order_no: number;
  readonly customer: DemoPerson;
  readonly lines: readonly DemoLine[];
  readonly total: Satang;
  readonly steps: readonly DemoStep[];
  readonly status: OrderStatus;
}

/** The planned orders, with pseudo-random lines from the catalogue, and their history. */
export function demoOrders(
  merchant: DemoMerchant,
  plan: TradePlan,
  skus: readonly DemoSku[],
  now: Date,
): DemoOrder[] {
  const random = seededRandom(plan.firstOrderNo);
  return plan.orders.map((planned, at) => {
    const customer = personOf(
      merchant,
      (person) => person.role === '' && person.group_id === planned.group_id,
    );
    const lines = chooseLines(planned.lines, customer, skus, random);
    const steps = stepsOf(planned, plan, merchant, customer, planClock(now));
    return {
      plan: planned,
      order_id: newId(),
      order_no: plan.firstOrderNo + at,
      customer,
      lines,
      total: lines.reduce((sum, line) => sum + line.total, 0),
      steps,
      status: (steps.at(-1)?.to ?? 'created') as OrderStatus,
    };
  });
}

/** The person of a merchant who has a role, or its owner. */
export function personWithRole(merchant: DemoMerchant, role: DemoPerson['role']): DemoPerson {
  return (
    merchant.people.find((person) => person.role === role) ??
    personOf(merchant, (person) => person.role === 'owner')
  );
}

function personOf(merchant: DemoMerchant, fits: (person: DemoPerson) => boolean): DemoPerson {
  const person = merchant.people.find(fits);
  if (person === undefined) throw new Error(`Nobody of ${merchant.merchant_id} fits`);
  return person;
}

function chooseLines(
  count: number,
  customer: DemoPerson,
  skus: readonly DemoSku[],
  random: RandomInteger,
): DemoLine[] {
  const left = [...skus];
  return Array.from({ length: count }, () => left.splice(random(left.length), 1))
    .flat()
    .map((sku) => {
      const isVip = sku.vipPrice !== null;
      const price = priceFor(
        { roles: [], isVip: customer.is_vip },
        { price: sku.price, vipPrice: sku.vipPrice, isVip },
      );
      const quantity = chooseQuantity(sku.price, random);
      return { sku, quantity, price, total: price * quantity, isVip: price !== sku.price };
    });
}

/** Expensive products are ordered by the piece, cheap ones by the half dozen. */
function chooseQuantity(price: Satang, random: RandomInteger): number {
  if (price >= 100_000) return 1 + random(2);
  return price >= 25_000 ? 2 + random(5) : 6 * (1 + random(4));
}

function stepsOf(
  planned: PlannedOrder,
  plan: TradePlan,
  merchant: DemoMerchant,
  customer: DemoPerson,
  clock: PlanClock,
): DemoStep[] {
  const manager = personWithRole(merchant, 'order_manager');
  const payment = plan.payments.find(({ payment }) => payment === planned.payment);
  const steps: Omit<DemoStep, 'from'>[] = [
    { event: 'order.submit', to: 'created', by: customer, at: clock(planned.submitted) },
  ];
  if (planned.confirmed)
    steps.push({ event: 'order.confirm', to: 'confirmed', by: manager, at: clock(planned.confirmed) });
  if (planned.cancelled)
    steps.push({ event: 'order.cancel', to: 'cancelled', by: manager, at: clock(planned.cancelled) });
  if (payment) steps.push({ event: 'order.pay', to: 'paid', by: manager, at: clock(payment.paid) });
  if (payment?.completed) {
    steps.push({
      event: 'order.complete',
      to: 'completed',
      by: personWithRole(merchant, 'finance'),
      at: clock(payment.completed),
    });
  }
  return steps.map((step, at) => ({ ...step, from: steps[at - 1]?.to ?? null }));
}

/** Returns a pseudo-random integer from 0 to `below` - 1. */
export type RandomInteger = (below: number) => number;

/** A linear congruential generator, so that demo data is the same in every run and on every machine. */
export function seededRandom(seed: number): RandomInteger {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
