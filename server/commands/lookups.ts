import type { Store, Queries } from '../store/store.ts';
import type { MerchantRow, UserRecord } from '../store/queries/people/users.ts';
import { invalidOption } from '../startup/process-errors.ts';

/** Finds the merchant that `--merchant` names by id, or by a name that is unique. Throws a `CommandError`. */
export async function findMerchant(store: Store, named: string): Promise<MerchantRow> {
  const merchants = await store.directory.merchants();
  const byId = merchants.find(({ merchant_id }) => merchant_id === named);
  if (byId !== undefined) return byId;
  const [found, other] = merchants.filter(({ name }) => name === named);
  if (found === undefined) throw invalidOption('merchant', `names none that is here: ${named}`);
  if (other !== undefined) throw invalidOption('merchant', `is the name of several: take the id`);
  return found;
}

/** Finds the person that `--line-id` names. Throws a `CommandError`. */
export async function findPerson({ users }: Queries, lineId: string): Promise<UserRecord> {
  const person = await users.findByLineId(lineId);
  if (person === null)
    throw invalidOption(
      'line-id',
      `is of nobody whom this merchant knows: ${lineId}. Whoever signed in once is known`,
    );
  return person;
}
