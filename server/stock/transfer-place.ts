import type { StockEntry } from '../store/stock.ts';
import type { Queries } from '../store/store.ts';
import { tidyText } from '../contract/tidy-text.ts';

/** What a record says of a transfer's place: one of the merchant's addresses as it is or was last, or the words that were sent. */
export async function transferPlace(
  store: Queries,
  place: string,
  alias: string | null | undefined,
): Promise<Pick<StockEntry, 'transfer_location' | 'transfer_location_alias'>> {
  const address = await store.addresses.findEver(place);
  return address === null
    ? { transfer_location: place, transfer_location_alias: tidyText(alias) }
    : { transfer_location: address.address, transfer_location_alias: address.alias };
}
