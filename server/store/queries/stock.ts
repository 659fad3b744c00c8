import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { importedDebt, type OrderStatus } from '../../../domain/statuses.ts';
import type { StockMove } from '../../../domain/stock-moves.ts';
import type { Database } from '../database.ts';
import { newId } from '../../crypto.ts';
import { skus, stockRecords } from '../schema/catalogue.ts';
import { orderLines, orders } from '../schema/orders.ts';

export type StockRecordRow = typeof stockRecords.$inferSelect;

/** Who moved the stock and when, for which order, and by which request. */
export interface StockCause {
  readonly operator_id: string;
  readonly operator_name: string;
  /** Null when it was moved by hand. */
  readonly order_id: string | null;
  readonly idempotency_key: string | null;
  readonly created: Date;
}

/** A manual operation on one SKU, as its record stores it; `change` is signed. */
export type StockEntry = Pick<
  typeof stockRecords.$inferInsert,
  'sku_id' | 'change' | 'entry_type' | 'operation_type' | 'operation_subtype' | 'price_satang'
> &
  Partial<Pick<StockRecordRow, 'type_text' | 'transfer_location' | 'transfer_location_alias' | 'images'>>;

/** An order that reserves pieces of a SKU. */
export interface Reservation {
  readonly order_id: string;
  readonly order_no: number;
  readonly quantity: number;
}

interface Shift {
  readonly skuId: string;
  readonly reserved: number;
  readonly onHand: number;
}

const recordsAtOnce = 200;
const maxReservations = 100;

/** A merchant's stock: pieces on hand and reserved, and the records of their changes. */
export function stockQueries(database: Database, merchantId: string) {
  const ofSku = (skuId: string) =>
    and(eq(stockRecords.merchant_id, merchantId), eq(stockRecords.sku_id, skuId));

  /**
   * Changes the stock of these SKUs in one statement, which never lets `reserved` exceed `on_hand`. Throws when a SKU has too few
   * pieces; callers lock and check the stock before.
   */
  async function shift(shifts: readonly Shift[]) {
    const wanted = sql`unnest(${sql.param(shifts.map(({ skuId }) => skuId))}::text[],
      ${sql.param(shifts.map(({ reserved }) => reserved))}::int[],
      ${sql.param(shifts.map(({ onHand }) => onHand))}::int[]) AS shift (sku_id, reserved, on_hand)`;
    const shifted = await database
      .update(skus)
      .set({
        reserved: sql`${skus.reserved} + shift.reserved`,
        on_hand: sql`${skus.on_hand} + shift.on_hand`,
      })
      .from(wanted)
      .where(
        and(
          eq(skus.merchant_id, merchantId),
          sql`${skus.sku_id} = shift.sku_id`,
          sql`${skus.on_hand} + shift.on_hand >= ${skus.reserved} + shift.reserved`,
        ),
      )
      .returning({ sku_id: skus.sku_id, stock_after: skus.on_hand });
    if (shifted.length < shifts.length) throw new Error('Stock that was not locked is gone');
    return shifted;
  }

  async function addRecords(
    entries: readonly (StockEntry & Pick<StockRecordRow, 'stock_after'>)[],
    cause: StockCause,
  ): Promise<StockRecordRow[]> {
    if (entries.length === 0) return [];
    return await database
      .insert(stockRecords)
      .values(
        entries.map((entry) => ({
          ...entry,
          ...cause,
          stock_record_id: newId(),
          merchant_id: merchantId,
        })),
      )
      .returning();
  }

  return {
    /** Locks these SKUs and their stock against other writers until the transaction ends. Read them after this. */
    async lock(skuIds: readonly string[]): Promise<void> {
      await database
        .select({ id: skus.sku_id })
        .from(skus)
        .where(and(eq(skus.merchant_id, merchantId), inArray(skus.sku_id, [...skuIds])))
        .orderBy(asc(skus.sku_id))
        .for('no key update');
    },

    /** Applies the stock moves of an order, and records pieces that were sold or returned. */
    async move(moves: readonly StockMove[], cause: StockCause): Promise<void> {
      if (moves.length === 0) return;
      const shifted = await shift(
        moves.map(({ skuId, reserved, sold }) => ({ skuId, reserved, onHand: -sold })),
      );
      const entries = shifted.flatMap(({ sku_id, stock_after }) =>
        moves
          .filter(({ skuId, sold }) => skuId === sku_id && sold !== 0)
          .map(({ sold, price }) => ({
            sku_id,
            stock_after,
            change: -sold,
            price_satang: price,
            ...(sold > 0
              ? ({ entry_type: 'sale', operation_type: 'exit' } as const)
              : ({ entry_type: 'return', operation_type: 'entry' } as const)),
          })),
      );
      await addRecords(entries, cause);
    },

    /** Applies manual operations, at most one for each SKU, and returns their records. */
    async enter(entries: readonly StockEntry[], cause: StockCause): Promise<StockRecordRow[]> {
      if (entries.length === 0) return [];
      const shifted = await shift(
        entries.map(({ sku_id, change }) => ({ skuId: sku_id, reserved: 0, onHand: change })),
      );
      const entered = shifted.flatMap(({ sku_id, stock_after }) =>
        entries.filter((entry) => entry.sku_id === sku_id).map((entry) => ({ ...entry, stock_after })),
      );
      return await addRecords(entered, cause);
    },

    /** A SKU's newest 200 records, or the newest before a given one. */
    async records(skuId: string, before: StockRecordRow | null): Promise<StockRecordRow[]> {
      return await database
        .select()
        .from(stockRecords)
        .where(and(ofSku(skuId), before === null ? undefined : lt(stockRecords.seq, before.seq)))
        .orderBy(desc(stockRecords.seq))
        .limit(recordsAtOnce);
    },

    async record(skuId: string, recordId: string): Promise<StockRecordRow | null> {
      const [row] = await database
        .select()
        .from(stockRecords)
        .where(and(ofSku(skuId), eq(stockRecords.stock_record_id, recordId)));
      return row ?? null;
    },

    /** The orders in these statuses with pieces of a SKU, the oldest first, at most 100. */
    async reservations(skuId: string, statuses: readonly OrderStatus[]): Promise<Reservation[]> {
      return await database
        .select({
          order_id: orders.order_id,
          order_no: orders.order_no,
          quantity: orderLines.quantity,
        })
        .from(orders)
        .innerJoin(
          orderLines,
          and(eq(orderLines.merchant_id, orders.merchant_id), eq(orderLines.order_id, orders.order_id)),
        )
        .where(
          and(
            eq(orders.merchant_id, merchantId),
            inArray(orders.status, [...statuses]),
            ne(orders.source, importedDebt),
            eq(orderLines.sku_id, skuId),
          ),
        )
        .orderBy(asc(orders.created), asc(orders.order_no))
        .limit(maxReservations);
    },
  };
}
