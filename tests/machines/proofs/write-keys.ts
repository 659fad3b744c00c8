import type { AnyActorRef } from 'xstate';
import { keyOf, startedServices } from '../../../machines/kit/service-invariants.ts';
import { createChartWalker } from '../chart-walker.ts';
import type { Exploration } from '../exploration.ts';
import { faultyWalks } from '../random-walk.ts';
import type { RecordedWalk } from '../recorded-walk.ts';

/** Walks on which a write starts under the key of another that was answered before: the server would answer that one again. */
export function keysUsedTwice(exploration: Exploration): readonly string[] {
  const writes = Object.values(exploration.workflow.services).includes('write');
  return writes ? faultyWalks(exploration, (walk) => usesKeysOnce(exploration, walk)) : [];
}

function usesKeysOnce({ machine, workflow }: Exploration, { input, records }: RecordedWalk): boolean {
  const walker = createChartWalker(machine, input);
  const answered = new Set<string>();
  let before = walker.begin(input).snapshot;
  return records.slice(1).every((event) => {
    const now = walker.move(before, event).snapshot;
    if (event.type.startsWith('xstate.done.actor.')) {
      const ended = (before.children as Readonly<Record<string, AnyActorRef | undefined>>)[
        String(event['actorId'])
      ];
      if (ended !== undefined && workflow.services[ended.src as string] === 'write')
        answered.add(keyOf(ended));
    }
    const started = startedServices('write', workflow.services, now, before).map(([, child]) => keyOf(child));
    before = now;
    return started.every((key) => !isStamped(key) || !answered.has(key));
  });
}

/** What is uploaded again after it was removed is the same picture, and its key says so; the keys of events are used once. */
function isStamped(key: string): boolean {
  return key.startsWith('key-');
}
