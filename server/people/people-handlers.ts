import type { Group, RoleRecord } from '../../domain/contract.ts';
import type { DataOf } from '../../domain/operations.ts';
import { mayCall, peopleManagers } from '../../domain/permissions.ts';
import { hasRole, mayChangeRoles, readAssignableRole } from '../../domain/roles.ts';
import type { Call } from '../contract/call.ts';
import { groupPagination, readGroupRequest } from './group-list.ts';
import { readFeedback } from './read-feedback.ts';
import { Refusal } from '../http/refusal.ts';
import { newId } from '../crypto.ts';
import type { GroupMembers } from '../store/queries/groups.ts';
import type { Member } from '../store/queries/users.ts';

/** Operations of the tag `people`. */
export const peopleHandlers = {
  snapshotReads: { groups, roles },
  writes: { feedback, resetRole, deleteRole },
};

async function feedback({ body, caller, store }: Call<'feedback'>): Promise<DataOf<'feedback'>> {
  const fields = readFeedback(body);
  const feedback_id = newId();
  await store.feedback.add({ feedback_id, user_id: caller.user.user_id, ...fields });
  return { id: feedback_id };
}

async function groups({ query, store }: Call<'groups'>): Promise<DataOf<'groups'>> {
  const request = readGroupRequest(query);
  const found = await store.groups.page(request);
  return { items: found.records.map(groupAnswer), pagination: groupPagination(request, found) };
}

function groupAnswer({ group, members, vipMembers }: GroupMembers): Group {
  const { group_id, name, is_default } = group;
  return { id: group_id, name, members, vip_members: vipMembers, is_default };
}

async function roles({ caller, store }: Call<'roles'>): Promise<RoleRecord[]> {
  const members = await store.users.list({ withCustomers: hasRole(caller.roles, peopleManagers) });
  return members.map(roleRecord);
}

async function resetRole(call: Call<'resetRole'>): Promise<RoleRecord> {
  const { body, store } = call;
  const { user } = await lockPerson(call, 'resetRole');
  const role = readAssignableRole(body.role);
  if (role === null) throw new Refusal('role_not_assignable', { role: body.role });
  await store.users.setRoles(user.user_id, [role]);
  return roleRecord({ user, roles: [role] });
}

async function deleteRole(call: Call<'deleteRole'>): Promise<DataOf<'deleteRole'>> {
  const { user } = await lockPerson(call, 'deleteRole');
  await call.store.users.setRoles(user.user_id, []);
  return { id: user.user_id };
}

/**
 * The person whose roles the caller may change. Changes of roles are serialized and the caller's own roles are read again under
 * the lock, so that of two people who remove each other's roles only one succeeds.
 */
async function lockPerson(
  { body, caller, store }: Call<'resetRole'> | Call<'deleteRole'>,
  operation: 'resetRole' | 'deleteRole',
): Promise<Member> {
  await store.locks.take('roles');
  const [own, person] = [await store.users.find(caller.user.user_id), await store.users.find(body.id)];
  if (own === null || !mayCall(own.roles, operation)) throw new Refusal('forbidden_role');
  if (person === null || person.user.disabled) throw new Refusal('not_found');
  if (!mayChangeRoles(holder(own), holder(person))) throw new Refusal('person_not_changeable');
  return person;
}

function holder({ user, roles }: Member) {
  return { id: user.user_id, roles };
}

function roleRecord({ user, roles }: Member): RoleRecord {
  return {
    id: user.user_id,
    name: user.name,
    role: roles.join(','),
    avatar_url: user.avatar_url,
    line_id: user.line_id ?? '',
    merchant_id: user.merchant_id,
  };
}
