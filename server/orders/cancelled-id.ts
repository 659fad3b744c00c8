import type { Call } from '../call.ts';
import { namedId } from '../named-id.ts';

/** The order that is to be cancelled, which query and body may name by either field. */
export function cancelledId({ query, body }: Pick<Call<'cancelOrder'>, 'query' | 'body'>): string {
  return namedId('order_id', [body?.order_id, body?.id, query.order_id, query.id]);
}
