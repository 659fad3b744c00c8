import type { Queries } from '../store/store.ts';
import type { Changes } from '../store/schema/columns.ts';
import { commandStep } from './command-step.ts';

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
