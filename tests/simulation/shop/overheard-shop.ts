import type { Books, Shop } from './shop.ts';

/** What of an answer two shops must have in common: facts, not ids, times, names or places. */
const facts = new Set(
  [
    'code data reason order current detail',
    'history payment_list order_list duplicate_of status version',
    'event from to seq seen_version sku_id',
    'quantity price total_price total_amount should_paid_amount paid_amount',
    'paid_amount_cash paid_amount_receipt payment_type origin_amount stock expected',
    'actual limit is_vip overdue confirmed_by changed_by',
  ].flatMap((words) => words.split(' ')),
);

/** A shop of which each answer is written down, as far as it says facts. */
export function overhear(shop: Shop, answers: unknown[]): Shop {
  return {
    ...shop,
    async call(call) {
      const reply = await shop.call(call);
      const path = call.path.split('?')[0];
      answers.push({ by: call.by, path, key: call.key, status: reply.status, said: factsOf(reply.body) });
      return reply;
    },
  };
}

function factsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(factsOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => facts.has(name))
      .map(([name, fact]) => [name, factsOf(fact)]),
  );
}

/** Books that can be held beside others: each record is known by its number. */
export function comparable({ orders, payments, products, writes }: Books): unknown {
  return {
    orders: orders.map(({ paymentId, ...order }, at) => ({
      ...order,
      id: at,
      payment: payments.findIndex(({ id }) => id === paymentId),
    })),
    payments: payments.map((payment, at) => ({ ...payment, id: at })),
    products: products.toSorted((one, other) => one.skuId.localeCompare(other.skuId)),
    writes: writes.map(({ by, key }) => `${by}/${key}`).toSorted(),
  };
}
