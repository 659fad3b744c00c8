import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import { useWhen } from './use-when.ts';

const actionName = 'action';

/**
 * Does once what a link asks for by `action`, after the screen has read what it shows. The word leaves the address before
 * anything is done, so that no reload does it again; until then it stays there, also through a sign-in.
 * `begin` says whether it began something; answers what a link began here, null for nothing.
 */
export function useActionLink<TSnapshot extends Snapshot<unknown>>(
  actor: Pick<ActorRef<TSnapshot, EventObject>, 'getSnapshot' | 'subscribe'>,
  isRead: (snapshot: TSnapshot) => boolean,
  begin: (action: string) => boolean,
): string | null {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const asked = query.get(actionName);
  const [taken, setTaken] = useState<string | null>(null);
  const [begun, setBegun] = useState<string | null>(null);
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
    if (taken !== null && begin(taken)) setBegun(taken);
  });
  return begun;
}
