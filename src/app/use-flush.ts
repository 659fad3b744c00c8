import { useCallback } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { OpenWorkflow } from './use-workflow.ts';

/** The way to the disk of a workflow, for who says that something is saved; closed while the disk refuses. */
export function useFlush<TMachine extends AnyStateMachine>({
  flushed,
  failure,
}: Pick<OpenWorkflow<TMachine>, 'flushed' | 'failure'>): () => Promise<void> {
  return useCallback(
    () => (failure === null ? flushed() : Promise.reject(new Error('nothing reaches the disk'))),
    [flushed, failure],
  );
}
