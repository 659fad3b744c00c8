import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { buildApp } from '../../../server/http/app.ts';
import { readConfig } from '../../../server/config.ts';
import { seedDemo } from '../../../server/demo/seed.ts';
import { createFolderFileStore } from '../../../server/files/storage/file-store.ts';
import { quoteIdentifier, tablesInOrder } from '../../../server/store/all-tables.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { createMaps } from '../../../server/maps/maps.ts';
import { inProcessRecogniser } from '../recognise/in-process-recogniser.ts';
import { createStore } from '../../../server/store/store.ts';
import { makeDataFolder } from '../../data-folder.ts';
import { control, databaseUrl, startTestPostgres } from '../../test-postgres.ts';

interface Placed {
  readonly pool: pg.Pool;
  /** Holds `server` and `openapi.yaml`. */
  readonly repository: string;
}

/**
 * A shop's database of this version as SQL: its migrations, the list of applied ones, and the rows of the demo after a few calls.
 */
export async function releasedTables(repository: string): Promise<string> {
  const postgres = await startTestPostgres();
  const name = `released_${randomBytes(4).toString('hex')}`;
  await control(postgres.url, `CREATE DATABASE ${name}`);
  const pool = new pg.Pool({ connectionString: databaseUrl(postgres.url, name) });
  try {
    await migrate(pool, migrationsOf(repository));
    await trade({ pool, repository });
    return await dump({ pool, repository });
  } finally {
    await pool.end();
    await control(postgres.url, `DROP DATABASE ${name}`);
    await postgres.stop();
  }
}

function migrationsOf(repository: string): string {
  return join(repository, 'server/store/migrations');
}

/** Seeds the demo, and lets a customer order and send feedback. */
async function trade({ pool, repository }: Placed): Promise<void> {
  const folder = await makeDataFolder();
  const files = createFolderFileStore(folder.path);
  const pictures = join(repository, 'server/demo/pictures');
  await seedDemo(pool, { pictures, files, now: new Date() });
  const store = createStore(pool);
  const sessionSecret = await store.forMerchant('m-demo').secrets.get('session');
  const config = readConfig({}, { isRoot: false, folder: folder.path });
  const app = await buildApp({
    config,
    store,
    files,
    recogniser: inProcessRecogniser,
    maps: createMaps(config.maps, '/unused'),
    sessionSecret,
    clientFolder: null,
    logger: false,
  });
  const call = async (method: 'GET' | 'POST', url: string, payload?: object, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}`, 'idempotency-key': url };
    const reply = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    if (reply.statusCode !== 200) throw new Error(`${url} answers ${reply.statusCode}: ${reply.body}`);
    return reply.json<{ data: unknown }>().data;
  };
  const signIn = { line_id: 'x', line_access_token: 'demo:customer' };
  const { token } = (await call('POST', '/api/auth/line', signIn)) as { token: string };
  const shelf = await call('GET', '/api/all_sku_list?category_id=crew-neck', undefined, token);
  const product = (shelf as { id: string; price: number; stock: number }[]).find(({ stock }) => stock > 0);
  if (product === undefined) throw new Error('the shelf is empty');
  const items = [{ product_id: product.id, quantity: 1, price: product.price }];
  await call('POST', '/api/submit_order', { items, total_amount: product.price }, token);
  await call('POST', '/api/feedback', { feedback: 'ดีมาก', type: '' }, token);
  await app.close();
  await folder.remove();
}

async function dump({ pool, repository }: Placed): Promise<string> {
  const client = await pool.connect();
  try {
    const parts = [await migrationsText(repository), await appliedText(client)];
    for (const { name, columns, key, identity } of await tablesInOrder(client)) {
      const names = columns.map(quoteIdentifier).join(', ');
      const { rows } = await client.query<{ line: string }>(
        `SELECT row_to_json(own)::text AS line
         FROM (SELECT ${names} FROM ${quoteIdentifier(name)} ORDER BY ${key.map(quoteIdentifier).join(', ')}) AS own`,
      );
      if (rows.length === 0) continue;
      const lines = rows.map(({ line }) => line).join(',\n');
      parts.push(
        `INSERT INTO ${quoteIdentifier(name)} (${names}) OVERRIDING SYSTEM VALUE\n` +
          `SELECT ${names} FROM json_populate_recordset(NULL::${quoteIdentifier(name)}, $rows$[\n${lines}\n]$rows$);\n`,
      );
      if (identity !== null)
        parts.push(
          `SELECT setval(pg_get_serial_sequence('${quoteIdentifier(name)}', '${identity}'), max(${quoteIdentifier(identity)})) FROM ${quoteIdentifier(name)};\n`,
        );
    }
    return parts.join('\n');
  } finally {
    client.release();
  }
}

async function migrationsText(repository: string): Promise<string> {
  const folder = migrationsOf(repository);
  const journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const texts = journal.entries.map(async ({ tag }) => {
    const statements = (await readFile(join(folder, `${tag}.sql`), 'utf8')).split('--> statement-breakpoint');
    return `-- ${tag}\n${statements.map((statement) => `${statement.trim().replace(/;$/, '')};\n`).join('')}`;
  });
  return (await Promise.all(texts)).join('\n');
}

async function appliedText(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'SELECT hash, created_at FROM drizzle.__drizzle_migrations ORDER BY created_at',
  );
  const values = rows.map(({ hash, created_at }) => `('${hash}', ${created_at})`).join(',\n');
  return `CREATE SCHEMA drizzle;
CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint);
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES
${values};
`;
}
