import { assertEvent, assign, setup } from 'xstate';
import { maxPrintedOrders } from '../../domain/limits.ts';
import type { SelectedOrder } from '../../domain/orders/order-selection.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export interface OrderSelectionContext {
  /** In the order in which they were selected, which is that of the pages. */
  readonly selected: readonly SelectedOrder[];
}

export type OrderSelectionEvent =
  | { readonly type: 'selection.open' | 'selection.close' }
  | { readonly type: 'orders.select'; readonly orders: readonly SelectedOrder[] }
  | { readonly type: 'orders.deselect'; readonly ids: readonly string[] };

export const orderSelectionMachine = setup({
  types: { context: {} as OrderSelectionContext, events: {} as OrderSelectionEvent },
  guards: { hasRoom: ({ context }) => context.selected.length < maxPrintedOrders },
  actions: {
    select: assign(({ context, event }) => {
      assertEvent(event, 'orders.select');
      const known = new Set(context.selected.map(({ id }) => id));
      const added = event.orders.filter(({ id }) => !known.has(id));
      return { selected: [...context.selected, ...added].slice(0, maxPrintedOrders) };
    }),
    deselect: assign(({ context, event }) => {
      assertEvent(event, 'orders.deselect');
      return { selected: context.selected.filter(({ id }) => !event.ids.includes(id)) };
    }),
    forget: assign({ selected: [] }),
  },
}).createMachine({
  id: 'order-selection',
  description: 'Orders are selected in their list, to be printed together.',
  context: { selected: [] },
  initial: 'closed',
  states: {
    closed: { on: { 'selection.open': 'open' } },
    open: {
      on: {
        'orders.select': { guard: 'hasRoom', actions: 'select' },
        'orders.deselect': { actions: 'deselect' },
        'selection.close': { target: 'closed', actions: 'forget' },
      },
    },
  },
});

/** Not journalled: what is selected is gone with the page, and changes nothing. */
export const orderSelectionWorkflow = defineWorkflow({
  name: 'order-selection',
  machine: orderSelectionMachine,
  services: {},
  journalled: false,
});
