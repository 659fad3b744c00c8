import { and, desc, eq, sql } from 'drizzle-orm';
import type { CustomerNotice, StaffNotice } from '../../../../domain/notifications.ts';
import type { Database } from '../../database.ts';
import { merchantHistory, merchants } from '../../schema/people.ts';
import type { HistoryRow, Step } from '../records/history.ts';

export type NewMerchant = Omit<
  typeof merchants.$inferInsert,
  | 'merchant_id'
  | 'demo'
  | 'disabled'
  | 'external_models'
  | 'messaging'
  | 'notify_staff'
  | 'notify_customers'
  | 'settings_version'
  | 'created'
>;

const settingsColumns = {
  enable_confirm_pay: merchants.enable_confirm_pay,
  promptpay_id: merchants.promptpay_id,
  about_zh: merchants.about_zh,
  about_en: merchants.about_en,
  about_th: merchants.about_th,
  phone: merchants.phone,
  line_url: merchants.line_url,
  messaging: merchants.messaging,
  notify_staff: merchants.notify_staff,
  notify_customers: merchants.notify_customers,
  external_models: merchants.external_models,
  version: merchants.settings_version,
};
const maxEntries = 100;

/** The event of a change of the settings. */
export const settingsEvent = 'settings.save';

/** What a merchant may change of itself, and how often it did. */
export interface SettingsRow {
  /** Whether receipts are confirmed; a paid payment counts at once where they are not. */
  readonly enable_confirm_pay: boolean;
  readonly promptpay_id: string;
  readonly about_zh: string;
  readonly about_en: string;
  readonly about_th: string;
  /** Phone numbers, separated by `;`. */
  readonly phone: string;
  readonly line_url: string;
  /** Whether it has a channel of the Messaging API, which only a command changes. */
  readonly messaging: boolean;
  readonly notify_staff: readonly StaffNotice[];
  readonly notify_customers: readonly CustomerNotice[];
  /** Whether photos and messages may go to the external models of the server's settings. */
  readonly external_models: boolean;
  readonly version: number;
}

/** The merchant itself. */
export function merchantQueries(database: Database, merchantId: string) {
  const own = eq(merchants.merchant_id, merchantId);
  const next = sql`(SELECT coalesce(max(${merchantHistory.seq}), 0) + 1 FROM ${merchantHistory}
    WHERE ${merchantHistory.merchant_id} = ${merchantId})`;
  return {
    async add(merchant: NewMerchant): Promise<void> {
      await database.insert(merchants).values({ ...merchant, merchant_id: merchantId });
    },

    /** Replaces the merchant's LINE channel and LIFF app. */
    async setLine(line: { readonly line_channel_id: string; readonly liff_id: string }): Promise<void> {
      await database.update(merchants).set(line).where(own);
    },

    /** Locks and returns what the merchant may change of itself; null when there is no such merchant. */
    async lockSettings(): Promise<SettingsRow | null> {
      const [row] = await database.select(settingsColumns).from(merchants).where(own).for('no key update');
      return row ?? null;
    },

    /** Changes the settings, whose lock is held, and adds an entry to their history. */
    async changeSettings(change: Omit<SettingsRow, 'version' | 'messaging'>, step: Step): Promise<void> {
      await database
        .update(merchants)
        .set({ ...change, settings_version: sql`${merchants.settings_version} + 1` })
        .where(own);
      await database.insert(merchantHistory).values({ ...step, merchant_id: merchantId, seq: next });
    },

    /** Adds an entry to what was done with the merchant's data as a whole. */
    async note(step: Step): Promise<void> {
      // Whoever numbers an entry holds the merchant's row; it does not keep others from naming the merchant.
      await database
        .select({ one: sql`1` })
        .from(merchants)
        .where(own)
        .for('no key update');
      await database.insert(merchantHistory).values({ ...step, merchant_id: merchantId, seq: next });
    },

    /** The last entries of the settings' history, the oldest first. */
    async settingsHistory(): Promise<HistoryRow[]> {
      const rows = await database
        .select()
        .from(merchantHistory)
        .where(and(eq(merchantHistory.merchant_id, merchantId), eq(merchantHistory.event, settingsEvent)))
        .orderBy(desc(merchantHistory.seq))
        .limit(maxEntries);
      return rows.reverse();
    },

    /** Whether external models may see its photos and text orders. */
    async usesExternalModels(): Promise<boolean> {
      const [merchant] = await database
        .select({ external_models: merchants.external_models })
        .from(merchants)
        .where(own);
      return merchant?.external_models === true;
    },

    /** Begins to send messages by LINE, or no longer. */
    async setMessaging(messaging: boolean): Promise<void> {
      await database.update(merchants).set({ messaging }).where(own);
    },

    /** Disables the merchant for everybody, or enables it again. */
    async setDisabled(disabled: boolean): Promise<void> {
      await database.update(merchants).set({ disabled }).where(own);
    },
  };
}
