import { sql } from 'drizzle-orm';
import { maxItemHits, maxSearchHits } from '../../../../domain/limits.ts';
import { partsIn, type Condition } from '../../../../domain/search/condition.ts';
import type { Step } from '../../../../domain/search/partial-conditions.ts';
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

/** The same of what `sought` says. */
const isShownToAsker = sql`coalesce(merchant_id = (SELECT merchant FROM sought) AND status = ANY ((SELECT statuses FROM sought)::text[])
  AND NOT category_id = ANY ((SELECT hidden FROM sought)::text[]), false)`;

/** Parts of a condition that the index is asked for one by one: of one large condition it would evaluate all for each entry of a part. */
const mostParts = 4;

/** SKUs that meet `asked.pair`, of which the places of the parts are a JSON array of one or more. */
const meetingParts = sql.join(
  Array.from({ length: mostParts }, (_, at) => {
    const parts = Array.from(
      { length: at + 1 },
      (_part, place) =>
        sql`${keysOfSku} @@ (SELECT parts FROM sought)[(asked.pair -> 0 ->> ${sql.raw(String(place))})::int]::tsquery`,
    );
    return sql`SELECT sku_id, name FROM skus
      WHERE jsonb_array_length(asked.pair -> 0) = ${sql.raw(String(at + 1))} AND ${sql.join(parts, sql` AND `)} AND ${isShownToAsker}`;
  }),
  sql` UNION ALL `,
);

/**
 * The same for the items of a text, each with conditions of its own: `conditions` is a JSON array of an array for each, of pairs: the parts of a condition by
 * their places in `parts`, counted from 1, and whether those behind it are evaluated only if nothing meets it. Gives item, counted from 1, and `sku_id`, up to `maxItemHits` for each.
 * What the placeholders are is hidden from the planner, which would else make a plan for each text.
 */
export const idsMeetingEach = sql`
  WITH sought AS MATERIALIZED (
    SELECT ${sql.placeholder('merchant')}::text AS merchant, ${sql.placeholder('statuses')}::text[] AS statuses,
      ${sql.placeholder('hidden')}::text[] AS hidden, ${sql.placeholder('conditions')}::jsonb AS conditions,
      ${sql.placeholder('parts')}::text[] AS parts)
  SELECT DISTINCT wanted.item, hit.sku_id
  FROM jsonb_array_elements((SELECT conditions FROM sought)) WITH ORDINALITY AS wanted (conditions, item), LATERAL (
    SELECT found.sku_id
    FROM jsonb_array_elements(wanted.conditions) AS asked (pair), LATERAL (
      WITH met AS MATERIALIZED (
        SELECT sku_id FROM (${meetingParts} LIMIT ${sortedHitsOfItem}) AS hits
        ORDER BY name COLLATE "C", sku_id COLLATE "C" LIMIT ${mostOfItem})
      SELECT sku_id FROM met
      UNION ALL
      -- Reaches the limit, so that nothing else is evaluated.
      SELECT NULL FROM generate_series(1, CASE WHEN (asked.pair ->> 1)::boolean AND EXISTS (SELECT FROM met) THEN ${mostOfItem} ELSE 0 END)
    ) AS found
    LIMIT ${mostOfItem}) AS hit
  WHERE hit.sku_id IS NOT NULL`;

/** The conditions of items as `idsMeetingEach` is asked: most of their parts stand in several conditions, and are written once. */
export function conditionsInParts(
  steps: readonly (readonly Step[])[],
  merchantId: string,
): { readonly conditions: string; readonly parts: readonly string[] } {
  const texts = new WeakMap<Condition, string>();
  const places = new Map<string, number>();
  const placeOf = (part: string) => {
    const place = places.get(part) ?? places.size + 1;
    places.set(part, place);
    return place;
  };
  const conditions = steps.map((asked) =>
    asked.map(({ condition, isLast }) => [partsOf(condition, merchantId, texts).map(placeOf), isLast]),
  );
  return { conditions: JSON.stringify(conditions), parts: [...places.keys()] };
}

/** The parts that are all met where a condition is, as PostgreSQL reads them: those of the fewest keys first. */
function partsOf(condition: Condition, merchantId: string, texts: Texts): string[] {
  const [met, without] = 'first' in condition ? [condition.first, [condition.without]] : [condition, []];
  const parts = ('all' in met ? met.all : [met]).toSorted((one, other) => partsIn(one) - partsIn(other));
  const apart = mostParts - 1 - without.length;
  const rest = parts.slice(apart);
  return [
    ...parts.slice(0, apart).map((part) => tsqueryOf(part, merchantId, texts)),
    ...(rest.length === 0 ? [] : [tsqueryOf({ all: rest }, merchantId, texts)]),
    ...without.map((part) => `!(${tsqueryOf(part, merchantId, texts)})`),
  ];
}

/** Conditions of one merchant that were written before. */
type Texts = WeakMap<Condition, string>;

/** A condition as PostgreSQL reads it, on the keys of one merchant. */
export function tsqueryOf(condition: Condition, merchantId: string, texts: Texts = new WeakMap()): string {
  const known = texts.get(condition);
  if (known !== undefined) return known;
  const text = writeCondition(condition, merchantId, (part) => `(${tsqueryOf(part, merchantId, texts)})`);
  texts.set(condition, text);
  return text;
}

function writeCondition(
  condition: Condition,
  merchantId: string,
  inner: (part: Condition) => string,
): string {
  if ('key' in condition) return quoted(`${merchantId} ${condition.key}`);
  if ('prefix' in condition) return `${quoted(`${merchantId} ${condition.prefix}`)}:*`;
  if ('all' in condition) return condition.all.map(inner).join(' & ');
  if ('any' in condition) return condition.any.map(inner).join(' | ');
  return `${inner(condition.first)} & !${inner(condition.without)}`;
}

function quoted(key: string): string {
  return `'${key.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
