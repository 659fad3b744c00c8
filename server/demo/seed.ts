import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { categories, skus, skuVipGroups, stockRecords } from '../store/schema/catalogue.ts';
import { uploads } from '../store/schema/files.ts';
import { addresses, orderHistory, orderLines, orders } from '../store/schema/orders.ts';
import { paymentEntries, paymentHistory, paymentOrders, paymentPhotos } from '../store/schema/payments.ts';
import { counters, groups, merchants, userRoles, users } from '../store/schema/people.ts';
import { demoCatalogue, rivalCatalogue } from './catalogue.ts';
import { demoMerchant, rivalMerchant } from './people.ts';
import { readPictures, type DemoFile } from './pictures.ts';
import { demoPlan, rivalPlan } from './plan.ts';
import { demoShop, picturesOf, type DemoShop } from './shop.ts';
import { catalogueRows, peopleRows, uploadRows } from './shop-rows.ts';
import { orderRows, paymentRows } from './trade-rows.ts';

export interface SeedOptions {
  /** Folder of the demo pictures. */
  readonly pictures: string;
  /** Stores a file under its name; the same name again holds the same bytes. */
  readonly keepFile: (fileName: string, bytes: Buffer) => Promise<void>;
  /** The orders of the demo lie in the 40 days before. */
  readonly now: Date;
}

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/**
 * Fills a database with the two demo merchants in one transaction; `present` when they are there already.
 * Throws where a real merchant lives.
 */
export async function seedDemo(database: NodePgDatabase, { pictures, keepFile, now }: SeedOptions): Promise<'seeded' | 'present'> {
  return await database.transaction(async (transaction) => {
    const [real] = await transaction.select().from(merchants).where(eq(merchants.demo, false)).limit(1);
    if (real !== undefined) throw new Error('Demo data never goes into a database that holds a real merchant');
    for (const shop of [
      demoShop(demoMerchant, demoCatalogue, demoPlan, now),
      demoShop(rivalMerchant, rivalCatalogue, rivalPlan, now),
    ]) {
      const files = await readPictures(pictures, shop.merchant.merchant_id, picturesOf(shop));
      if (!(await insertShop(transaction, shop, files, now))) return 'present';
      await Promise.all(files.map(({ file_name, bytes }) => keepFile(file_name, bytes)));
    }
    return 'seeded';
  });
}

/** False when the merchant exists: of two servers that seed at once, the second waits here and then leaves it be. */
async function insertShop(transaction: Transaction, shop: DemoShop, files: readonly DemoFile[], now: Date): Promise<boolean> {
  const people = peopleRows(shop);
  const inserted = await transaction.insert(merchants).values(people.merchant).onConflictDoNothing().returning();
  if (inserted.length === 0) return false;
  await transaction.insert(groups).values(people.groups);
  await transaction.insert(users).values(people.users);
  await transaction.insert(userRoles).values(people.userRoles);
  await transaction.insert(counters).values(people.counters);
  await transaction.insert(addresses).values(people.addresses);
  await transaction.insert(uploads).values(uploadRows(shop, files, now));

  const catalogue = catalogueRows(shop);
  await transaction.insert(categories).values(catalogue.categories);
  await transaction.insert(skus).values(catalogue.skus);
  await transaction.insert(skuVipGroups).values(catalogue.skuVipGroups);
  await transaction.insert(stockRecords).values(catalogue.stockRecords);

  const trade = orderRows(shop, people.addresses);
  await transaction.insert(orders).values(trade.orders);
  await transaction.insert(orderLines).values(trade.orderLines);
  await transaction.insert(orderHistory).values(trade.orderHistory);

  const money = paymentRows(shop);
  await transaction.insert(paymentOrders).values(money.paymentOrders);
  await transaction.insert(paymentEntries).values(money.paymentEntries);
  await transaction.insert(paymentHistory).values(money.paymentHistory);
  await transaction.insert(paymentPhotos).values(money.paymentPhotos);
  return true;
}
