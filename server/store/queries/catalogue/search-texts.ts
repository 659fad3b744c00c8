import { isNull, sql } from 'drizzle-orm';
import { findableText } from '../../../search/findable-text.ts';
import type { Database } from '../../database.ts';
import { skus } from '../../schema/catalogue.ts';

const skusAtOnce = 200;

/**
 * Writes the search texts of a batch of SKUs, of all merchants, that have none: they are of an earlier version. Runs in a
 * transaction; skips locked ones. Returns how many it wrote.
 */
export async function fillSearchTexts(database: Database): Promise<number> {
  const bare = await database
    .select()
    .from(skus)
    .where(isNull(skus.search_text))
    .limit(skusAtOnce)
    .for('update', { skipLocked: true });
  if (bare.length === 0) return 0;
  await database
    .update(skus)
    .set({ search_text: sql`filled.search_text` })
    .from(
      sql`unnest(${sql.param(bare.map((sku) => sku.merchant_id))}::text[], ${sql.param(bare.map((sku) => sku.sku_id))}::text[],
        ${sql.param(bare.map(findableText))}::text[]) AS filled (merchant_id, sku_id, search_text)`,
    )
    .where(sql`${skus.merchant_id} = filled.merchant_id AND ${skus.sku_id} = filled.sku_id`);
  return bare.length;
}
