import { sql } from 'drizzle-orm';
import type { Step } from '../../../../domain/search/partial-conditions.ts';
import { memoizeStatement, type Database } from '../../database.ts';
import { skus } from '../../schema/catalogue.ts';
import { conditionsInParts, idsMeetingEach } from './search.ts';

type Sku = typeof skus.$inferSelect;

/** A product that may be meant by an item of a text, with what decides about that. Items count from 1. */
export interface ItemCandidateRow {
  readonly item: number;
  readonly sku: Pick<
    Sku,
    | 'sku_id'
    | 'category_id'
    | 'name'
    | 'ch_name'
    | 'th_name'
    | 'color'
    | 'size'
    | 'style'
    | 'on_hand'
    | 'reserved'
    | 'search_text'
  >;
}

const { sku_id, category_id, name, ch_name, th_name, color, size, style, on_hand, reserved, search_text } =
  skus;

/** Placeholders are those of `idsMeetingEach`. */
const itemCandidatesStatement = memoizeStatement((database) =>
  database
    .select({
      item: sql<number>`met.item::int`,
      sku: {
        sku_id,
        category_id,
        name,
        ch_name,
        th_name,
        color,
        size,
        style,
        on_hand,
        reserved,
        search_text,
      },
    })
    // Sought once: a planner without statistics would seek anew for each product.
    .from(sql`(WITH found AS MATERIALIZED (${idsMeetingEach}) SELECT * FROM found) AS met`)
    .innerJoin(
      skus,
      sql`${skus.merchant_id} = ${sql.placeholder('merchant')} AND ${skus.sku_id} = met.sku_id`,
    )
    .prepare('candidates_of_items'),
);

/** Products for the items of a text. */
export function itemCandidateQueries(database: Database, merchantId: string) {
  return {
    /** Active SKUs that the items of a text may mean, up to `maxItemHits` for each, in no order; each has conditions of its own. */
    async candidatesOfItems(
      steps: readonly (readonly Step[])[],
      hiddenCategories: readonly string[],
    ): Promise<ItemCandidateRow[]> {
      return await itemCandidatesStatement(database).execute({
        merchant: merchantId,
        ...conditionsInParts(steps, merchantId),
        statuses: ['active'],
        hidden: hiddenCategories,
      });
    },
  };
}
