import { emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export interface ClearCacheEvent {
  readonly type: 'cache.clear' | 'cache.keep' | 'cache.confirm' | 'cache.retry';
}

/** This device holds nothing any more of whoever used it. */
export interface ClearCacheEmitted {
  readonly type: 'cache.cleared';
}

export const clearCacheMachine = setup({
  types: { events: {} as ClearCacheEvent, emitted: {} as ClearCacheEmitted, tags: {} as 'settled' },
  actors: { clearDevice: fromPromise<null>(notProvided) },
  actions: { emitCleared: emit({ type: 'cache.cleared' }) },
}).createMachine({
  id: 'clear-cache',
  description:
    'Clearing the cache: asks, then empties this device of everything but language and customer group.',
  initial: 'resting',
  states: {
    resting: { on: { 'cache.clear': 'asking' } },
    asking: { on: { 'cache.keep': 'resting', 'cache.confirm': 'clearing' } },
    clearing: {
      invoke: {
        id: 'clearDevice',
        src: 'clearDevice',
        onDone: { target: 'cleared', actions: 'emitCleared' },
        onError: 'failed',
      },
    },
    cleared: { tags: ['settled'] },
    failed: { on: { 'cache.retry': 'clearing' } },
  },
});

/** Not journalled, because it deletes the journal. */
export const clearCacheWorkflow = defineWorkflow({
  name: 'clear-cache',
  machine: clearCacheMachine,
  services: { clearDevice: 'read' },
  journalled: false,
});
