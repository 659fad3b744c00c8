import { useEffect } from 'react';
import type { EventObject } from 'xstate';

interface Visited<TEvent extends EventObject> {
  getSnapshot(): { can(event: TEvent): boolean };
  send(event: TEvent): void;
}

/** Tells a machine that its screen was opened, when it has an answer to that: a resumed one reads what is new. */
export function useSendOnVisit<TType extends string>(
  actor: Visited<{ readonly type: TType }>,
  type: TType,
): void {
  useEffect(() => {
    if (actor.getSnapshot().can({ type })) actor.send({ type });
  }, [actor, type]);
}
