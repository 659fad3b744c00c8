import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { looseNameKey, nameKey } from '../../../domain/name-keys.ts';
import { startServer } from '../harness.ts';

const migration = join(import.meta.dirname, '../../../server/store/migrations/0034_hint-keys.sql');

const texts = [
  'Wire 2.5',
  'WIRE 25 red/blue',
  'Pipe 1 / 2 (in)',
  'Pipe 1/2.',
  'Shirt 10-20_30',
  'Set 2 5, 6',
  'Wire 1,000 m, 2,5',
  'Box 1,234,567 8',
  'M.2 2280. 512',
  'ｗｉｒｅ １．５',
  'เบอร์ ๒.๕ 1-๒',
  'ถ้วย 250 มล.',
  '1.2.3-4/5',
  '12 ( 5 )',
];

test('what was learnt before separators counted between digits is found by its text afterwards', async () => {
  const { database, stop } = await startServer();
  await database.pool.query(
    `INSERT INTO recognition_hints (merchant_id, hint_id, about, text_key, text, sku_id, by_name)
     SELECT 'm-demo', 'kept-' || text, 'product', text_key, text,
       (SELECT sku_id FROM skus WHERE merchant_id = 'm-demo' ORDER BY sku_id LIMIT 1), 'Ling'
     FROM unnest($1::text[], $2::text[]) AS kept (text, text_key)`,
    [texts, texts.map(looseNameKey)],
  );
  await database.pool.query(await readFile(migration, 'utf8'));
  const { rows } = await database.pool.query<{ text: string; text_key: string }>(
    `SELECT text, text_key FROM recognition_hints WHERE hint_id LIKE 'kept-%'`,
  );
  expect(Object.fromEntries(rows.map(({ text, text_key }) => [text, text_key]))).toEqual(
    Object.fromEntries(texts.map((text) => [text, nameKey(text)])),
  );
  await stop();
});
