import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import { StartupError } from '../../../startup/process-errors.ts';
import type { Database } from '../../database.ts';
import { newId } from '../../../crypto.ts';
import { orders } from '../../schema/orders.ts';
import { uploads } from '../../schema/files.ts';
import { lineMessages } from '../../schema/messages.ts';
import { merchants } from '../../schema/people.ts';
import type { MerchantRow } from './users.ts';

const isOpen = eq(merchants.disabled, false);

/** Queries across merchants, mainly to find the merchant of an anonymous request; everything else goes through that merchant's store. */
export function directoryQueries(database: Database) {
  return {
    /** Every merchant, the oldest first. */
    async merchants(): Promise<MerchantRow[]> {
      return await database.select().from(merchants).orderBy(merchants.created, merchants.merchant_id);
    },

    /** Every active merchant except the demo's, the oldest first. */
    async servedMerchants(): Promise<MerchantRow[]> {
      return await database
        .select()
        .from(merchants)
        .where(and(eq(merchants.demo, false), isOpen))
        .orderBy(merchants.created, merchants.merchant_id);
    },

    /** The active merchants who have messages to send by LINE. */
    async merchantsWithDueMessages(now: Date): Promise<MerchantRow[]> {
      return await database
        .select()
        .from(merchants)
        .where(
          and(
            eq(merchants.messaging, true),
            isOpen,
            sql`EXISTS (SELECT FROM ${lineMessages} WHERE ${lineMessages.merchant_id} = ${merchants.merchant_id}
              AND ${lineMessages.state} = 'waiting' AND ${lineMessages.next_try_at} <= ${now.toISOString()}::timestamptz)`,
          ),
        );
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

    /**
     * Sets the LINE settings of the merchant with that channel, else of the first real merchant, which is created when there is
     * none. Settings that the merchant already has stay.
     * @throws StartupError when those differ
     */
    async configureFirstMerchant(line: { channelId: string; liffId: string | null }): Promise<void> {
      const settings = { line_channel_id: line.channelId, liff_id: line.liffId };
      const real = await database
        .select()
        .from(merchants)
        .where(eq(merchants.demo, false))
        .orderBy(merchants.created, merchants.merchant_id);
      const known = real.find(({ line_channel_id }) => line_channel_id === line.channelId) ?? real[0];
      if (known === undefined) {
        await database.insert(merchants).values({ merchant_id: newId(), name: 'Talat', ...settings });
        return;
      }
      refuseOther('LINE_CHANNEL_ID', settings.line_channel_id, known, known.line_channel_id);
      refuseOther('LIFF_ID', settings.liff_id, known, known.liff_id);
      await database
        .update(merchants)
        .set({ line_channel_id: line.channelId, liff_id: known.liff_id ?? line.liffId })
        .where(eq(merchants.merchant_id, known.merchant_id));
    },
  };
}

function refuseOther(setting: string, said: string | null, { name }: MerchantRow, kept: string | null): void {
  if (said === null || kept === null || said === kept) return;
  throw new StartupError(
    `${setting} is ${said}, but the merchant ${name} has ${kept}: leave the setting out, or change the merchant by npm run merchant -- set-line`,
  );
}
