import { isStaff } from '../../domain/roles.ts';
import type { Caller } from '../contract/call.ts';
import { Refusal } from '../http/refusal.ts';
import type { Queries } from '../store/store.ts';
import type { Member } from '../store/queries/people/users.ts';

/** Group ids that mean the caller's default group. */
const defaultNames: readonly string[] = ['', 'default_group', 'address', '001'];

interface GroupContext {
  readonly caller: Caller;
  readonly store: Queries;
}

/**
 * The group that a request is about: the one named in query or body (throws `foreign_group` when the caller may not use it), else
 * the header's (ignored when the caller may not use it), else the default: a customer's own, for staff the merchant's.
 */
export async function resolveGroup(
  question: GroupContext & { readonly groupHint: string | null },
  named: string | null | undefined,
): Promise<string> {
  if (named !== null && named !== undefined && named !== '') return await readGroup(question, named);
  const hint = question.groupHint ?? '';
  if (!defaultNames.includes(hint) && (await mayUse(question, hint))) return hint;
  return await defaultGroup(question);
}

/** Validates the group named in a request about a single record, where it has no other effect; throws `foreign_group`. */
export async function checkGroup(question: GroupContext, named: string | null | undefined): Promise<void> {
  if (named !== null && named !== undefined) await readGroup(question, named);
}

/** The group that a list is limited to; null (staff only) means all groups of the merchant. */
export async function listGroup(
  question: GroupContext,
  named: string | null | undefined,
): Promise<string | null> {
  if (named !== null && named !== undefined && named !== '') return await readGroup(question, named);
  return isStaff(question.caller.roles) ? null : question.caller.user.group_id;
}

/** Whether the caller may see a group's records: staff see all of their merchant, customers only their own group's. */
export function seesGroup({ roles, user }: Caller, groupId: string): boolean {
  return isStaff(roles) || user.group_id === groupId;
}

async function readGroup(question: GroupContext, named: string): Promise<string> {
  if (defaultNames.includes(named)) return await defaultGroup(question);
  if (!(await mayUse(question, named))) throw new Refusal('foreign_group', { group_id: named });
  return named;
}

async function mayUse({ caller, store }: GroupContext, groupId: string): Promise<boolean> {
  return isStaff(caller.roles) ? await store.groups.exists(groupId) : groupId === caller.user.group_id;
}

async function defaultGroup({ caller, store }: GroupContext): Promise<string> {
  const own = caller.user.group_id;
  return isStaff(caller.roles) ? ((await store.groups.defaultId()) ?? own) : own;
}

/**
 * Moves a customer to another group. Staff, who belong to all groups, and disabled people are not moved.
 * @returns whether they were moved
 */
export async function moveToGroup(
  users: Queries['users'],
  { user, roles }: Member,
  groupId: string,
): Promise<boolean> {
  if (isStaff(roles) || user.disabled) return false;
  await users.moveToGroup(user.user_id, groupId);
  return true;
}
