import { useCallback, useEffect, useState } from 'react';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { ClientWorkflow } from './client-workflow.ts';
import { useUserScope } from './scopes.ts';
import type { UserScope } from './user-scopes.ts';
import { splitStream } from './workflow-directory.ts';

/**
 * Returns the ids of a workflow's instances that were opened in this tab or are unfinished on this device, and a function that adds
 * one that is opened now. `idOf` stays the same function.
 */
export function useBegun<TMachine extends AnyStateMachine>(
  client: ClientWorkflow<TMachine, UserScope>,
  idOf: (snapshot: SnapshotFrom<TMachine>) => string,
): readonly [begun: ReadonlySet<string>, add: (id: string) => void] {
  const { journal, directory } = useUserScope();
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set());
  const add = useCallback(
    (...ids: readonly string[]) =>
      setBegun((known) => (ids.every((id) => known.has(id)) ? known : new Set([...known, ...ids]))),
    [],
  );
  useEffect(() => {
    async function find(): Promise<void> {
      const open = await Promise.allSettled(directory.opened<typeof client>(client.definition.name));
      const streams = await journal.events.listStreams();
      add(
        ...open
          .filter((opening) => opening.status === 'fulfilled')
          .map(({ value }) => idOf(value.getStatus().actor.getSnapshot())),
        ...streams
          .filter(({ finishedAt }) => finishedAt === undefined)
          .map(({ stream }) => splitStream(stream))
          .filter(([name]) => name === client.definition.name)
          .map(([, id]) => id),
      );
    }
    // What was begun is found at the next visit, or on the screen of what is unsent.
    find().catch(() => undefined);
  }, [client, idOf, add, directory, journal]);
  return [begun, add];
}
