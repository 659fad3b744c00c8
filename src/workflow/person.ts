import type { User } from '../../domain/contract.ts';
import type { Viewer } from '../../domain/products/prices.ts';
import { parseRoles } from '../../domain/roles.ts';
import type { StaffRole } from '../../domain/roles.ts';
import type { Platform } from './platform.ts';

/** The signed-in person as the screens see them. */
export interface Person {
  readonly user: User;
  readonly roles: readonly StaffRole[];
  readonly viewer: Viewer;
  /** The customer group that this person currently works for. */
  readonly groupId: string;
  /** Null where nobody has told it yet. */
  readonly groupName: string | null;
}

/** Returns the signed-in person, working for a group: the chosen one unless another is named. Throws if nobody is signed in. */
export function personOf(
  { session, group }: Pick<Platform, 'session' | 'group'>,
  groupId = group.current(),
): Person {
  const user = session.user();
  if (user === null) throw new Error('nobody is signed in here');
  const roles = parseRoles(user.role);
  return {
    user,
    roles,
    viewer: { roles, isVip: user.is_vip === 1 },
    groupId,
    groupName: group.nameOf(groupId),
  };
}
