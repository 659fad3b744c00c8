import type { Queries } from '../store/store.ts';
import type { UserRecord } from '../store/users.ts';
import { wrongOption } from './command-refusal.ts';

/** Whom `--line-id` names, of one merchant. */
export async function findPerson({ users }: Queries, lineId: string): Promise<UserRecord> {
  const person = await users.findByLineId(lineId);
  if (person === null)
    throw wrongOption(
      'line-id',
      `is of nobody whom this merchant knows: ${lineId}. Whoever signed in once is known`,
    );
  return person;
}
