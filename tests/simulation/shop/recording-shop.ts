import type { ShopRecords, Shop } from './shop.ts';

/** Fields of an answer that two shops must have in common; ids, times, names and paths differ. */
const comparedFields = new Set(
  [
    'code data reason order current detail',
    'history payment_list order_list duplicate_of status version',
    'event from to seq seen_version sku_id',
    'quantity price total_price total_amount should_paid_amount paid_amount',
    'paid_amount_cash paid_amount_receipt payment_type origin_amount stock expected',
    'actual limit is_vip overdue confirmed_by rejected_by changed_by',
    'results ok product_id on_hand base_stock reserved record amount stock_after entry_type',
  ].flatMap((words) => words.split(' ')),
);

/** Records the comparable part of each answer of a shop, in the order in which they were asked for: of what is read at once any may come first. */
export function recordReplies(shop: Shop, answers: unknown[]): Shop {
  return {
    ...shop,
    async call(call) {
      const { by, key } = call;
      const path = call.path.split('?')[0];
      const at = answers.push({ by, path, key, status: null }) - 1;
      const reply = await shop.call(call);
      answers[at] = { by, path, key, status: reply.status, said: comparedFieldsOf(reply.body) };
      return reply;
    },
  };
}

function comparedFieldsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparedFieldsOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => comparedFields.has(name))
      .map(([name, fact]) => [name, comparedFieldsOf(fact)]),
  );
}

/** Records with ids replaced by numbers, to compare two shops. */
export function comparable({ orders, payments, products, writes }: ShopRecords): unknown {
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
