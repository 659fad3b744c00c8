import type pg from 'pg';
import { findableText } from '../../../server/search/findable-text.ts';

/** The end of an id, names in three languages, colour and size. */
export type AddedProduct = readonly [
  id: string,
  name: string,
  ch_name: string,
  th_name: string,
  color: string,
  size: string,
];

/** Adds products to the demo shop, all in the category of its first one, which it gives back; the one called `gone` is inactive. */
export async function addProducts(pool: pg.Pool, products: readonly AddedProduct[]): Promise<string> {
  const { rows } = await pool.query<{ category_id: string }>(
    `INSERT INTO skus (merchant_id, sku_id, category_id, name, ch_name, th_name, color, size, price_satang, status, search_text)
     SELECT 'm-demo', 'near-' || id, model.category_id, added.name, added.ch_name, added.th_name, added.color, added.size, 9900,
       CASE id WHEN 'gone' THEN 'inactive' ELSE 'active' END, words
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
         AS added (id, name, ch_name, th_name, color, size, words),
       (SELECT * FROM skus WHERE merchant_id = 'm-demo' ORDER BY sku_id LIMIT 1) AS model
     RETURNING category_id`,
    [
      ...[0, 1, 2, 3, 4, 5].map((column) => products.map((product) => product[column])),
      products.map(([, name, ch_name, th_name, color, size]) =>
        findableText({ name, ch_name, th_name, color, size }),
      ),
    ],
  );
  return rows[0]?.category_id ?? '';
}
