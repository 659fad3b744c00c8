import { createContext, useContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { personOf } from './person.ts';
import type { Person } from './person.ts';
import { useDeviceScope } from './scopes.ts';

/** The group whose work the screens show; null where no screen follows a choice. */
export const ShownGroupContext = createContext<string | null>(null);

/** Returns the signed-in person, and re-renders when their roles, VIP prices or group change. Throws if nobody is signed in. */
export function usePerson(): Person {
  const { platform } = useDeviceScope();
  useSyncExternalStore(platform.session.subscribe, platform.session.user);
  const groupId = useContext(ShownGroupContext) ?? platform.group.current();
  useSyncExternalStore(platform.group.subscribe, () => platform.group.nameOf(groupId));
  return personOf(platform, groupId);
}

/**
 * The group that the person chose. Screens keep showing the one before until `open` has opened what they show of the next,
 * or could not: the page is not replaced by its skeleton, and the focus stays.
 */
export function useShownGroup(open: (groupId: string) => Promise<unknown>): string {
  const { group, session } = useDeviceScope().platform;
  const [shown, setShown] = useState(group.current);
  const onChange = useEffectEvent(() => {
    if (session.user() === null) return;
    const next = group.current();
    if (next === shown) return;
    const show = () => group.current() === next && setShown(next);
    void open(next).then(show, show);
  });
  useEffect(() => {
    const stops = [group.subscribe(onChange), session.subscribe(onChange)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [group, session]);
  return shown;
}
