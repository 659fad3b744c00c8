import { and, count, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from './database.ts';
import { newId } from './new-id.ts';
import { orders } from './schema/orders.ts';
import { uploads } from './schema/files.ts';
import { merchants } from './schema/people.ts';
import type { MerchantRow } from './users.ts';

const isOpen = eq(merchants.disabled, false);

/** Finds out which merchant a request without a token is about; everything else is asked of that merchant's store. */
export function directoryQueries(database: Database) {
  return {
    /** Every merchant, the oldest first. */
    async merchants(): Promise<MerchantRow[]> {
      return await database.select().from(merchants).orderBy(merchants.created, merchants.merchant_id);
    },

    /** Every merchant that is open but the demo's, the oldest first. */
    async servedMerchants(): Promise<MerchantRow[]> {
      return await database
        .select()
        .from(merchants)
        .where(and(eq(merchants.demo, false), isOpen))
        .orderBy(merchants.created, merchants.merchant_id);
    },

    async merchantOfChannel(channelId: string): Promise<MerchantRow | null> {
      const [row] = await database
        .select()
        .from(merchants)
        .where(and(eq(merchants.line_channel_id, channelId), isOpen));
      return row ?? null;
    },

    async merchantOfOrder(orderId: string): Promise<MerchantRow | null> {
      const [row] = await database
        .select(getTableColumns(merchants))
        .from(orders)
        .innerJoin(merchants, eq(merchants.merchant_id, orders.merchant_id))
        .where(and(eq(orders.order_id, orderId), isOpen));
      return row ?? null;
    },

    async merchantIdOfFile(fileName: string): Promise<string | null> {
      const [row] = await database
        .select({ id: uploads.merchant_id })
        .from(uploads)
        .innerJoin(merchants, eq(merchants.merchant_id, uploads.merchant_id))
        .where(and(eq(uploads.file_name, fileName), isOpen));
      return row?.id ?? null;
    },

    /** Whether the database holds a merchant that isn't one of the demo's. */
    async holdsRealMerchant(): Promise<boolean> {
      const [row] = await database.select({ real: count() }).from(merchants).where(eq(merchants.demo, false));
      return (row?.real ?? 0) > 0;
    },

    /** The settings' LINE channel belongs to the first real merchant, who is created when there is none. */
    async configureFirstMerchant(line: { channelId: string; liffId: string | null }): Promise<void> {
      const settings = { line_channel_id: line.channelId, liff_id: line.liffId };
      const [first] = await database
        .select({ id: merchants.merchant_id })
        .from(merchants)
        .where(eq(merchants.demo, false))
        .orderBy(merchants.created, merchants.merchant_id)
        .limit(1);
      if (first === undefined)
        await database.insert(merchants).values({ merchant_id: newId(), name: 'Talat', ...settings });
      else await database.update(merchants).set(settings).where(eq(merchants.merchant_id, first.id));
    },
  };
}
