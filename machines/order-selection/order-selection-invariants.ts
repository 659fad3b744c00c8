import { maxPrintedOrders } from '../../domain/limits.ts';
import type { Invariant } from '../kit/invariant.ts';
import type { orderSelectionMachine } from './order-selection-machine.ts';

export const orderSelectionInvariants: readonly Invariant<typeof orderSelectionMachine>[] = [
  {
    says: 'each order is selected once, and no more than are printed together',
    holds: ({ context: { selected } }) =>
      new Set(selected.map(({ id }) => id)).size === selected.length && selected.length <= maxPrintedOrders,
  },
  {
    says: 'nothing stays selected once the selection is closed',
    holds: (now) => !now.matches('closed') || now.context.selected.length === 0,
  },
];
