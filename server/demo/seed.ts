import type pg from 'pg';
import type { FileStore } from '../files/storage/file-store.ts';
import { StartupError } from '../startup/process-errors.ts';
import { runTransaction, type Database } from '../store/database.ts';
import { directoryQueries } from '../store/queries/people/directory.ts';
import { settlePayments } from '../store/queries/payments/settlement.ts';
import { categories, skus, skuVipGroups, stockRecords, stocktakes } from '../store/schema/catalogue.ts';
import { uploads } from '../store/schema/files.ts';
import { addresses, orderHistory, orderLines, orders } from '../store/schema/orders.ts';
import {
  paidOrders,
  paymentEntries,
  paymentHistory,
  paymentOrders,
  paymentPhotos,
} from '../store/schema/payments.ts';
import { counters, groups, merchants, userRoles, users } from '../store/schema/people.ts';
import { demoCatalogue, rivalCatalogue } from './catalogue.ts';
import { orderRows } from './order-rows.ts';
import { paymentRows } from './payment-rows.ts';
import { demoMerchant, rivalMerchant } from './people.ts';
import { readPictures, type DemoFile } from './pictures.ts';
import { demoPlan, rivalPlan } from './plan.ts';
import { demoShop, picturesOf, type DemoShop } from './shop.ts';
import { catalogueRows, peopleRows, uploadRows } from './shop-rows.ts';

export interface SeedOptions {
  /** Folder of the demo pictures. */
  readonly pictures: string;
  /** File store that the pictures are copied to. */
  readonly files: Pick<FileStore, 'save'>;
  /** The orders of the demo lie in the 40 days before. */
  readonly now: Date;
}

/**
 * Fills a database with the two demo merchants in one transaction; `present` when they are there already.
 * Throws where a real merchant lives.
 */
export async function seedDemo(
  pool: pg.Pool,
  { pictures, files, now }: SeedOptions,
): Promise<'seeded' | 'present'> {
  return await runTransaction(pool, async (database) => {
    if (await directoryQueries(database).holdsRealMerchant()) {
      throw new StartupError(
        'Demo data never goes into a database that holds a real merchant: set TALAT_DEMO=0',
      );
    }
    for (const shop of [
      demoShop(demoMerchant, demoCatalogue, demoPlan, now),
      demoShop(rivalMerchant, rivalCatalogue, rivalPlan, now),
    ]) {
      const drawn = await readPictures(pictures, shop.merchant.merchant_id, picturesOf(shop));
      if (!(await insertShop(database, shop, drawn, now))) return 'present';
      await Promise.all(drawn.map(({ file_name, bytes }) => files.save(file_name, bytes)));
    }
    return 'seeded';
  });
}

/** Returns false when the merchant exists. A second server that seeds at the same time waits here, and then gets false. */
async function insertShop(
  database: Database,
  shop: DemoShop,
  files: readonly DemoFile[],
  now: Date,
): Promise<boolean> {
  const people = peopleRows(shop);
  const inserted = await database.insert(merchants).values(people.merchant).onConflictDoNothing().returning();
  if (inserted.length === 0) return false;
  await database.insert(groups).values(people.groups);
  await database.insert(users).values(people.users);
  await database.insert(userRoles).values(people.userRoles);
  await database.insert(counters).values(people.counters);
  await database.insert(addresses).values(people.addresses);
  await database.insert(uploads).values(uploadRows(shop, files, now));

  const catalogue = catalogueRows(shop);
  await database.insert(categories).values(catalogue.categories);
  await database.insert(skus).values(catalogue.skus);
  await database.insert(skuVipGroups).values(catalogue.skuVipGroups);
  await database.insert(stocktakes).values(catalogue.stocktake);
  await database.insert(stockRecords).values(catalogue.stockRecords);

  const trade = orderRows(shop, people.addresses);
  await database.insert(orders).values(trade.orders);
  await database.insert(orderLines).values(trade.orderLines);
  await database.insert(orderHistory).values(trade.orderHistory);

  const money = paymentRows(shop);
  await database.insert(paymentOrders).values(money.paymentOrders);
  await database.insert(paymentEntries).values(money.paymentEntries);
  await database.insert(paymentHistory).values(money.paymentHistory);
  await database.insert(paymentPhotos).values(money.paymentPhotos);
  await database.insert(paidOrders).values(money.paidOrders);
  await settlePayments(
    database,
    shop.merchant.merchant_id,
    money.paymentOrders.map(({ payment_order_id }) => payment_order_id),
  );
  return true;
}
