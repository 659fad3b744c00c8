import { isStaff } from '../../domain/roles.ts';
import type { Member } from '../store/users.ts';
import type { Queries } from '../store/store.ts';

/**
 * Moves a customer who is let in into another group; staff belong to all groups, and stay where they are.
 * @returns whether they were moved
 */
export async function movePerson(
  users: Queries['users'],
  { user, roles }: Member,
  groupId: string,
): Promise<boolean> {
  if (isStaff(roles) || user.disabled) return false;
  await users.moveToGroup(user.user_id, groupId);
  return true;
}
