import { fromPromise, setup } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export interface ClearCacheEvent {
  readonly type: 'cache.clear' | 'cache.keep' | 'cache.confirm' | 'cache.retry';
}

export const clearCacheMachine = setup({
  types: { events: {} as ClearCacheEvent, tags: {} as 'settled' },
  actors: { clearDevice: fromPromise<null>(notProvided) },
}).createMachine({
  id: 'clear-cache',
  description:
    'Clearing the cache: asks, then empties this device of everything but language and customer group.',
  initial: 'resting',
  states: {
    resting: { on: { 'cache.clear': 'asking' } },
    asking: { on: { 'cache.keep': 'resting', 'cache.confirm': 'clearing' } },
    clearing: {
      invoke: { id: 'clearDevice', src: 'clearDevice', onDone: 'cleared', onError: 'failed' },
    },
    cleared: { tags: ['settled'] },
    failed: { on: { 'cache.retry': 'clearing' } },
  },
});

/** Not journalled: what it empties is the journal. */
export const clearCacheWorkflow = defineWorkflow({
  name: 'clear-cache',
  machine: clearCacheMachine,
  services: { clearDevice: 'read' },
  journalled: false,
});
