import type { Call } from '../call.ts';
import { invalidRequest } from '../refusal.ts';

/** The order that is to be cancelled, which query and body may name by either field; they must mean the same one. */
export function cancelledId({ query, body }: Pick<Call<'cancelOrder'>, 'query' | 'body'>): string {
  const names = [body?.order_id, body?.id, query.order_id, query.id];
  const [id, other] = new Set(names.flatMap((name) => (name ? [name] : [])));
  if (id === undefined) throw invalidRequest('order_id', 'is required');
  if (other !== undefined) throw invalidRequest('order_id', 'and id name two orders');
  return id;
}
