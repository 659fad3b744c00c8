import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { clearCacheMachine } from './clear-cache-machine.ts';

export const clearCacheSamples: WorkflowSamples<typeof clearCacheMachine> = {
  inputs: [null],
  events: [
    { type: 'cache.clear' },
    { type: 'cache.keep' },
    { type: 'cache.confirm' },
    { type: 'cache.retry' },
  ],
  answers: { clearDevice: [null] },
};
