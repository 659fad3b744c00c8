import { mayCall } from '../../domain/permissions.ts';
import { isStaff } from '../../domain/roles.ts';
import type { Call } from '../contract/call.ts';
import { actorAnswer, historyStep } from '../lifecycles/history-steps.ts';
import { Refusal } from '../http/refusal.ts';
import type { Changes } from '../store/schema/columns.ts';
import type { UserRecord } from '../store/queries/people/users.ts';
import { lineObstacles } from './line-obstacles.ts';
import { personAnswer } from './person-answer.ts';

type PersonCall = Call<'resetRole'> | Call<'deleteRole'> | Call<'setUserVip'> | Call<'moveUser'>;
type PersonOperation = 'resetRole' | 'deleteRole' | 'setUserVip' | 'moveUser';

/** A person whom the caller may change, and the caller as both are under the lock. */
export interface LockedPerson {
  readonly own: UserRecord;
  readonly person: UserRecord;
}

/**
 * Changes of people are serialized and the caller's own roles are read again under the lock, so that of two people who remove each
 * other's roles only one succeeds. Throws `forbidden_role` or `not_found`.
 */
export async function lockPerson(
  { caller, store }: PersonCall,
  operation: PersonOperation,
  userId: string,
): Promise<LockedPerson> {
  await store.locks.take('roles');
  const [own, person] = [await store.users.find(caller.user.user_id), await store.users.find(userId)];
  if (own === null || !mayCall(own.roles, operation)) throw new Refusal('forbidden_role');
  if (person === null || person.user.disabled) throw new Refusal('not_found');
  return { own, person };
}

/** The same of a customer; throws `version_conflict` and `not_a_customer` too. */
export async function lockCustomer(
  call: Call<'setUserVip'> | Call<'moveUser'>,
  operation: 'setUserVip' | 'moveUser',
): Promise<UserRecord> {
  const { person } = await lockPerson(call, operation, call.body.user_id);
  await checkPersonVersion(call, person);
  if (isStaff(person.roles)) throw new Refusal('not_a_customer');
  return person;
}

/** Throws `version_conflict`, with the person as they are now in its details, unless the caller saw the current version. */
export async function checkPersonVersion(call: PersonCall, person: UserRecord): Promise<void> {
  const {
    body: { version },
    caller,
    store,
  } = call;
  const { user } = person;
  if (version === null || version === undefined || version === user.version) return;
  const last = await store.records.last('person', user.user_id);
  throw new Refusal('version_conflict', {
    current: personAnswer(person, await lineObstacles(call, [person])),
    changed_by: actorAnswer(caller, last),
    changed_at: (last?.created ?? user.created).toISOString(),
  });
}

/** Begins a person's next version and adds an entry to their history; what is changed is up to the caller. */
export async function noteChange(
  call: PersonCall,
  userId: string,
  event: 'role.set' | 'role.delete' | 'vip.set' | 'group.move',
  changes: Changes,
): Promise<void> {
  await call.store.users.beginVersion(userId);
  await call.store.records.add(
    'person',
    userId,
    historyStep(call, { event, to_status: 'saved', seen_version: call.body.version ?? null, changes }),
  );
}
