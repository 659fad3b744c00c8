import { and, asc, eq, or, sql, type Placeholder } from 'drizzle-orm';
import { maxSiblings } from '../../../../domain/limits.ts';
import { memoizeStatement, type Database } from '../../database.ts';
import { idsMeeting } from './search.ts';
import { categories, skus, skuVipGroups } from '../../schema/catalogue.ts';

// The statements of the catalogue that are built once for a connection.

/** SKUs with whether they are VIP for a group. */
export function selectSkus(database: Database, groupId: string | Placeholder) {
  return database
    .select({ sku: skus, isVip: sql<boolean>`${skuVipGroups.sku_id} IS NOT NULL` })
    .from(skus)
    .leftJoin(
      skuVipGroups,
      and(
        eq(skuVipGroups.merchant_id, skus.merchant_id),
        eq(skuVipGroups.sku_id, skus.sku_id),
        eq(skuVipGroups.group_id, groupId),
      ),
    );
}

export const skuStatement = memoizeStatement((database) =>
  selectSkus(database, sql.placeholder('group'))
    .where(and(eq(skus.merchant_id, sql.placeholder('merchant')), eq(skus.sku_id, sql.placeholder('sku'))))
    .prepare('one_sku'),
);

export const skusStatement = memoizeStatement((database) =>
  selectSkus(database, sql.placeholder('group'))
    .where(
      and(
        eq(skus.merchant_id, sql.placeholder('merchant')),
        sql`${skus.sku_id} = ANY (${sql.placeholder('skus')}::text[])`,
      ),
    )
    .orderBy(asc(skus.name), asc(skus.sku_id))
    .prepare('some_skus'),
);

/** The SKU itself comes first, so that the limit never leaves it out. */
export const siblingsStatement = memoizeStatement((database) => {
  const isItself = eq(skus.sku_id, sql.placeholder('sku'));
  return selectSkus(database, sql.placeholder('group'))
    .where(
      and(
        eq(skus.merchant_id, sql.placeholder('merchant')),
        sql`(${skus.category_id}, ${skus.name}) = (
          SELECT own.category_id, own.name FROM ${skus} AS own
          WHERE own.merchant_id = ${sql.placeholder('merchant')} AND own.sku_id = ${sql.placeholder('sku')})`,
        or(eq(skus.status, 'active'), isItself),
      ),
    )
    .orderBy(sql`${isItself} DESC`, asc(skus.created), asc(skus.sku_id))
    .limit(maxSiblings)
    .prepare('sku_siblings');
});

export const lockSkusStatement = memoizeStatement((database) =>
  selectSkus(database, sql.placeholder('group'))
    .where(
      and(
        eq(skus.merchant_id, sql.placeholder('merchant')),
        sql`${skus.sku_id} = ANY (${sql.placeholder('skus')}::text[])`,
      ),
    )
    .orderBy(asc(skus.sku_id))
    .for('no key update', { of: skus })
    .prepare('lock_skus'),
);

export const searchStatement = memoizeStatement((database) =>
  selectSkus(database, sql.placeholder('group'))
    .where(
      and(
        eq(skus.merchant_id, sql.placeholder('merchant')),
        sql`${skus.sku_id} = ANY (ARRAY(${idsMeeting}))`,
      ),
    )
    .prepare('skus_meeting'),
);

export const ofCategoryStatement = memoizeStatement((database) =>
  selectSkus(database, sql.placeholder('group'))
    .where(
      and(
        eq(skus.merchant_id, sql.placeholder('merchant')),
        eq(skus.category_id, sql.placeholder('category')),
        eq(skus.status, 'active'),
      ),
    )
    .orderBy(asc(skus.name), asc(skus.sku_id))
    .prepare('skus_of_category'),
);

export const categoryStatement = memoizeStatement((database) =>
  database
    .select({ id: categories.category_id })
    .from(categories)
    .where(
      and(
        eq(categories.merchant_id, sql.placeholder('merchant')),
        eq(categories.category_id, sql.placeholder('category')),
      ),
    )
    .prepare('one_category'),
);

export const categoriesStatement = memoizeStatement((database) =>
  database
    .select()
    .from(categories)
    .where(eq(categories.merchant_id, sql.placeholder('merchant')))
    .orderBy(asc(categories.level), asc(categories.position), asc(categories.category_id))
    .prepare('categories'),
);
