import type { Group, Person, RoleRecord } from '../../domain/contract.ts';
import type { GroupMembers } from '../store/queries/people/groups.ts';
import type { ListedPerson } from '../store/queries/people/people.ts';
import type { Member } from '../store/queries/people/users.ts';
import type { lineObstacles } from './line-obstacles.ts';

/** A person for all staff. */
export function roleRecord({ user, roles }: Member): RoleRecord {
  return {
    id: user.user_id,
    name: user.name,
    role: roles.join(','),
    avatar_url: user.avatar_url,
    line_id: user.line_id ?? '',
    merchant_id: user.merchant_id,
  };
}

/** A person for those who manage people. */
export function personAnswer(
  person: ListedPerson,
  obstacles: Awaited<ReturnType<typeof lineObstacles>>,
): Person {
  const { user, groupName } = person;
  const obstacle = obstacles.get(user.user_id);
  return {
    ...roleRecord(person),
    group_id: user.group_id,
    group_name: groupName,
    is_vip: user.is_vip ? 1 : 0,
    last_seen_at: user.last_seen_at?.toISOString() ?? null,
    ...(obstacle === undefined ? {} : { line_obstacle: obstacle }),
    version: user.version,
  };
}

export function groupAnswer({ group, members, vipMembers }: GroupMembers): Group {
  const { group_id, name, is_default, version } = group;
  return { id: group_id, name, members, vip_members: vipMembers, is_default, version };
}
