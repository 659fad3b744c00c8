import { useEffect, useRef } from 'react';
import type { EventObject } from 'xstate';
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

/** Whether what a workflow shows is as fresh as a visit needs, since it has just been opened; said once. */
function takeReading(actor: object): boolean {
  const at = begunReading.get(actor);
  begunReading.delete(actor);
  return at !== undefined && Date.now() - at < freshMs;
}
