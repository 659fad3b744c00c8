import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { deviceStreamsMachine } from './device-streams-machine.ts';

export const deviceStreamsSamples: WorkflowSamples<typeof deviceStreamsMachine> = {
  inputs: [null],
  events: [{ type: 'list.refresh' }],
  answers: {
    listStreams: [
      [
        {
          stream: 'cart/customer/group-baan-suan',
          workflow: 'cart',
          id: 'customer/group-baan-suan',
          events: 12,
          isFinished: false,
          isSetAside: false,
        },
        {
          stream: 'set-aside/order/order-1/key-1',
          workflow: 'order',
          id: 'order-1/key-1',
          events: 3,
          isFinished: false,
          isSetAside: true,
        },
      ],
    ],
  },
};
