import type { TestServer } from '../harness.ts';

/** The ids from the first level to a category of the third. */
export async function pathOf({ database }: TestServer, category: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ path: string[] }>(
    `SELECT ARRAY[one.category_id, two.category_id, three.category_id] AS path
     FROM categories three
     JOIN categories two ON (two.merchant_id, two.category_id) = (three.merchant_id, three.parent_id)
     JOIN categories one ON (one.merchant_id, one.category_id) = (two.merchant_id, two.parent_id)
     WHERE three.category_id = $1`,
    [category],
  );
  return rows[0]?.path ?? [];
}
