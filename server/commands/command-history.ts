import type { Queries } from '../store/store.ts';
import type { Changes } from '../store/schema/columns.ts';
import type { Step } from '../store/queries/records/history.ts';

interface PersonChange {
  readonly event: 'vip.set' | 'group.move' | 'person.disable' | 'person.enable';
  readonly changes: Changes;
  readonly now: Date;
}

/**
 * Begins a person's next version and adds an entry to their history, as a change in the app does: what is open there meets a conflict
 * instead of writing over it.
 */
export async function notePerson(
  { users, records }: Pick<Queries, 'users' | 'records'>,
  userId: string,
  { event, changes, now }: PersonChange,
): Promise<void> {
  await users.beginVersion(userId);
  await records.add('person', userId, commandStep(event, changes, now));
}

/** An entry of a history for what a command changed: whoever gives it is nobody that the shop knows. */
export function commandStep(event: string, changes: Changes, now: Date): Step {
  return {
    created: now,
    by_id: '',
    by_name: 'npm run',
    by_role: '',
    event,
    from_status: null,
    to_status: 'saved',
    seen_version: null,
    changes,
  };
}
