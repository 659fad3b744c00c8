import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { WorkflowDefinition } from '../../../machines/kit/workflow.ts';
import type { EventStore } from '../streams/event-store.ts';
import { foldHistory, foldStoredStream } from './resume.ts';

/**
 * Reads the current snapshot of a workflow without opening it; calls no service. Returns null where the stream does not exist;
 * rejects when it cannot be read or folded.
 */
export async function readSnapshot<TMachine extends AnyStateMachine>(
  definition: WorkflowDefinition<TMachine>,
  key: string,
  events: EventStore,
): Promise<SnapshotFrom<TMachine> | null> {
  const stream = `${definition.name}/${key}`;
  const stored = await events.load(stream);
  if (stored.version === 0) return null;
  const folded = await foldStoredStream(stream, events, stored, (kept) => foldHistory(definition, kept));
  return folded as SnapshotFrom<TMachine>;
}
