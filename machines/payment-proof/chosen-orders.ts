import type { Problem } from '../../domain/outcome.ts';
import { dueOf, prefill, refusedDebt } from '../../domain/payments/payment-form.ts';
import type { PayableOrder, PaymentForm } from '../../domain/payments/payment-form.ts';

interface Paying {
  readonly orderId: string;
  readonly orders: readonly PayableOrder[];
  readonly chosen: readonly string[];
  readonly form: PaymentForm;
  readonly typed: boolean;
}

type Chosen = Pick<Paying, 'orders' | 'chosen' | 'form'> & { readonly mistake: null };

/** Offers other orders; those of them that were chosen before still are. */
export function offerOrders(paying: Paying, orders: readonly PayableOrder[]): Chosen {
  const chosen = paying.chosen.filter((id) => orders.some((order) => order.id === id));
  return follow({ ...paying, orders, chosen });
}

export function toggleDebt(paying: Paying, orderId: string): Chosen {
  const chosen = paying.chosen.includes(orderId)
    ? paying.chosen.filter((id) => id !== orderId)
    : [...paying.chosen, orderId];
  return follow({ ...paying, chosen });
}

/** Takes out the debt for which a payment was refused, so that it is not sent, and refused, again. */
export function withoutRefused(paying: Paying, problem: Problem): Partial<Chosen> {
  const debt = refusedDebt(paying, problem);
  if (debt === undefined) return {};
  return follow({ ...paying, chosen: paying.chosen.filter((id) => id !== debt.id) });
}

/** The orders without the debt for which the payment was refused. */
export function payableOrders({
  problem,
  ...paying
}: Paying & { readonly problem: Problem | null }): readonly PayableOrder[] {
  const debt = problem === null ? undefined : refusedDebt(paying, problem);
  return paying.orders.filter((order) => order !== debt);
}

/** Prefills the amounts that are due, unless an amount was typed. */
function follow({ orders, chosen, form, typed }: Paying): Chosen {
  return {
    orders,
    chosen,
    form: typed ? form : prefill(form.type, dueOf(orders, chosen)),
    mistake: null,
  };
}
