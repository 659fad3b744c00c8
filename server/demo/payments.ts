import type { Satang } from '../../domain/money.ts';
import type { PaymentStatus } from '../../domain/statuses.ts';
import { newId } from '../crypto.ts';
import { planClock, type PlannedPayment, type TradePlan } from './plan.ts';
import { personWithRole, type DemoOrder, type DemoStep } from './orders.ts';
import type { DemoMerchant } from './people.ts';

export interface DemoPayment {
  readonly plan: PlannedPayment;
  readonly payment_order_id: string;
  readonly payment_no: number;
  readonly group_id: string;
  readonly orders: readonly DemoOrder[];
  readonly due: Satang;
  readonly paid: Satang;
  readonly cash: Satang;
  readonly receipt: Satang;
  readonly steps: readonly DemoStep[];
  readonly status: PaymentStatus;
}

/** The planned payment orders over the orders that belong to them. */
export function demoPayments(
  merchant: DemoMerchant,
  plan: TradePlan,
  orders: readonly DemoOrder[],
  now: Date,
): DemoPayment[] {
  const clock = planClock(now);
  const manager = personWithRole(merchant, 'order_manager');
  return plan.payments.map((planned, at) => {
    const own = orders.filter((order) => order.plan.payment === planned.payment);
    const due = own.reduce((sum, order) => sum + order.total, 0);
    const paid = Math.round(due * (planned.share ?? 1));
    const paidAt = clock(planned.paid);
    const steps: DemoStep[] = [
      { event: 'payment.create', from: null, to: 'created', by: manager, at: paidAt },
      { event: 'payment.submit', from: 'created', to: 'paid', by: manager, at: paidAt },
    ];
    if (planned.completed) {
      const finance = personWithRole(merchant, 'finance');
      steps.push({
        event: 'payment.confirm',
        from: 'paid',
        to: 'completed',
        by: finance,
        at: clock(planned.completed),
      });
    }
    return {
      plan: planned,
      payment_order_id: newId(),
      payment_no: plan.firstPaymentNo + at,
      group_id: own[0]?.plan.group_id ?? '',
      orders: own,
      due,
      paid,
      ...sharesOf(planned.payment_type, paid),
      steps,
      status: planned.completed ? 'completed' : 'paid',
    };
  });
}

/** In a mix, cash is about half, in whole hundreds of baht. */
function sharesOf(type: PlannedPayment['payment_type'], paid: Satang): { cash: Satang; receipt: Satang } {
  if (type === 'cash') return { cash: paid, receipt: 0 };
  if (type === 'receipt') return { cash: 0, receipt: paid };
  const cash = Math.floor(paid / 2 / 10_000) * 10_000;
  return { cash, receipt: paid - cash };
}
