import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { memoizeStatement, type Database } from '../../database.ts';
import { addresses } from '../../schema/orders.ts';

export type AddressRow = typeof addresses.$inferSelect;

type NewAddress = typeof addresses.$inferInsert;

/** The editable fields of an address. */
export type AddressFields = Pick<
  NewAddress,
  'alias' | 'address' | 'phone' | 'contact' | 'photo' | 'shop_photo' | 'latitude' | 'longitude'
>;

const defaultStatement = memoizeStatement((database) =>
  database
    .select()
    .from(addresses)
    .where(
      and(
        eq(addresses.merchant_id, sql.placeholder('merchant')),
        eq(addresses.group_id, sql.placeholder('group')),
        eq(addresses.hidden, false),
        addresses.is_default,
      ),
    )
    .prepare('default_address'),
);

/** The delivery addresses of a merchant's groups. A deleted one is only hidden: `findEver` still finds it. */
export function addressQueries(database: Database, merchantId: string) {
  const shown = and(eq(addresses.merchant_id, merchantId), eq(addresses.hidden, false));
  const withId = (addressId: string) =>
    and(eq(addresses.merchant_id, merchantId), eq(addresses.address_id, addressId));

  return {
    /** A group's addresses: the default one first, then by time of creation. */
    async ofGroup(groupId: string): Promise<AddressRow[]> {
      return await database
        .select()
        .from(addresses)
        .where(and(shown, eq(addresses.group_id, groupId)))
        .orderBy(desc(addresses.is_default), asc(addresses.created), asc(addresses.address_id));
    },

    async find(addressId: string): Promise<AddressRow | null> {
      const [row] = await database
        .select()
        .from(addresses)
        .where(and(shown, eq(addresses.address_id, addressId)));
      return row ?? null;
    },

    /** Also finds a deleted address, which stock transfers may still name. */
    async findEver(addressId: string): Promise<AddressRow | null> {
      const [row] = await database.select().from(addresses).where(withId(addressId));
      return row ?? null;
    },

    async defaultOf(groupId: string): Promise<AddressRow | null> {
      const [row] = await defaultStatement(database).execute({ merchant: merchantId, group: groupId });
      return row ?? null;
    },

    async add(address: AddressFields & Pick<NewAddress, 'address_id' | 'group_id'>): Promise<void> {
      await database.insert(addresses).values({ merchant_id: merchantId, ...address });
    },

    /** Fields that are undefined stay as they are. */
    async change(addressId: string, fields: Partial<AddressFields>): Promise<void> {
      const given: readonly unknown[] = Object.values(fields);
      if (given.every((field) => field === undefined)) return;
      await database.update(addresses).set(fields).where(withId(addressId));
    },

    /** Makes an address the one default of its group. */
    async makeDefault({ group_id, address_id }: Pick<AddressRow, 'group_id' | 'address_id'>): Promise<void> {
      await database
        .update(addresses)
        .set({ is_default: false })
        .where(and(shown, eq(addresses.group_id, group_id), addresses.is_default));
      await database.update(addresses).set({ is_default: true }).where(withId(address_id));
    },

    async hide(addressId: string): Promise<void> {
      await database.update(addresses).set({ hidden: true, is_default: false }).where(withId(addressId));
    },
  };
}
