import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { WorkflowDefinition } from '../../../machines/kit/workflow.ts';
import type { EventStore } from '../streams/event-store.ts';
import { foldHistory, foldStoredStream } from './resume.ts';

/**
 * Where a workflow stands, for somebody who only looks: it is not opened, and calls no service. Null where nobody wrote its
 * stream; rejects when that cannot be read or folded.
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
