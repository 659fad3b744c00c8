import type { Group, Person, RoleRecord } from '../../domain/contract.ts';
import type { DataOf } from '../../domain/operations.ts';
import { maxRoleRecords } from '../../domain/limits.ts';
import { peopleManagers } from '../../domain/permissions.ts';
import {
  hasRole,
  isSameRoles,
  mayChangeRoles,
  readAssignableRole,
  type StaffRole,
} from '../../domain/roles.ts';
import type { Call } from '../contract/call.ts';
import { latestPagination, readLatestPage } from '../contract/latest-first.ts';
import { normalizeText } from '../contract/request-values.ts';
import { newId } from '../crypto.ts';
import { invalidRequest, Refusal } from '../http/refusal.ts';
import { actorAnswer, historyStep } from '../lifecycles/history-steps.ts';
import type { ToldFeedback } from '../store/queries/people/feedback.ts';
import type { UserRecord } from '../store/queries/people/users.ts';
import type { MerchantStore } from '../store/store.ts';
import { checkPersonVersion, lockCustomer, lockPerson, noteChange } from './change-person.ts';
import { groupPagination, readGroupRequest } from './group-list.ts';
import { resolveGroup } from './group.ts';
import { lineObstacles } from './line-obstacles.ts';
import { peoplePagination, readPeopleRequest } from './people-list.ts';
import { groupAnswer, personAnswer, roleRecord } from './person-answer.ts';
import { readFeedback } from './read-feedback.ts';

/** Operations of the tag `people`. */
export const peopleHandlers = {
  snapshotReads: { groups, roles, people, feedbackList },
  writes: { feedback, resetRole, deleteRole, setUserVip, moveUser, saveGroup },
};

const feedbackCursors = 'feedback';

async function feedback({ body, caller, store }: Call<'feedback'>): Promise<DataOf<'feedback'>> {
  const fields = readFeedback(body);
  const feedback_id = newId();
  await store.feedback.add({ feedback_id, user_id: caller.user.user_id, ...fields });
  return { id: feedback_id };
}

async function feedbackList({ query, store }: Call<'feedbackList'>): Promise<DataOf<'feedbackList'>> {
  const page = readLatestPage(feedbackCursors, query);
  const found = await store.feedback.page(page);
  return {
    items: found.records.map(feedbackAnswer),
    pagination: latestPagination(feedbackCursors, page, found, ({ feedback: row }) => ({
      value: row.created.getTime(),
      id: row.feedback_id,
    })),
  };
}

const feedbackTypes = ['bug', 'improvement', 'feature', 'other'] as const;

function feedbackAnswer({
  feedback: row,
  userName,
  role,
}: ToldFeedback): DataOf<'feedbackList'>['items'][number] {
  return {
    id: row.feedback_id,
    type: feedbackTypes.find((type) => type === row.type) ?? '',
    title: row.title,
    description: row.description,
    contact: row.contact,
    ctime: row.created.toISOString(),
    by: { id: row.user_id, name: userName, role },
  };
}

async function groups({ query, store }: Call<'groups'>): Promise<DataOf<'groups'>> {
  const request = readGroupRequest(query);
  const found = await store.groups.page(request);
  return { items: found.records.map(groupAnswer), pagination: groupPagination(request, found) };
}

async function saveGroup(call: Call<'saveGroup'>): Promise<Group> {
  const { body, store } = call;
  const name = normalizeText(body.name);
  if (name === '') throw invalidRequest('name', 'is required');
  const groupId = body.id ? await renameGroup(call, body.id, name) : await addGroup(call, name);
  const group = await groupWithMembers(store, groupId);
  if (group === null) throw new Refusal('not_found');
  return group;
}

/** A group as lists have it; null where there is none. */
async function groupWithMembers(
  { groups: queries }: Pick<MerchantStore, 'groups'>,
  groupId: string,
): Promise<Group | null> {
  const { records } = await queries.page({ name: null, groupId, pageNum: 1, pageSize: 1, after: null });
  return records.map(groupAnswer)[0] ?? null;
}

async function addGroup(call: Call<'saveGroup'>, name: string): Promise<string> {
  const group_id = newId();
  await call.store.groups.add({ group_id, name, is_default: false });
  await noteGroup(call, group_id, 'group.add', null, name);
  return group_id;
}

