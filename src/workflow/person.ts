import { useSyncExternalStore } from 'react';
import type { User } from '../../domain/contract.ts';
import type { Viewer } from '../../domain/prices.ts';
import { parseRoles } from '../../domain/roles.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { useDeviceScope } from '../features/account/auth-context.ts';

/** The signed-in person as the screens see them. */
export interface Person {
  readonly user: User;
  readonly roles: readonly StaffRole[];
  readonly viewer: Viewer;
  /** The customer group that this person works for at the moment. */
  readonly groupId: string;
}

export function usePerson(): Person {
  const { session, device } = useDeviceScope().platform;
  const user = useSyncExternalStore(session.subscribe, session.user);
  if (user === null) throw new Error('nobody is signed in here');
  const roles = parseRoles(user.role);
  return {
    user,
    roles,
    viewer: { roles, isVip: user.is_vip === 1 },
    groupId: device.groupId(),
  };
}
