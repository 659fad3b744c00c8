import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { addressQueries } from './queries/addresses.ts';
import { catalogueQueries } from './queries/catalogue.ts';
import { readSnapshot, runTransaction, type Database } from './database.ts';
import { directoryQueries } from './queries/directory.ts';
import { feedbackQueries, userQueries } from './queries/users.ts';
import { groupQueries } from './queries/groups.ts';
import { historyQueries } from './queries/history.ts';
import { idempotencyQueries } from './queries/idempotency.ts';
import { createTotalCache, type TotalCache } from './total-cache.ts';
import { lockQueries } from './queries/locks.ts';
import { merchantQueries } from './queries/merchant.ts';
import { orderQueries } from './queries/orders.ts';
import { paymentQueries } from './queries/payments.ts';
import { secretQueries } from './queries/secrets.ts';
import { stockQueries } from './queries/stock.ts';
import { cleanupQueries } from './queries/cleanup.ts';
import { uploadQueries } from './queries/uploads.ts';

/** Every question that can be asked of one merchant's data. */
export type Queries = ReturnType<typeof queriesOf>;

/** One merchant's data. Questions are asked directly, all about one moment, or within a transaction that writes. */
export interface MerchantStore extends Queries {
  /** Reads what takes several questions as it was at one moment: an order never shows the lines of its next version. */
  snapshot<T>(read: (queries: Queries) => Promise<T>): Promise<T>;
  /** Does the work in one transaction; it may be repeated as a whole, so it must do nothing but ask and write here. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
}

/** The database as the program sees it: there is no query without a merchant, but for finding the merchant. */
export interface Store {
  readonly directory: ReturnType<typeof directoryQueries>;
  forMerchant(merchantId: string): MerchantStore;
  readonly cleanup: ReturnType<typeof cleanupQueries>;
  /** Throws when the database doesn't answer. */
  ping(): Promise<void>;
}

export function createStore(pool: pg.Pool): Store {
  const database = drizzle({ client: pool });
  const totals = createTotalCache();
  return {
    directory: directoryQueries(database),
    cleanup: cleanupQueries(database),
    forMerchant: (merchantId) => ({
      ...queriesOf(database, merchantId, totals),
      snapshot: (read) => readSnapshot(pool, (transaction) => read(queriesOf(transaction, merchantId, totals))),
      transaction: (work) =>
        runTransaction(pool, (transaction) => work(queriesOf(transaction, merchantId, totals))),
    }),
    ping: async () => {
      await database.execute('SELECT 1');
    },
  };
}

function queriesOf(database: Database, merchantId: string, totals: TotalCache) {
  return {
    merchant: merchantQueries(database, merchantId),
    users: userQueries(database, merchantId),
    groups: groupQueries(database, merchantId),
    secrets: secretQueries(database, merchantId),
    idempotency: idempotencyQueries(database, merchantId),
    locks: lockQueries(database, merchantId),
    catalogue: catalogueQueries(database, merchantId),
    uploads: uploadQueries(database, merchantId),
    addresses: addressQueries(database, merchantId),
    feedback: feedbackQueries(database, merchantId),
    stock: stockQueries(database, merchantId),
    orders: orderQueries(database, merchantId, totals),
    payments: paymentQueries(database, merchantId, totals),
    history: historyQueries(database, merchantId),
  };
}
