import { sql } from 'drizzle-orm';
import { maxSearchHits } from '../../../domain/limits.ts';
import { skus } from '../schema/catalogue.ts';

/** Must be identical to the expression of the index `skus_by_grams`. */
const gramsOfSku = sql`search_grams(${skus.merchant_id}, ${skus.search_text}, '{1,2}')`;

/** Up to `fewHits` hits of the index are sorted. With more, the first `nearNames` SKUs by name are scanned for enough hits before all are sorted. */
const fewHits = sql.raw('1000');
const nearNames = sql.raw('2000');
const most = sql.raw(String(maxSearchHits));

/** The query's grams (single characters for a term of one, else bigrams) and LIKE patterns. */
const asked = sql`
  SELECT merchant,
    ARRAY(SELECT unnest(search_grams(merchant, lower(term), ARRAY[least(char_length(lower(term)), 2)]))
      FROM unnest(terms) AS term) AS grams,
    ARRAY(SELECT '%' || regexp_replace(lower(term), '([\\\\%_])', '\\\\\\1', 'g') || '%'
      FROM unnest(terms) AS term) AS patterns
  FROM (VALUES (${sql.placeholder('merchant')}::text, ${sql.placeholder('terms')}::text[])) AS sought (merchant, terms)`;

/** In a `coalesce`, so that the planner uses no other index for it and does not assume that it is selective. */
const isHit = sql`coalesce(merchant_id = (SELECT merchant FROM asked) AND status = 'active'
  AND search_text LIKE ALL ((SELECT patterns FROM asked)::text[]), false)`;

const hits = sql`SELECT sku_id, name FROM skus WHERE ${gramsOfSku} @> (SELECT grams FROM asked) AND ${isHit}`;

/**
 * Ids of the first active SKUs by name whose names, colour, size or style contain all terms; found by the faster of two ways:
 * from all hits of the index, or by a scan in name order. Placeholders are `merchant` and `terms`.
 */
export const idsWithTerms = sql`
  WITH asked AS MATERIALIZED (${asked}),
  few AS MATERIALIZED (${hits} LIMIT ${fewHits} + 1),
  near AS MATERIALIZED (
    SELECT sku_id FROM (
      SELECT * FROM skus WHERE merchant_id = (SELECT merchant FROM asked) AND (SELECT count(*) FROM few) > ${fewHits}
      ORDER BY name, sku_id LIMIT ${nearNames}) AS walked
    WHERE ${isHit} ORDER BY name, sku_id LIMIT ${most})
  (SELECT sku_id FROM few WHERE (SELECT count(*) FROM few) <= ${fewHits} ORDER BY name, sku_id LIMIT ${most})
  UNION ALL
  (SELECT sku_id FROM near WHERE (SELECT count(*) FROM near) = ${most})
  UNION ALL
  (SELECT sku_id FROM (${hits}) AS found
    WHERE (SELECT count(*) FROM few) > ${fewHits} AND (SELECT count(*) FROM near) < ${most}
    ORDER BY name, sku_id LIMIT ${most})`;
