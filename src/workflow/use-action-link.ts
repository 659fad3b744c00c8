import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import { useDeviceScope } from './scopes.ts';
import { useWhen } from './use-when.ts';

const actionName = 'action';

/**
 * Does once what a link asks for by `action`, after the screen has read what it shows. The word leaves the address before
 * anything is done, so that no reload does it again; until then it stays there, also through a sign-in.
 * `begin` returns the emitted event, or a part of it, that says that what it began is done; null when it began nothing.
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
  const { emitted } = useDeviceScope();
  const hasRead = useSelector(actor, isRead);
  useWhen(hasRead && asked !== null, () => {
    // What a former visit had read does not count: this comes again when it is read anew.
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
