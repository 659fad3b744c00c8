import { maxPrintedOrders } from '../../domain/limits.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { orderSelectionMachine } from './order-selection-machine.ts';

const orders = Array.from({ length: maxPrintedOrders + 1 }, (_, index) => ({
  id: `order-${index + 1}`,
  total: 83_990,
}));

export const orderSelectionSamples: WorkflowSamples<typeof orderSelectionMachine> = {
  inputs: [null],
  events: [
    { type: 'selection.open' },
    { type: 'orders.select', orders: orders.slice(0, 1) },
    { type: 'orders.select', orders },
    { type: 'orders.deselect', ids: ['order-1'] },
    { type: 'selection.close' },
  ],
  answers: {},
};
