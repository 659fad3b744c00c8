import type { DataOf } from '../../domain/operations.ts';
import type { Queries } from '../store/store.ts';

/** The field `earlier_entry` of an upload, which is absent where no stock entry read a file of the same bytes. */
export async function earlierEntry(
  { stock }: Pick<Queries, 'stock'>,
  sha256: string,
): Promise<Pick<DataOf<'uploadV2'>, 'earlier_entry'>> {
  const found = await stock.importOf(sha256);
  if (found === null) return {};
  const { imported, operator_name: by, products } = found;
  return { earlier_entry: { ctime: imported.toISOString(), by, products } };
}
