import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { samplePrintOrder } from '../samples/sample-print-order.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { orderPrintMachine } from './order-print-machine.ts';

export const orderPrintSamples: WorkflowSamples<typeof orderPrintMachine> = {
  inputs: [
    { orderIds: ['order-1'], pass: null, pauseMs: 500 },
    { orderIds: ['order-1'], pass: { sigs: ['signature'], exp: '1750000000' }, pauseMs: 100 },
  ],
  events: [
    { type: 'pages.open' },
    { type: 'pages.change' },
    { type: 'pages.laid' },
    { type: 'print.start' },
    { type: 'print.dismiss' },
  ],
  answers: {
    printedOrders: [accepted([samplePrintOrder]), refused(sampleProblem(401, 'token_expired'))],
    pagesReady: [null],
    printPage: ['opened', 'unavailable'],
  },
};
