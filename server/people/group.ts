import { isStaff } from '../../domain/roles.ts';
import type { Caller } from '../contract/call.ts';
import { Refusal } from '../http/refusal.ts';
import type { Queries } from '../store/store.ts';
import type { Member } from '../store/queries/users.ts';

/** What stands for the caller's own default group, as does nothing at all. */
const defaultNames: readonly string[] = ['', 'default_group', 'address', '001'];

interface GroupQuestion {
  readonly caller: Caller;
  readonly store: Queries;
}

/**
 * The one answer to "which group is this call about": the group that the query or body names (refused when it isn't the
 * caller's), else the header's (ignored when it isn't), else the caller's default: a customer's own, for staff the merchant's.
 */
export async function resolveGroup(
  question: GroupQuestion & { readonly groupHint: string | null },
  named: string | null | undefined,
): Promise<string> {
  if (named !== null && named !== undefined && named !== '') return await readGroup(question, named);
  const hint = question.groupHint ?? '';
  if (!defaultNames.includes(hint) && (await mayUse(question, hint))) return hint;
  return await defaultGroup(question);
}

/** Of a call about a record: the group only has to be the caller's, and never filters or moves anything. */
export async function checkGroup(question: GroupQuestion, named: string | null | undefined): Promise<void> {
  if (named !== null && named !== undefined) await readGroup(question, named);
}

/** The group that a list is limited to; null is all groups of the merchant, which only staff see. */
export async function listGroup(
  question: GroupQuestion,
  named: string | null | undefined,
): Promise<string | null> {
  if (named !== null && named !== undefined && named !== '') return await readGroup(question, named);
  return isStaff(question.caller.roles) ? null : question.caller.user.group_id;
}

/** Whether records of a group are the caller's to see: staff see all of their merchant's, customers their own group's. */
export function seesGroup({ roles, user }: Caller, groupId: string): boolean {
  return isStaff(roles) || user.group_id === groupId;
}

async function readGroup(question: GroupQuestion, named: string): Promise<string> {
  if (defaultNames.includes(named)) return await defaultGroup(question);
  if (!(await mayUse(question, named))) throw new Refusal('foreign_group', { group_id: named });
  return named;
}

async function mayUse({ caller, store }: GroupQuestion, groupId: string): Promise<boolean> {
  return isStaff(caller.roles) ? await store.groups.exists(groupId) : groupId === caller.user.group_id;
}

async function defaultGroup({ caller, store }: GroupQuestion): Promise<string> {
  const own = caller.user.group_id;
  return isStaff(caller.roles) ? ((await store.groups.defaultId()) ?? own) : own;
}

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
