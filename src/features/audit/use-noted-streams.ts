import { useUserScope } from '../../workflow/scopes.ts';
import type { UserScope } from '../../workflow/user-scopes.ts';
import { joinJournals } from './noted-streams.ts';
import type { NotedStreams } from './noted-streams.ts';

const known = new WeakMap<UserScope, NotedStreams>();

/** What is recorded of a person and of the device itself; the same object for the same scope. */
export function notedStreamsOf(scope: UserScope): NotedStreams {
  const streams = known.get(scope) ?? joinJournals(scope.journal, scope.device.journal);
  known.set(scope, streams);
  return streams;
}

export function useNotedStreams(): NotedStreams {
  return notedStreamsOf(useUserScope());
}
