import { useEffect, useState } from 'react';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { WorkflowHandle } from '../journal/workflow-handle.ts';
import { findMarked } from './find-marked.ts';
import type { Mark } from './find-marked.ts';
import { useUserScope } from './scopes.ts';

/**
 * Returns which of these instances of a workflow are marked; of the one that is shown beside their list (null for none) it is told
 * at once. `mark` stays the same object.
 */
export function useMarked<TMachine extends AnyStateMachine>(
  mark: Mark<TMachine>,
  ids: readonly string[],
  shown: string | null,
): ReadonlySet<string> {
  const { journal, directory } = useUserScope();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const names = ids.join(' ');
  useEffect(() => {
    const listed = names.split(' ').filter(Boolean);
    let left = false;
    // What the shown one says itself is newer than what was read meanwhile.
    let told: boolean | null = null;
    const find = () =>
      findMarked(mark, listed, { directory, events: journal.events }).then(
        (found) => left || setMarked(shown === null || told === null ? found : withOne(found, shown, told)),
        // A list without its marks is there all the same.
        () => undefined,
      );
    const stops = [
      journal.tabs.channel.listen((message) => {
        if (message.type === 'appended' && message.name.startsWith(`${mark.client.definition.name}/`))
          void find();
      }),
    ];
    async function followShown(id: string): Promise<void> {
      const workflow = await directory.open(mark.client, id);
      if (left) return;
      stops.push(
        follow(workflow, mark.isMarked, (isIn) => {
          told = isIn;
          setMarked((all) => withOne(all, id, isIn));
        }),
      );
    }
    void find();
    if (shown !== null && listed.includes(shown)) followShown(shown).catch(() => undefined);
    return () => {
      left = true;
      for (const stop of stops) stop();
    };
  }, [names, shown, mark, journal, directory]);
  return marked;
}

/** Calls back whenever a workflow becomes marked or ceases to be, whichever actor runs it; returns the function that stops. */
function follow<TMachine extends AnyStateMachine>(
  { getStatus, subscribe }: WorkflowHandle<TMachine>,
  isMarked: (snapshot: SnapshotFrom<TMachine>) => boolean,
  onChange: (isIn: boolean) => void,
): () => void {
  let last: boolean | null = null;
  function tell(): void {
    const isIn = isMarked(getStatus().actor.getSnapshot());
    if (isIn !== last) onChange(isIn);
    last = isIn;
  }
  let followed = getStatus().actor.subscribe(tell);
  const stop = subscribe(() => {
    followed.unsubscribe();
    followed = getStatus().actor.subscribe(tell);
    tell();
  });
  tell();
  return () => {
    stop();
    followed.unsubscribe();
  };
}

function withOne(all: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const others = [...all].filter((other) => other !== id);
  return new Set(isIn ? [...others, id] : others);
}
