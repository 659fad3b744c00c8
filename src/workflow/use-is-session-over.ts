import { useSyncExternalStore } from 'react';
import { useDeviceScope } from './scopes.ts';

/** Whether the session is over, so that nothing is sent until this person signs in again. */
export function useIsSessionOver(): boolean {
  const { session } = useDeviceScope().platform;
  return useSyncExternalStore(session.subscribe, () => session.token() === null);
}
