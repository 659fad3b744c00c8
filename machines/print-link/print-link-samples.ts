import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { printLinkMachine } from './print-link-machine.ts';

export const printLinkSamples: WorkflowSamples<typeof printLinkMachine> = {
  inputs: [
    { orderIds: ['order-1'], paper: 'a4' },
    { orderIds: ['order-1', 'order-2'], paper: 'packing' },
  ],
  events: [
    { type: 'link.ask', language: 'th' },
    { type: 'link.open' },
    { type: 'link.close' },
    { type: 'link.retry' },
  ],
  answers: {
    printLink: [
      accepted({
        url: 'https://shop.example/auth/order/order-1/print',
        expiresAt: '2025-06-15T15:06:40.000Z',
      }),
      refused(sampleProblem(404, 'not_found')),
    ],
    openOutside: [null],
  },
};
