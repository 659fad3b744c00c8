import { useCallback } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { OpenWorkflow } from './use-workflow.ts';

/**
 * Returns a function that resolves when a workflow's events are on disk, for messages such as "saved". It rejects while storage fails,
 * and when another actor has replaced this one, which may lack events that could not be stored.
 */
export function useFlush<TMachine extends AnyStateMachine>({
  actor,
  flushed,
  failure,
}: Pick<OpenWorkflow<TMachine>, 'actor' | 'flushed' | 'failure'>): () => Promise<void> {
  return useCallback(async () => {
    if (failure !== null) throw new Error('events cannot be stored');
    await flushed();
    const { status }: AnyMachineSnapshot = actor.getSnapshot();
    if (status === 'stopped') throw new Error('another actor runs the workflow now');
  }, [actor, flushed, failure]);
}
