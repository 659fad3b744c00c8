import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { merchants } from '../schema/people.ts';

export type NewMerchant = Omit<
  typeof merchants.$inferInsert,
  'merchant_id' | 'demo' | 'disabled' | 'external_models' | 'created'
>;

/** The merchant itself. */
export function merchantQueries(database: Database, merchantId: string) {
  return {
    async add(merchant: NewMerchant): Promise<void> {
      await database.insert(merchants).values({ ...merchant, merchant_id: merchantId });
    },

    /** Replaces the merchant's LINE channel and LIFF app. */
    async setLine(line: { readonly line_channel_id: string; readonly liff_id: string }): Promise<void> {
      await database.update(merchants).set(line).where(eq(merchants.merchant_id, merchantId));
    },

    /** Whether external models may see its photos. */
    async usesExternalModels(): Promise<boolean> {
      const [merchant] = await database
        .select({ external_models: merchants.external_models })
        .from(merchants)
        .where(eq(merchants.merchant_id, merchantId));
      return merchant?.external_models === true;
    },

    /** Lets external models see its photos, or no longer. */
    async setExternalModels(external_models: boolean): Promise<void> {
      await database.update(merchants).set({ external_models }).where(eq(merchants.merchant_id, merchantId));
    },

    /** Disables the merchant for everybody, or enables it again. */
    async setDisabled(disabled: boolean): Promise<void> {
      await database.update(merchants).set({ disabled }).where(eq(merchants.merchant_id, merchantId));
    },
  };
}
