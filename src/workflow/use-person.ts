import { useSyncExternalStore } from 'react';
import { personOf } from './person.ts';
import type { Person } from './person.ts';
import { useDeviceScope } from './scopes.ts';

/** The signed-in person, followed as their roles and VIP prices change. Throws where nobody is signed in. */
export function usePerson(): Person {
  const { platform } = useDeviceScope();
  useSyncExternalStore(platform.session.subscribe, platform.session.user);
  return personOf(platform);
}
