import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { batchConfirmationWorkflow } from '../../machines/batch-confirmation/batch-confirmation-machine.ts';
import { cartWorkflow } from '../../machines/cart/cart-machine.ts';
import { orderWorkflow } from '../../machines/order/order-machine.ts';
import { paymentConfirmationWorkflow } from '../../machines/payment-confirmation/payment-confirmation-machine.ts';
import { paymentRejectionWorkflow } from '../../machines/payment-rejection/payment-rejection-machine.ts';
import { quickConfirmationWorkflow } from '../../machines/quick-confirmation/quick-confirmation-machine.ts';
import { paymentProofWorkflow } from '../../machines/payment-proof/payment-proof-machine.ts';
import type { WorkflowDefinition } from '../../machines/kit/workflow.ts';

export type ChartName =
  | 'cart'
  | 'order'
  | 'payment-proof'
  | 'payment-confirmation'
  | 'payment-rejection'
  | 'batch-confirmation'
  | 'quick-confirmation';

export type Charts = Readonly<Record<ChartName, WorkflowDefinition>>;

export const charts: Charts = {
  cart: cartWorkflow,
  order: orderWorkflow,
  'payment-proof': paymentProofWorkflow,
  'payment-confirmation': paymentConfirmationWorkflow,
  'payment-rejection': paymentRejectionWorkflow,
  'batch-confirmation': batchConfirmationWorkflow,
  'quick-confirmation': quickConfirmationWorkflow,
};

/** The same charts in the next version of the program: none of their snapshots is worth anything any more. */
export const nextCharts = Object.fromEntries(
  Object.entries(charts).map(([name, definition]) => [
    name,
    { ...definition, machine: nextVersion(definition.machine) },
  ]),
) as Charts;

function nextVersion(machine: AnyStateMachine): AnyStateMachine {
  const { config, implementations } = machine;
  return createMachine(
    { ...config, states: { ...config.states, addedLater: {} } } as never,
    implementations as never,
  );
}

/** The name of a workflow's stream, as `openWorkflow` makes it. */
export function streamOf({ chart, key }: { readonly chart: ChartName; readonly key: string }): string {
  return key === '' ? chart : `${chart}/${key}`;
}
