import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { printMachine } from './print-machine.ts';

export const printSamples: WorkflowSamples<typeof printMachine> = {
  inputs: [null],
  events: [{ type: 'print.start' }, { type: 'print.dismiss' }],
  answers: { printPage: ['opened', 'unavailable'] },
};
