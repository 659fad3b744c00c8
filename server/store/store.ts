import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { addressQueries } from './queries/people/addresses.ts';
import { catalogueQueries } from './queries/catalogue/catalogue.ts';
import { readSnapshot, runTransaction, runTransactionUnderLock, type Database } from './database.ts';
import { dayCloseQueries } from './queries/payments/day-closes.ts';
import { debtQueries } from './queries/payments/debts.ts';
import { statementQueries } from './queries/payments/statements.ts';
import { directoryQueries } from './queries/people/directory.ts';
import { feedbackQueries } from './queries/people/feedback.ts';
import { peopleQueries } from './queries/people/people.ts';
import { recordHistoryQueries } from './queries/records/record-history.ts';
import { userQueries } from './queries/people/users.ts';
import { vipProductQueries } from './queries/catalogue/vip-products.ts';
import { groupQueries } from './queries/people/groups.ts';
import { historyQueries } from './queries/records/history.ts';
import { idempotencyQueries } from './queries/idempotency.ts';
import { createTotalCache, type TotalCache } from './total-cache.ts';
import { lineMessageQueries } from './queries/messages/line-messages.ts';
import { connectLive, type LiveConnection, type LiveListener } from './queries/live/live-connection.ts';
import { liveEventQueries } from './queries/live/live-events.ts';
import { lockName, lockQueries } from './queries/locks.ts';
import { merchantQueries } from './queries/people/merchant.ts';
import { orderQueries } from './queries/orders/orders.ts';
import { paymentQueries } from './queries/payments/payments.ts';
import { recordExportQueries } from './queries/records/record-exports.ts';
import { recognitionHintQueries } from './queries/stock/recognition-hints.ts';
import { recognitionJobQueries } from './queries/stock/recognition-jobs.ts';
import { secretQueries } from './queries/people/secrets.ts';
import { fillSearchTexts } from './queries/catalogue/search-texts.ts';
import { reportQueries } from './queries/reports/reports.ts';
import { stockQueries } from './queries/stock/stock.ts';
import { stocktakeQueries } from './queries/stock/stocktakes.ts';
import { cleanupQueries } from './queries/cleanup.ts';
import { proofReuseQueries } from './queries/payments/proof-reuse.ts';
import { uploadQueries } from './queries/uploads.ts';

/** All queries of one merchant's data. */
export type Queries = ReturnType<typeof queriesOf>;

/** A merchant's data. Queries run directly, in a read-only snapshot, or in a transaction. */
export interface MerchantStore extends Queries {
  /** Runs several queries on one snapshot of the database, so that their results are consistent. */
  snapshot<T>(read: (queries: Queries) => Promise<T>): Promise<T>;
  /** Runs the work in a transaction. It may be retried, so it must have no other side effects. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** The same under a lock of this name, which is held until the end; null when somebody else holds it. */
  transactionUnder<T>(lock: string, work: (queries: Queries) => Promise<T>): Promise<T | null>;
}

/** The database. All queries are bound to a merchant, except those of `directory`, `cleanup`, `fillSearchTexts` and `connectLive`. */
export interface Store {
  readonly directory: ReturnType<typeof directoryQueries>;
  forMerchant(merchantId: string): MerchantStore;
  readonly cleanup: ReturnType<typeof cleanupQueries>;
  /** Writes the search texts of a batch of SKUs that have none. Returns how many it wrote. */
  fillSearchTexts(): Promise<number>;
  /** Listens to what changes, on a connection that is not of the pool. */
  connectLive(listener: LiveListener): Promise<LiveConnection>;
  /** Throws when the database doesn't answer. */
  ping(): Promise<void>;
}

export function createStore(pool: pg.Pool): Store {
  const database = drizzle({ client: pool });
  const totals = createTotalCache();
  return {
    directory: directoryQueries(database),
    cleanup: cleanupQueries(database),
    fillSearchTexts: () => runTransaction(pool, fillSearchTexts),
    forMerchant: (merchantId) => ({
      ...queriesOf(database, merchantId, totals),
      snapshot: (read) =>
        readSnapshot(pool, (transaction) => read(queriesOf(transaction, merchantId, totals))),
      transaction: (work) =>
        runTransaction(pool, (transaction) => work(queriesOf(transaction, merchantId, totals))),
      transactionUnder: (lock, work) =>
        runTransactionUnderLock(pool, lockName(merchantId, lock), (transaction) =>
          work(queriesOf(transaction, merchantId, totals)),
        ),
    }),
    connectLive: (listener) => connectLive(pool, listener),
    ping: async () => {
      await database.execute('SELECT 1');
    },
  };
}

function queriesOf(database: Database, merchantId: string, totals: TotalCache) {
  return {
    merchant: merchantQueries(database, merchantId),
    users: userQueries(database, merchantId),
    people: peopleQueries(database, merchantId),
    groups: groupQueries(database, merchantId),
    records: recordHistoryQueries(database, merchantId),
    secrets: secretQueries(database, merchantId),
    idempotency: idempotencyQueries(database, merchantId),
    locks: lockQueries(database, merchantId),
    lineMessages: lineMessageQueries(database, merchantId),
    live: liveEventQueries(database, merchantId),
    catalogue: catalogueQueries(database, merchantId, totals),
    vipProducts: vipProductQueries(database, merchantId, totals),
    uploads: uploadQueries(database, merchantId),
    proofs: proofReuseQueries(database, merchantId),
    addresses: addressQueries(database, merchantId),
    feedback: feedbackQueries(database, merchantId),
    stock: stockQueries(database, merchantId, totals),
    stocktakes: stocktakeQueries(database, merchantId),
    recognitionHints: recognitionHintQueries(database, merchantId),
    recognitionJobs: recognitionJobQueries(database, merchantId),
    orders: orderQueries(database, merchantId, totals),
    payments: paymentQueries(database, merchantId, totals),
    dayCloses: dayCloseQueries(database, merchantId),
    debts: debtQueries(database, merchantId),
    reports: reportQueries(database, merchantId),
    statements: statementQueries(database, merchantId),
    history: historyQueries(database, merchantId),
    exports: recordExportQueries(database, merchantId),
  };
}
