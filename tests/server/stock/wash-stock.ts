import type { Person, Reply } from '../harness.ts';
import type { TestSku } from '../orders/orders-and-payments.ts';

/** One body of each stock operation, without its product. */
export const stockBodies = {
  purchase: { operation_type: 'entry', operation_subtype: 'purchase', amount: 4, price: 12.5 },
  transferIn: {
    operation_type: 'entry',
    operation_subtype: 'transfer_in',
    amount: 4,
    transfer_location: 'x',
  },
  transferOut: {
    operation_type: 'exit',
    operation_subtype: 'transfer_out',
    amount: 4,
    transfer_location: 'x',
  },
  increase: { operation_type: 'inventory', operation_subtype: 'inventory_increase', amount: 4 },
  decrease: { operation_type: 'inventory', operation_subtype: 'inventory_decrease', amount: 4 },
  damage: { operation_type: 'inventory', operation_subtype: 'damage_decrease', amount: 4 },
  noChange: { operation_type: 'inventory', operation_subtype: 'inventory_no_change', amount: 0 },
};

/** Performs a stock operation on a SKU. */
export async function washStock(
  person: Person,
  { id }: Pick<TestSku, 'id'>,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  return await person.post('/api/wash_stock', { product_id: id, ...body }, { headers });
}
