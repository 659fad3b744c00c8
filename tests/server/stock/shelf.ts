import { randomUUID } from 'node:crypto';
import type { TestServer } from '../harness.ts';

/** A category of the third level with those above it. */
export interface Shelf {
  /** Ids of the levels, from the first. */
  readonly path: readonly [string, string, string];
}

/** A product as a stock list knows it. */
export interface ShelfProduct {
  readonly name: string;
  readonly onHand?: number;
  readonly reserved?: number;
  readonly lowStockAt?: number;
  readonly barcode?: string;
  readonly status?: 'active' | 'inactive';
  /** Minutes after midnight. */
  readonly created?: number;
}

/** Adds categories of its own to the demo merchant. */
export async function newShelf({ database }: TestServer): Promise<Shelf> {
  const id = randomUUID().slice(0, 8);
  const path = [`${id}-1`, `${id}-2`, `${id}-3`] as const;
  await database.pool.query(
    `INSERT INTO categories (merchant_id, category_id, parent_id, level, position, name) VALUES
       ('m-demo', $1, NULL, 1, 900, $1), ('m-demo', $2, $1, 2, 1, $2), ('m-demo', $3, $2, 3, 1, $3)`,
    [...path],
  );
  return { path };
}

/** Puts products on the shelf; returns their ids by name. */
export async function putOnShelf(
  { database }: TestServer,
  { path }: Shelf,
  products: readonly ShelfProduct[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const { name, onHand = 10, reserved = 0, created = 0, ...more } of products) {
    const id = `sku-${randomUUID()}`;
    ids.set(name, id);
    await database.pool.query(
      `INSERT INTO skus (merchant_id, sku_id, category_id, name, price_satang, on_hand, reserved, low_stock_at, barcode, status, created)
       VALUES ('m-demo', $1, $2, $3, 1000, $4, $5, $6, $7, $8, timestamptz '2026-01-01' + $9 * interval '1 minute')`,
      [
        id,
        path[2],
        name,
        onHand,
        reserved,
        more.lowStockAt ?? null,
        more.barcode ?? '',
        more.status ?? 'active',
        created,
      ],
    );
  }
  return ids;
}
