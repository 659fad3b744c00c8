import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleOrder } from '../samples/sample-records.ts';
import type { orderShareMachine } from './order-share-machine.ts';

const url = 'https://shop.example/auth/order/order-1';

export const orderShareSamples: WorkflowSamples<typeof orderShareMachine> = {
  inputs: [{ orderId: 'order-1' }],
  events: [
    { type: 'share.open', order: sampleOrder },
    { type: 'share.start' },
    { type: 'share.copy' },
    { type: 'share.retry' },
    { type: 'share.close' },
  ],
  answers: {
    prepareShare: [
      {
        way: 'line',
        url,
        message: { type: 'flex', altText: '#1042', contents: { type: 'bubble' } },
      },
      { way: 'system', url },
      { way: 'copy', url },
    ],
    shareOrder: [{ kind: 'shared' }, { kind: 'cancelled' }, { kind: 'refused', code: 'FORBIDDEN' }],
    copyLink: [true, false],
  },
};
