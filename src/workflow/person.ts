import type { User } from '../../domain/contract.ts';
import type { Viewer } from '../../domain/prices.ts';
import { parseRoles } from '../../domain/roles.ts';
import type { StaffRole } from '../../domain/roles.ts';
import type { Platform } from './platform.ts';

/** The signed-in person as the screens see them. */
export interface Person {
  readonly user: User;
  readonly roles: readonly StaffRole[];
  readonly viewer: Viewer;
  /** The customer group that this person works for at the moment. */
  readonly groupId: string;
}

/** The person who is signed in now. Throws where nobody is. */
export function personOf({ session, device }: Pick<Platform, 'session' | 'device'>): Person {
  const user = session.user();
  if (user === null) throw new Error('nobody is signed in here');
  const roles = parseRoles(user.role);
  return {
    user,
    roles,
    viewer: { roles, isVip: user.is_vip === 1 },
    groupId: device.groupId(),
  };
}
