import { randomUUID } from 'node:crypto';
import type { StocktakeResult } from '../../../domain/contract.ts';
import type { Person, Reply } from '../harness.ts';
import { accepted, type TestSku } from '../orders/orders-and-payments.ts';

/** When the lines of tests were counted. */
export const countedAt = '2026-03-04T01:02:03.000Z';

/** A line for a product that was seen with `seen` pieces and counted with `counted`. */
export function line({ id }: Pick<TestSku, 'id'>, seen: number, counted: number, more: object = {}) {
  const changed = counted > seen ? 'inventory_increase' : 'inventory_decrease';
  return {
    product_id: id,
    counted,
    counted_at: countedAt,
    base_stock: seen,
    operation_subtype: counted === seen ? 'inventory_no_change' : changed,
    ...more,
  };
}

export async function stocktake(
  person: Person,
  lines: readonly object[],
  {
    headers = {},
    ...more
  }: { readonly headers?: Record<string, string>; readonly [field: string]: unknown } = {},
): Promise<Reply> {
  return await person.post('/api/stocktake', { stocktake_id: randomUUID(), lines, ...more }, { headers });
}

/** What became of the lines. */
export function resultsOf(reply: Reply): readonly StocktakeResult[] {
  return (accepted(reply) as { results: StocktakeResult[] }).results;
}
