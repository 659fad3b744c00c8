import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { addresses } from './schema/orders.ts';

export type AddressRow = typeof addresses.$inferSelect;

/** The delivery addresses of one merchant's groups. */
export function addressQueries(database: Database, merchantId: string) {
  const own = eq(addresses.merchant_id, merchantId);
  return {
    /** A group's addresses, its default one first, then in the order they were added. */
    async ofGroup(groupId: string): Promise<AddressRow[]> {
      return await database
        .select()
        .from(addresses)
        .where(and(own, eq(addresses.group_id, groupId)))
        .orderBy(desc(addresses.is_default), asc(addresses.created), asc(addresses.address_id));
    },

    async find(addressId: string): Promise<AddressRow | null> {
      const [row] = await database
        .select()
        .from(addresses)
        .where(and(own, eq(addresses.address_id, addressId)));
      return row ?? null;
    },

    async defaultOf(groupId: string): Promise<AddressRow | null> {
      const [row] = await database
        .select()
        .from(addresses)
        .where(and(own, eq(addresses.group_id, groupId), addresses.is_default));
      return row ?? null;
    },
  };
}