async function renameGroup(call: Call<'saveGroup'>, named: string, name: string): Promise<string> {
  const { body, caller, store } = call;
  const groupId = await resolveGroup(call, named);
  const group = await store.groups.lock(groupId);
  if (group === null) throw new Refusal('not_found');
  if (body.version && body.version !== group.version) {
    const last = await store.records.last('group', groupId);
    throw new Refusal('version_conflict', {
      current: await groupWithMembers(store, groupId),
      changed_by: actorAnswer(caller, last),
      changed_at: (last?.created ?? group.created).toISOString(),
    });
  }
  if (name === group.name) return groupId;
  await store.groups.rename(groupId, name);
  await noteGroup(call, groupId, 'group.rename', group.name, name);
  return groupId;
}

async function noteGroup(
  call: Call<'saveGroup'>,
  groupId: string,
  event: 'group.add' | 'group.rename',
  from: string | null,
  to: string,
): Promise<void> {
  await call.store.records.add(
    'group',
    groupId,
    historyStep(call, {
      event,
      to_status: 'saved',
      seen_version: call.body.version ?? null,
      changes: { name: { from, to } },
    }),
  );
}

async function roles({ caller, store }: Call<'roles'>): Promise<RoleRecord[]> {
  const members = await store.users.list({
    withCustomers: hasRole(caller.roles, peopleManagers),
    limit: maxRoleRecords,
  });
  return members.map(roleRecord);
}

async function people(call: Call<'people'>): Promise<DataOf<'people'>> {
  const { query, store } = call;
  const request = readPeopleRequest(query);
  const found = await store.people.page(request);
  const obstacles = await lineObstacles(call, found.records);
  return {
    items: found.records.map((person) => personAnswer(person, obstacles)),
    pagination: peoplePagination(request, found),
    counts: await store.people.counts(),
  };
}

async function resetRole(call: Call<'resetRole'>): Promise<RoleRecord> {
  const { body } = call;
  const person = await lockChangeable(call, 'resetRole');
  const role = readAssignableRole(body.role);
  if (role === null) throw new Refusal('role_not_assignable', { role: body.role });
  await changeRoles(call, person, [role], 'role.set');
  return roleRecord({ ...person, roles: [role] });
}

async function deleteRole(call: Call<'deleteRole'>): Promise<DataOf<'deleteRole'>> {
  const person = await lockChangeable(call, 'deleteRole');
  await changeRoles(call, person, [], 'role.delete');
  return { id: person.user.user_id };
}

/** The person whose roles the caller may change; throws `person_not_changeable` or `version_conflict`. */
async function lockChangeable(
  call: Call<'resetRole'> | Call<'deleteRole'>,
  operation: 'resetRole' | 'deleteRole',
): Promise<UserRecord> {
  const { own, person } = await lockPerson(call, operation, call.body.id);
  await checkPersonVersion(call, person);
  if (!mayChangeRoles(holder(own), holder(person))) throw new Refusal('person_not_changeable');
  return person;
}

function holder({ user, roles: held }: UserRecord) {
  return { id: user.user_id, roles: held };
}

async function changeRoles(
  call: Call<'resetRole'> | Call<'deleteRole'>,
  { user, roles: former }: UserRecord,
  latter: readonly StaffRole[],
  event: 'role.set' | 'role.delete',
): Promise<void> {
  if (isSameRoles(former, latter)) return;
  await noteChange(call, user.user_id, event, { role: { from: former.join(','), to: latter.join(',') } });
  await call.store.users.setRoles(user.user_id, latter);
}

async function setUserVip(call: Call<'setUserVip'>): Promise<Person> {
  const { user } = await lockCustomer(call, 'setUserVip');
  const isVip = call.body.is_vip === 1;
  if (isVip !== user.is_vip) {
    await noteChange(call, user.user_id, 'vip.set', {
      is_vip: { from: user.is_vip ? 1 : 0, to: isVip ? 1 : 0 },
    });
    await call.store.users.setVip(user.user_id, isVip);
  }
  return await viewPerson(call, user.user_id);
}

async function moveUser(call: Call<'moveUser'>): Promise<Person> {
  const { body, store } = call;
  const groupId = await resolveGroup(call, body.group_id);
  const { user } = await lockCustomer(call, 'moveUser');
  if (groupId !== user.group_id) {
    const count = body.confirm === true ? 0 : await store.orders.countOpenOf(user);
    if (count > 0) throw new Refusal('has_open_orders', { count });
    await noteChange(call, user.user_id, 'group.move', { group_id: { from: user.group_id, to: groupId } });
    await store.users.moveToGroup(user.user_id, groupId);
  }
  return await viewPerson(call, user.user_id);
}

async function viewPerson(call: Call<'setUserVip'> | Call<'moveUser'>, userId: string): Promise<Person> {
  const person = await call.store.users.find(userId);
  if (person === null) throw new Refusal('not_found');
  return personAnswer(person, await lineObstacles(call, [person]));
}
