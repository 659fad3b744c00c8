import type { Order, OrderLine } from '../contract.ts';
import { changesBetween } from './history-changes.ts';
import type { HistoryFact } from './history-changes.ts';
import { addedOf, editedOrder, standsIn } from './order-edit.ts';
import type { OrderEdit } from './order-edit.ts';

/** One thing that an edit changes; a product in the place of a line is one, not a line that comes and one that goes. */
export type EditFact =
  | HistoryFact
  | {
      readonly about: 'replaced';
      readonly line: Extract<HistoryFact, { readonly about: 'added' | 'removed' }>['line'];
      readonly former: OrderLine;
    };

/** What an edit changes of an order, line by line. */
export function editFacts(order: Order, edit: OrderEdit): readonly EditFact[] {
  const formers = new Map(
    addedOf(edit)
      .filter((added) => standsIn(order, edit, added))
      .map(({ line, replaces }) => [line.sku_id, order.detail.find(({ sku_id }) => sku_id === replaces)]),
  );
  const replaced = new Set([...formers.values()].map((former) => former?.sku_id));
  return changesBetween(order, editedOrder(order, edit)).flatMap((fact): readonly EditFact[] => {
    if (fact.about === 'removed' && replaced.has(fact.line.sku_id)) return [];
    const former = fact.about === 'added' ? formers.get(fact.line.sku_id) : undefined;
    return fact.about === 'added' && former !== undefined
      ? [{ about: 'replaced', line: fact.line, former }]
      : [fact];
  });
}
