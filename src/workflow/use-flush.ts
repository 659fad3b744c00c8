import { useCallback } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { OpenWorkflow } from './use-workflow.ts';

/**
 * The way to the disk of a workflow, for who says that something is saved; closed while the disk refuses, and another one for each
 * actor that the workflow lives in: what one could not bring to the disk is not what the next one shows.
 */
export function useFlush<TMachine extends AnyStateMachine>({
  actor,
  flushed,
  failure,
}: Pick<OpenWorkflow<TMachine>, 'actor' | 'flushed' | 'failure'>): () => Promise<void> {
  return useCallback(async () => {
    if (failure !== null) throw new Error('nothing reaches the disk');
    await flushed();
    const { status }: AnyMachineSnapshot = actor.getSnapshot();
    if (status === 'stopped') throw new Error('another actor lives here now');
  }, [actor, flushed, failure]);
}
