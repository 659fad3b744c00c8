import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Client } from 'pg';
import { inject } from 'vitest';
import { databaseUrl } from '../test-postgres.ts';
import { openFront } from './front.ts';
import type { Front } from './front.ts';
import { startServer, type ServerProcess } from './server-process.ts';

/** What a journey leaves behind, counted in the database. */
export interface Traces {
  readonly orders: number;
  readonly payments: number;
  readonly confirmations: number;
  /** Orders that have more than one `sale` record of the same SKU. */
  readonly doubleSales: number;
  /** SKUs whose on_hand is not the sum of their records. */
  readonly wrongStock: number;
}

export interface Shop extends Omit<Front, 'deploy' | 'close'> {
  /** Starts one more server on the same database and files; answers its address. */
  startAnother(): Promise<string>;
  /** Kills the first server as a power cut would, and starts it again at the same address. */
  killServer(): Promise<void>;
  /** What the database answers to a question. */
  rows<Row extends object>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** What has come since the shop was opened. */
  traces(): Promise<Traces>;
  /** Id of the newest order. */
  newestOrder(): Promise<string>;
  newestPayment(): Promise<string>;
  statusOf(orderId: string): Promise<string>;
  /** Id of an order in a status, the newest one with most lines. */
  orderIn(status: string): Promise<string>;
  paymentIn(status: string): Promise<string>;
  groupOf(userId: string): Promise<string>;
  /** How often the order was confirmed, by its history. */
  confirmationsOf(orderId: string): Promise<number>;
  /** Adds the category Warehouse, Row, Shelves, which the demo does not have. */
  addShelves(): Promise<void>;
  close(): Promise<void>;
}

/** A shop of a test file's own: a copy of the seeded database and a server on it, of another built checkout where one is named. */
export async function openShop(
  checkout?: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Shop> {
  const postgres = inject('journeysDatabase');
  const name = `journey_${randomBytes(6).toString('hex')}`;
  const admin = new Client(postgres);
  await admin.connect();
  // Two files that copy the template at the same moment get in each other's way.
  await admin.query('SELECT pg_advisory_lock(1)');
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${inject('journeysTemplate')}`);
  await admin.query('SELECT pg_advisory_unlock(1)');
  const database = new Client(databaseUrl(postgres, name));
  await database.connect();
  const servers: ServerProcess[] = [];
  async function start(port?: number): Promise<string> {
    const server = await startServer({
      databaseUrl: databaseUrl(postgres, name),
      dataFolder: inject('journeysFiles'),
      environment,
      ...(port === undefined ? {} : { port }),
      ...(checkout === undefined ? {} : { checkout }),
    });
    servers.push(server);
    return server.url;
  }
  async function killServer(): Promise<void> {
    const first = servers.find((server) => server.url === serverUrl);
    if (first === undefined) throw new Error('there is no server to kill');
    const exited = once(first.process, 'exit');
    first.process.kill('SIGKILL');
    await exited;
    servers.splice(servers.indexOf(first), 1);
    await start(Number(new URL(serverUrl).port));
  }
  const serverUrl = await start();
  const front = await openFront(serverUrl);
  const before = await count(database);
  return {
    ...front,
    startAnother: () => start(),
    killServer,
    rows: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await database.query(sql, [...values])).rows as Row[],
    async traces() {
      const now = await count(database);
      return {
        orders: now.orders - before.orders,
        payments: now.payments - before.payments,
        confirmations: now.confirmations - before.confirmations,
        doubleSales: now.doubleSales,
        wrongStock: now.wrongStock,
      };
    },
    newestOrder: () =>
      single(
        database,
        "SELECT order_id FROM orders WHERE merchant_id = 'm-demo' ORDER BY order_no DESC LIMIT 1",
      ),
    newestPayment: () =>
      single(
        database,
        "SELECT payment_order_id FROM payment_orders WHERE merchant_id = 'm-demo' ORDER BY payment_no DESC LIMIT 1",
      ),
    statusOf: (orderId) =>
      single(database, "SELECT status FROM orders WHERE merchant_id = 'm-demo' AND order_id = $1", [orderId]),
    orderIn: (status) =>
      single(
        database,
        `SELECT order_id FROM orders WHERE merchant_id = 'm-demo' AND status = $1
         ORDER BY (SELECT count(*) FROM order_lines l WHERE l.order_id = orders.order_id) DESC, order_no DESC LIMIT 1`,
        [status],
      ),
    paymentIn: (status) =>
      single(
        database,
        `SELECT payment_order_id FROM payment_orders WHERE merchant_id = 'm-demo' AND status = $1
         ORDER BY abs(paid_satang - should_paid_satang) DESC, payment_no DESC LIMIT 1`,
        [status],
      ),
    groupOf: (userId) =>
      single(database, "SELECT group_id FROM users WHERE merchant_id = 'm-demo' AND user_id = $1", [userId]),
    confirmationsOf: async (orderId) =>
      Number(
        await single(
          database,
          "SELECT count(*) FROM order_history WHERE order_id = $1 AND event = 'order.confirm'",
          [orderId],
        ),
      ),
    async addShelves() {
      for (const [level, name] of ['Warehouse', 'Row', 'Shelves'].entries())
        await database.query(
          `INSERT INTO categories (merchant_id, category_id, parent_id, level, position, name) VALUES ('m-demo', $1, $2, $3, 99, $1)`,
          [name, level === 0 ? null : ['Warehouse', 'Row'][level - 1], level + 1],
        );
    },
    async close() {
      await front.close();
      for (const server of servers) {
        server.process.kill('SIGTERM');
        await once(server.process, 'exit');
      }
      await database.end();
      await admin.query(`DROP DATABASE ${name}`);
      await admin.end();
    },
  };
}

async function single(database: Client, sql: string, values: readonly string[] = []): Promise<string> {
  const { rows } = await database.query<Record<string, string>>(sql, [...values]);
  const [value] = Object.values(rows[0] ?? {});
  if (value === undefined) throw new Error(`nothing found by ${sql}`);
  return value;
}

async function count(database: Client): Promise<Traces> {
  const { rows } = await database.query<Record<keyof Traces, string>>(`
    SELECT
      (SELECT count(*) FROM orders) AS "orders",
      (SELECT count(*) FROM payment_orders) AS "payments",
      (SELECT count(*) FROM payment_history WHERE event = 'payment.confirm') AS "confirmations",
      (SELECT count(*) FROM (
        SELECT 1 FROM stock_records WHERE entry_type = 'sale' AND order_id IS NOT NULL
        GROUP BY merchant_id, order_id, sku_id HAVING count(*) > 1) doubles) AS "doubleSales",
      (SELECT count(*) FROM skus WHERE on_hand <>
        (SELECT coalesce(sum(change), 0) FROM stock_records r
         WHERE r.merchant_id = skus.merchant_id AND r.sku_id = skus.sku_id)) AS "wrongStock"`);
  const [row] = rows;
  if (row === undefined) throw new Error('the database counts nothing');
  return {
    orders: Number(row.orders),
    payments: Number(row.payments),
    confirmations: Number(row.confirmations),
    doubleSales: Number(row.doubleSales),
    wrongStock: Number(row.wrongStock),
  };
}
