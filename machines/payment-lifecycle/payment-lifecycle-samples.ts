import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { PaymentLifecycleEvent, paymentLifecycleMachine } from './payment-lifecycle-machine.ts';

const types: readonly PaymentLifecycleEvent['type'][] = [
  'payment.create',
  'payment.submit',
  'payment.edit',
  'payment.confirm',
  'payment.reject',
];

export const paymentLifecycleSamples: WorkflowSamples<typeof paymentLifecycleMachine> = {
  inputs: [null],
  events: types.flatMap((type) => [
    { type, roles: [] },
    { type, roles: ['order_manager'] },
    { type, roles: ['finance'] },
  ]),
  answers: {},
};
