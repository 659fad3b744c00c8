import { useEffect, useRef } from 'react';
import type { EventObject } from 'xstate';

interface Visited<TEvent extends EventObject> {
  /** Which workflow it is, whatever actor it lives in at the moment. */
  readonly id: string;
  readonly actor: {
    getSnapshot(): { can(event: TEvent): boolean };
    send(event: TEvent): void;
  };
}

/**
 * Tells a workflow that its screen was opened, when it has an answer to that: a resumed one reads what is new. Once a visit: were it
 * for each actor, two tabs would take the workflow from each other for ever.
 */
export function useSendOnVisit<TType extends string>(
  { id, actor }: Visited<{ readonly type: TType }>,
  type: TType,
): void {
  const visited = useRef<string>(null);
  useEffect(() => {
    if (visited.current === id) return;
    visited.current = id;
    if (actor.getSnapshot().can({ type })) actor.send({ type });
  }, [id, actor, type]);
}
