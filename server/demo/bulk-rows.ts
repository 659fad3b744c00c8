export interface BulkPlan {
  readonly merchant_id: string;
  readonly groups: number;
  readonly orders: number;
  readonly now: Date;
  /** Prefix of all ids, different for each seeding. Letters and digits. */
  readonly prefix: string;
}

/** Days before `now` over which the orders are spread. */
export const days = 400;

/** Statements that add customers, each with a group of their own. */
export function bulkPeople({ merchant_id, groups, prefix }: BulkPlan): readonly string[] {
  return [
    `INSERT INTO groups (merchant_id, group_id, name)
     SELECT '${merchant_id}', '${prefix}-g' || n,
       (ARRAY['批发', 'ร้าน', 'Stall', '夜市'])[1 + n % 4] || ' ' || n FROM generate_series(1, ${groups}) n`,
    `INSERT INTO users (merchant_id, user_id, group_id, name)
     SELECT '${merchant_id}', '${prefix}-u' || n, '${prefix}-g' || n,
       (ARRAY['阿明', 'สมหญิง', 'Mali', '小林'])[1 + n % 4] || ' ' || n FROM generate_series(1, ${groups}) n`,
  ];
}

/** Statements that add the products `from` to `to`, modelled on the demo's own, each with a first purchase. */
export function bulkProducts(
  { merchant_id, prefix, now }: BulkPlan,
  from: number,
  to: number,
): readonly string[] {
  const listed = `timestamptz '${now.toISOString()}' - interval '${days + 2} days'`;
  return [
    `INSERT INTO skus (merchant_id, sku_id, category_id, name, ch_name, th_name, color, size, style, price_satang,
       description, image_urls, on_hand, search_text, created)
     SELECT '${merchant_id}', '${prefix}-s' || n, model.category_id, model.name || ' ' || n, model.ch_name, model.th_name,
       model.color, model.size, model.style, model.price_satang, model.description, model.image_urls, 40 + n % 360,
       regexp_replace(model.search_text, E'\\n', ' ' || n || E'\\n'), ${listed}
     FROM generate_series(${from}, ${to}) n JOIN (
       SELECT *, row_number() OVER (ORDER BY created, sku_id) - 1 AS at, count(*) OVER () AS models
       FROM skus WHERE merchant_id = '${merchant_id}' AND sku_id !~ '-s[0-9]+$'
     ) model ON model.at = n % model.models`,
    `INSERT INTO stock_records (merchant_id, stock_record_id, sku_id, entry_type, operation_type, operation_subtype,
       change, stock_after, price_satang, operator_id, operator_name, created)
     SELECT merchant_id, gen_random_uuid(), sku_id, 'purchase', 'entry', 'purchase', on_hand, on_hand, price_satang, user_id,
       users.name, skus.created
     FROM generate_series(${from}, ${to}) n JOIN skus ON sku_id = '${prefix}-s' || n JOIN users USING (merchant_id)
     WHERE merchant_id = '${merchant_id}' AND user_id = 'storekeeper'`,
  ];
}
