import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { promptpayQrMachine } from './promptpay-qr-machine.ts';

export const promptpayQrSamples: WorkflowSamples<typeof promptpayQrMachine> = {
  inputs: [{ way: 'download' }, { way: 'none' }],
  events: [
    { type: 'qr.open', orderIds: ['order-1'] },
    { type: 'qr.close' },
    { type: 'qr.retry' },
    { type: 'qr.save' },
  ],
  answers: {
    promptpayQr: [
      accepted({ amount: 839.91, picture: 'data:image/png;base64,iVBORw0KGgo=' }),
      refused(sampleProblem(409, 'not_allowed_in_status', { id: 'order-1', status: 'paid' })),
    ],
    savePicture: [true, false],
  },
};
