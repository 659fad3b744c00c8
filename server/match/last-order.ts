import type { Choosable } from '../../domain/text-order/lines/choosable.ts';
import type { RepeatedLines } from '../../domain/text-order/lines/line-drafts.ts';
import type { Queries } from '../store/store.ts';
import { choosableOf, type ItemContext } from './find-for-items.ts';

/** What a group ordered last, of orders that were not cancelled and are no imported debts; null where there is none. */
export async function lastOrder(
  { catalogue, orders }: Pick<Queries, 'catalogue' | 'orders'>,
  { hidden, groupId }: Pick<ItemContext, 'hidden'> & { readonly groupId: string },
): Promise<RepeatedLines<Choosable> | null> {
  const ordered = await orders.lastLines(groupId);
  if (ordered.length === 0) return null;
  const rows = await catalogue.skus([...new Set(ordered.map(({ sku_id }) => sku_id))], groupId);
  const isSold = ({ sku }: (typeof rows)[number]) =>
    sku.status === 'active' && !hidden.includes(sku.category_id);
  const sold = new Map(rows.filter(isSold).map((row) => [row.sku.sku_id, row]));
  return {
    lines: ordered.flatMap(({ sku_id, quantity }) => {
      const row = sold.get(sku_id);
      return row === undefined ? [] : [{ product: choosableOf(row), quantity }];
    }),
    gone: ordered
      .filter(({ sku_id }) => !sold.has(sku_id))
      .map(({ name, color, size, style, quantity }) =>
        [name, color, size, style, `× ${quantity}`].filter((part) => part !== '').join(' '),
      ),
  };
}
