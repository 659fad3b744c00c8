import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { readSnapshot } from '../journal/replay/read-snapshot.ts';
import type { EventStore } from '../journal/streams/event-store.ts';
import type { ClientWorkflow } from './client-workflow.ts';
import type { UserScope } from './user-scopes.ts';
import type { WorkflowDirectory } from './workflow-directory.ts';

interface MarkSources {
  readonly directory: Pick<WorkflowDirectory<UserScope>, 'opened'>;
  readonly events: EventStore;
}

/** A workflow and what is looked for in it. */
export interface Mark<TMachine extends AnyStateMachine> {
  readonly client: ClientWorkflow<TMachine, UserScope>;
  isMarked(snapshot: SnapshotFrom<TMachine>): boolean;
  /** Returns the id of the instance with this snapshot. */
  idOf(snapshot: SnapshotFrom<TMachine>): string;
}

/** Returns which of these instances of a workflow are marked as this device knows them; those that are open in this tab are not read from the disk. */
export async function findMarked<TMachine extends AnyStateMachine>(
  { client, isMarked, idOf }: Mark<TMachine>,
  ids: readonly string[],
  { directory, events }: MarkSources,
): Promise<ReadonlySet<string>> {
  const { definition } = client;
  const handles = await Promise.allSettled(directory.opened<typeof client>(definition.name));
  const open = new Map<string, unknown>(
    handles
      .filter((opening) => opening.status === 'fulfilled')
      .map(({ value }) => value.getStatus().actor.getSnapshot())
      .map((snapshot) => [idOf(snapshot), snapshot]),
  );
  const noted = new Set((await events.listStreams()).map(({ stream }) => stream));
  /** Null for a stream that cannot be read, which says so on its own screen. */
  const read = async (id: string): Promise<unknown> => readSnapshot(definition, id, events).catch(() => null);
  const checked = ids.map(async (id): Promise<readonly string[]> => {
    if (!open.has(id) && !noted.has(`${definition.name}/${id}`)) return [];
    const kept = open.get(id) ?? (await read(id));
    return kept !== null && isMarked(kept as SnapshotFrom<TMachine>) ? [id] : [];
  });
  return new Set((await Promise.all(checked)).flat());
}
