import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import { useUserScope } from './scopes.ts';
import { useWhen } from './use-when.ts';

const actionName = 'action';

/**
 * Performs the `action` of a link once, after the screen has loaded. The parameter is removed from the URL first, so that a reload
 * does not repeat the action; until then it stays there, even through a sign-in.
 * `begin` returns the emitted event, or a part of it, that reports the action as done; null if it started nothing.
 */
export function useActionLink<TSnapshot extends Snapshot<unknown>>(
  actor: Pick<ActorRef<TSnapshot, EventObject>, 'getSnapshot' | 'subscribe'>,
  isRead: (snapshot: TSnapshot) => boolean,
  begin: (action: string) => EventObject | null,
): void {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const asked = query.get(actionName);
  const [taken, setTaken] = useState<string | null>(null);
  const { emitted } = useUserScope().directory;
  const hasRead = useSelector(actor, isRead);
  useWhen(hasRead && asked !== null, () => {
    // Data of an earlier visit does not count: the effect runs again after it is reloaded.
    if (!isRead(actor.getSnapshot())) return;
    setTaken(asked);
    const rest = new URLSearchParams(query);
    rest.delete(actionName);
    setQuery(rest, { replace: true, state: location.state as unknown });
  });
  useWhen(hasRead && asked === null && taken !== null, () => {
    setTaken(null);
    const end = taken === null ? null : begin(taken);
    if (end !== null) emitted.expectEnd(end);
  });
}
