import { eq, sql } from 'drizzle-orm';
import { memoizeStatement, type Database } from '../../database.ts';
import { categories, searchWords } from '../../schema/catalogue.ts';
import { orderLines, orders } from '../../schema/orders.ts';

/** Orders of a group that say what is usual there. */
const recentOrders = sql.raw('60');

/** As JSON in one row, since most of it was read before; in the order of `categories` and `searchWords`. Placeholders are `merchant` and `group`. */
const readingContextStatement = memoizeStatement((database) =>
  database
    .select({
      categories: sql<
        string | null
      >`json_agg(json_build_array(${categories.category_id}, ${categories.parent_id}, ${categories.level},
        ${categories.name}, ${categories.ch_name}, ${categories.th_name}, ${categories.status})
        ORDER BY ${categories.level}, ${categories.position}, ${categories.category_id})::text`,
      words: sql<
        string | null
      >`(SELECT json_agg(json_build_array(${searchWords.kind}, ${searchWords.zh}, ${searchWords.en}, ${searchWords.th})
        ORDER BY ${searchWords.position})::text FROM ${searchWords} WHERE ${searchWords.merchant_id} = ${sql.placeholder('merchant')})`,
      usual: sql<
        readonly (readonly [skuId: string, orders: number])[] | null
      >`(SELECT json_agg(json_build_array(sku_id, orders)) FROM (
        SELECT ${orderLines.sku_id}, count(*) AS orders FROM ${orderLines}
        WHERE ${orderLines.merchant_id} = ${sql.placeholder('merchant')} AND ${orderLines.order_id} = ANY (ARRAY(
          SELECT ${orders.order_id} FROM ${orders}
          WHERE ${orders.merchant_id} = ${sql.placeholder('merchant')} AND ${orders.group_id} = ${sql.placeholder('group')}
            AND ${orders.status} <> 'cancelled'
          ORDER BY ${orders.created} DESC, ${orders.order_id} DESC LIMIT ${recentOrders}))
        GROUP BY ${orderLines.sku_id}) AS usual)`,
    })
    .from(categories)
    .where(eq(categories.merchant_id, sql.placeholder('merchant')))
    .prepare('reading_context'),
);

/** How a merchant names things: categories and search words, as texts that are the same as long as those are. */
export interface NamingTexts {
  /** A JSON array of arrays: id, parent, level, three names, status. */
  readonly categories: string;
  /** A JSON array of arrays: kind and words in three languages. */
  readonly words: string;
}

/** What texts of a group are read amid. */
export interface ReadingContext extends NamingTexts {
  /** In how many of its latest orders the group had each product. */
  readonly usual: ReadonlyMap<string, number>;
}

/** What texts are read amid, in one statement. */
export function readingContextQueries(database: Database, merchantId: string) {
  return {
    async readingContext(groupId: string): Promise<ReadingContext> {
      const [found] = await readingContextStatement(database).execute({
        merchant: merchantId,
        group: groupId,
      });
      return {
        categories: found?.categories ?? '[]',
        words: found?.words ?? '[]',
        usual: new Map(found?.usual ?? []),
      };
    },
  };
}
