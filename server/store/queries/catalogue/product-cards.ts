import { and, asc, eq, sql } from 'drizzle-orm';
import { memoizeStatement, type Database } from '../../database.ts';
import { idsMeeting } from './search.ts';
import { skus, skuVipGroups } from '../../schema/catalogue.ts';

type Sku = typeof skus.$inferSelect;

/** What a card shows of a product, and what decides about it. */
export interface ProductCardRow {
  readonly sku: Pick<
    Sku,
    | 'sku_id'
    | 'name'
    | 'ch_name'
    | 'th_name'
    | 'color'
    | 'size'
    | 'price_satang'
    | 'vip_price_satang'
    | 'on_hand'
    | 'reserved'
    | 'version'
  >;
  readonly picture: string | null;
  /** Whether the product is VIP for the queried group. */
  readonly isVip: boolean;
}

/** A product that a search may have meant, with what it is ranked by. */
export interface FoundCardRow extends ProductCardRow {
  readonly sku: ProductCardRow['sku'] & Pick<Sku, 'category_id' | 'style' | 'search_text'>;
}

const {
  sku_id,
  name,
  ch_name,
  th_name,
  color,
  size,
  price_satang,
  vip_price_satang,
  on_hand,
  reserved,
  version,
} = skus;
const cardColumns = {
  sku_id,
  name,
  ch_name,
  th_name,
  color,
  size,
  price_satang,
  vip_price_satang,
  on_hand,
  reserved,
  version,
};
const picture = sql<string | null>`${skus.image_urls}[1]`;
const isVip = sql<boolean>`${skuVipGroups.sku_id} IS NOT NULL`;
const isVipMark = and(
  eq(skuVipGroups.merchant_id, skus.merchant_id),
  eq(skuVipGroups.sku_id, skus.sku_id),
  eq(skuVipGroups.group_id, sql.placeholder('group')),
);

const isShownInCategory = and(
  eq(skus.merchant_id, sql.placeholder('merchant')),
  eq(skus.category_id, sql.placeholder('category')),
  eq(skus.status, 'active'),
);

const one = { one: sql`1`.as('one') };
const counted = { total: sql<number>`count(*)::int` };

/** Placeholders are `merchant`, `category`, `group`, `limit`, and the `name` and `sku` after which the page begins, empty at first. */
export const categoryCardsStatement = memoizeStatement((database) =>
  selectCards(database)
    .where(
      and(
        isShownInCategory,
        sql`(${name}, ${sku_id}) > (${sql.placeholder('name')}, ${sql.placeholder('sku')})`,
      ),
    )
    .orderBy(asc(name), asc(sku_id))
    .limit(sql.placeholder('limit'))
    .prepare('cards_of_category'),
);

/** Placeholders are `merchant`, `category`, and the `most` that are counted; null counts all. */
export const categoryTotalStatement = memoizeStatement((database) =>
  database
    .select(counted)
    .from(database.select(one).from(skus).where(isShownInCategory).limit(sql.placeholder('most')).as('shown'))
    .prepare('cards_in_category'),
);

/** Placeholders are those of `idsMeeting`, and `group`. */
export const foundCardsStatement = memoizeStatement((database) =>
  database
    .select({
      sku: {
        ...cardColumns,
        category_id: skus.category_id,
        style: skus.style,
        search_text: skus.search_text,
      },
      picture,
      isVip,
    })
    .from(skus)
    .leftJoin(skuVipGroups, isVipMark)
    .where(
      and(
        eq(skus.merchant_id, sql.placeholder('merchant')),
        sql`${skus.sku_id} = ANY (ARRAY(${idsMeeting}))`,
      ),
    )
    .prepare('cards_meeting'),
);

const isVipOfGroup = and(
  eq(skuVipGroups.merchant_id, sql.placeholder('merchant')),
  eq(skuVipGroups.group_id, sql.placeholder('group')),
  eq(skus.status, 'active'),
  sql`(${sql.placeholder('category')} = '' OR ${skus.category_id} = ${sql.placeholder('category')})`,
);

/** Placeholders are those of `categoryCardsStatement`, and `offset`; an empty category is all. */
export const vipCardsStatement = memoizeStatement((database) =>
  database
    .select({ sku: cardColumns, picture, isVip })
    .from(skuVipGroups)
    .innerJoin(
      skus,
      and(eq(skus.merchant_id, skuVipGroups.merchant_id), eq(skus.sku_id, skuVipGroups.sku_id)),
    )
    .where(
      and(isVipOfGroup, sql`(${name}, ${sku_id}) > (${sql.placeholder('name')}, ${sql.placeholder('sku')})`),
    )
    .orderBy(asc(name), asc(sku_id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('cards_of_vip_group'),
);

/** Placeholders are `merchant`, `group`, `category`, and the `most` that are counted; null counts all. */
export const vipTotalStatement = memoizeStatement((database) =>
  database
    .select(counted)
    .from(
      database
        .select(one)
        .from(skuVipGroups)
        .innerJoin(
          skus,
          and(eq(skus.merchant_id, skuVipGroups.merchant_id), eq(skus.sku_id, skuVipGroups.sku_id)),
        )
        .where(isVipOfGroup)
        .limit(sql.placeholder('most'))
        .as('shown'),
    )
    .prepare('cards_in_vip_group'),
);

function selectCards(database: Database) {
  return database.select({ sku: cardColumns, picture, isVip }).from(skus).leftJoin(skuVipGroups, isVipMark);
}
