import type { Store, Queries } from '../store/store.ts';
import type { MerchantRow, UserRecord } from '../store/queries/users.ts';
import { wrongOption } from '../startup/process-errors.ts';

/** The merchant that `--merchant` names: by its id, or by its name where no other has the same. */
export async function findMerchant(store: Store, named: string): Promise<MerchantRow> {
  const merchants = await store.directory.merchants();
  const byId = merchants.find(({ merchant_id }) => merchant_id === named);
  if (byId !== undefined) return byId;
  const [found, other] = merchants.filter(({ name }) => name === named);
  if (found === undefined) throw wrongOption('merchant', `names none that is here: ${named}`);
  if (other !== undefined) throw wrongOption('merchant', `is the name of several: take the id`);
  return found;
}

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
