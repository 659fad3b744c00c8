import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderCard } from '../../../../../domain/contract.ts';
import { maxPrintedOrders } from '../../../../../domain/limits.ts';
import { isPackable, selectedOrder, selectionNow } from '../../../../../domain/orders/order-selection.ts';
import type { SelectedOrder } from '../../../../../domain/orders/order-selection.ts';
import { useToast } from '../../../../ui/feedback/toast-context.ts';
import type { OrderPrinting } from './order-home-props.ts';

interface OrderTicks {
  /** What is selected; null while nothing is being selected. */
  readonly chosen: readonly SelectedOrder[] | null;
  /** Whether an order is selected; null for one that cannot be, undefined while nothing is being selected. */
  readonly tickOf: (order: OrderCard) => boolean | null | undefined;
  /** Selects these orders; if all of them are selected, takes them out. Stays the same function. */
  readonly onTick: (orders: readonly OrderCard[]) => void;
}

/** The selection of orders to be printed, for the rows of their list. */
export function useOrderTicks(printing: OrderPrinting | undefined, listed: readonly OrderCard[]): OrderTicks {
  const { t } = useTranslation();
  const say = useToast();
  const selection = printing?.selection;
  const selected = useSelector(selection, (snapshot) =>
    snapshot?.matches('open') === true ? snapshot.context.selected : null,
  );
  const chosen = selected && selectionNow(selected, listed);
  const ids = new Set(chosen?.map(({ id }) => id));
  const onTick = useCallback(
    (orders: readonly OrderCard[]) => {
      if (selection === undefined) return;
      const before = new Set(selection.getSnapshot().context.selected.map(({ id }) => id));
      const added = orders.filter(({ id }) => !before.has(id)).map(selectedOrder);
      if (added.length === 0) {
        selection.send({ type: 'orders.deselect', ids: orders.map(({ id }) => id) });
        return;
      }
      if (before.size + added.length > maxPrintedOrders)
        say(t('orders.printing.full', { count: maxPrintedOrders }));
      selection.send({ type: 'orders.select', orders: added });
    },
    [selection, say, t],
  );
  function tickOf(order: OrderCard) {
    if (selected === null) return undefined;
    return isPackable(order) ? ids.has(order.id) : null;
  }
  return { chosen, tickOf, onTick };
}
