import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { OrderLifecycleEvent, orderLifecycleMachine } from './order-lifecycle-machine.ts';

const types: readonly OrderLifecycleEvent['type'][] = [
  'order.submit',
  'order.save',
  'order.remark',
  'order.confirm',
  'order.cancel',
  'order.pay',
  'order.complete',
  'order.reject',
];

export const orderLifecycleSamples: WorkflowSamples<typeof orderLifecycleMachine> = {
  inputs: [null],
  events: types.flatMap((type) => [
    { type, roles: [] },
    { type, roles: ['order_manager'] },
    { type, roles: ['finance'] },
  ]),
  answers: {},
};
