import { useMemo } from 'react';
import { useDeviceScope } from '../account/auth-context.ts';
import { useUserScope } from '../../workflow/user-scope.ts';
import { joinJournals } from './noted-streams.ts';
import type { NotedStreams } from './noted-streams.ts';

/** What is noted of the signed-in person, and of the device itself. */
export function useNotedStreams(): NotedStreams {
  const { journal: ofPerson } = useUserScope();
  const { journal: ofDevice } = useDeviceScope();
  return useMemo(() => joinJournals(ofPerson, ofDevice), [ofPerson, ofDevice]);
}
