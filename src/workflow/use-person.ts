import { useSyncExternalStore } from 'react';
import { personOf } from './person.ts';
import type { Person } from './person.ts';
import { useDeviceScope } from './scopes.ts';

/** Returns the signed-in person, and re-renders when their roles or VIP prices change. Throws if nobody is signed in. */
export function usePerson(): Person {
  const { platform } = useDeviceScope();
  useSyncExternalStore(platform.session.subscribe, platform.session.user);
  return personOf(platform);
}
