import { useEffect, useRef } from 'react';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { begunReading } from './begun-reading.ts';

/** Milliseconds after which what was read is read again by whoever looks at it. */
const freshMs = 5000;

interface Visited<TEvent extends EventObject> {
  /** Identifies the workflow, whichever actor runs it. */
  readonly id: string;
  readonly actor: {
    getSnapshot(): { can(event: TEvent): boolean };
    send(event: TEvent): void;
  };
}

/**
 * Sends an event when a workflow's screen is opened, if the workflow accepts it: a resumed one then reloads. Once per visit, not per
 * actor: otherwise two tabs would take the workflow from each other for ever.
 */
export function useSendOnVisit<TType extends string>(
  { id, actor }: Visited<{ readonly type: TType }>,
  type: TType,
): void {
  const visited = useRef<string>(null);
  useEffect(() => {
    if (visited.current === id) return;
    visited.current = id;
    // One that was opened for this visit is reading already.
    if (!takeReading(actor) && actor.getSnapshot().can({ type })) actor.send({ type });
  }, [id, actor, type]);
}

/** Whether a workflow reads, or has read, what a visit needs, since it has just been opened; said once. */
function takeReading(actor: { getSnapshot(): unknown }): boolean {
  const at = begunReading.get(actor);
  begunReading.delete(actor);
  if (at === undefined || Date.now() - at >= freshMs) return false;
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  return ['loading', 'listed', 'shown'].some((state) => snapshot.matches(state));
}
