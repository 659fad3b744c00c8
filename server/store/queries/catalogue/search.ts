import { sql } from 'drizzle-orm';
import { maxItemHits, maxSearchHits } from '../../../../domain/limits.ts';
import type { Condition } from '../../../../domain/search/condition.ts';
import { searchContent, skus } from '../../schema/catalogue.ts';

/** Must be identical to the expression of the index `skus_by_search_keys`. */
const keysOfSku = sql`search_keys(${skus.merchant_id}, ${skus.category_id}, ${searchContent(skus)})`;

/** Hits of a condition that are sorted by name; of more, these are the first that the index leads to. */
const sortedHits = sql.raw('400');
/** The same for an item of a text, of which fewer are looked at. */
const sortedHitsOfItem = sql.raw('100');
const most = sql.raw(String(maxSearchHits));
const mostOfItem = sql.raw(String(maxItemHits));

/** In a `coalesce`, so that the planner uses no other index for it and does not assume that it is selective. */
const isShown = sql`coalesce(merchant_id = ${sql.placeholder('merchant')} AND status = ANY (${sql.placeholder('statuses')}::text[])
  AND NOT category_id = ANY (${sql.placeholder('hidden')}::text[]), false)`;

/**
 * Ids of SKUs that meet the first of several conditions, then of those that meet the next, up to `maxSearchHits`; a condition
 * is evaluated only while there are fewer. Placeholders are `merchant`, `statuses`, `hidden` (category
 * ids) and `conditions`.
 */
export const idsMeeting = sql`
  SELECT found.sku_id
  FROM unnest(${sql.placeholder('conditions')}::text[]) AS asked (condition), LATERAL (
    SELECT sku_id FROM (
      SELECT sku_id, name FROM skus WHERE ${keysOfSku} @@ asked.condition::tsquery AND ${isShown} LIMIT ${sortedHits}) AS met
    ORDER BY name, sku_id LIMIT ${most}) AS found
  LIMIT ${most}`;

/**
 * The same for the items of a text, each with conditions of its own: `conditions` is a JSON array of an array for each, of pairs: a condition, and
 * whether those behind it are evaluated only if nothing meets it. Gives item, counted from 1, and `sku_id`, up to `maxItemHits` for each.
 */
export const idsMeetingEach = sql`
  SELECT DISTINCT wanted.item, hit.sku_id
  FROM jsonb_array_elements(${sql.placeholder('conditions')}::jsonb) WITH ORDINALITY AS wanted (conditions, item), LATERAL (
    SELECT found.sku_id
    FROM jsonb_array_elements(wanted.conditions) AS asked (pair), LATERAL (
      WITH met AS MATERIALIZED (
        SELECT sku_id FROM (
          SELECT sku_id, name FROM skus WHERE ${keysOfSku} @@ (asked.pair ->> 0)::tsquery AND ${isShown} LIMIT ${sortedHitsOfItem}) AS hits
        ORDER BY name COLLATE "C", sku_id COLLATE "C" LIMIT ${mostOfItem})
      SELECT sku_id FROM met
      UNION ALL
      -- Reaches the limit, so that nothing else is evaluated.
      SELECT NULL FROM generate_series(1, CASE WHEN (asked.pair ->> 1)::boolean AND EXISTS (SELECT FROM met) THEN ${mostOfItem} ELSE 0 END)
    ) AS found
    LIMIT ${mostOfItem}) AS hit
  WHERE hit.sku_id IS NOT NULL`;

/** A condition as PostgreSQL reads it, on the keys of one merchant. */
export function tsqueryOf(condition: Condition, merchantId: string): string {
  const inner = (part: Condition) => `(${tsqueryOf(part, merchantId)})`;
  if ('key' in condition) return quoted(`${merchantId} ${condition.key}`);
  if ('prefix' in condition) return `${quoted(`${merchantId} ${condition.prefix}`)}:*`;
  if ('all' in condition) return condition.all.map(inner).join(' & ');
  if ('any' in condition) return condition.any.map(inner).join(' | ');
  return `${inner(condition.first)} & !${inner(condition.without)}`;
}

function quoted(key: string): string {
  return `'${key.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
