import { and, asc, desc, eq, gte, inArray, lt, lte, ne, sql, type SQL } from 'drizzle-orm';
import { importedDebt, type OrderStatus } from '../../../../domain/statuses.ts';
import type { StockMove } from '../../../../domain/stock/stock-moves.ts';
import type { StockEntryType } from '../../../../domain/stock/stock-operations.ts';
import type { Database } from '../../database.ts';
import type { TotalCache } from '../../total-cache.ts';
import { isAmong } from '../../rows.ts';
import { stockListPages } from './stock-list.ts';
import { newId } from '../../../crypto.ts';
import { skus, stockRecords } from '../../schema/catalogue.ts';
import { uploads } from '../../schema/files.ts';
import { orderLines, orders } from '../../schema/orders.ts';

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
  Partial<
    Pick<
      StockRecordRow,
      | 'type_text'
      | 'transfer_location'
      | 'transfer_location_alias'
      | 'images'
      | 'note'
      | 'source_file'
      | 'stocktake_id'
      | 'counted_at'
    >
  >;

/** An order that reserves pieces of a SKU. */
export interface Reservation {
  readonly sku_id: string;
  readonly order_id: string;
  readonly order_no: number;
  readonly quantity: number;
}

/** Which records of a SKU are read; null means no filter. */
export interface StockRecordFilter {
  /** Only records older than this one. */
  readonly before: StockRecordRow | null;
  readonly kinds: readonly StockEntryType[] | null;
  /** Only records from this moment on. */
  readonly since: Date | null;
  /** Only the last of each day, and the last of those before `since`. */
  readonly perDay: boolean;
}

/** An import of what a file holds. */
interface FileImport {
  readonly imported: Date;
  readonly operator_name: string;
  readonly products: number;
}

interface Shift {
  readonly skuId: string;
  readonly reserved: number;
  readonly onHand: number;
}

/** Asia/Bangkok has no daylight saving time. */
const bangkokDay = sql`((${stockRecords.created} AT TIME ZONE 'UTC') + interval '7 hours')::date`;

const recordsAtOnce = 200;
const maxReservations = 100;

/** A merchant's stock: pieces on hand and reserved, and the records of their changes. */
export function stockQueries(database: Database, merchantId: string, totals: TotalCache) {
  const ofSku = (skuId: string) =>
    and(eq(stockRecords.merchant_id, merchantId), eq(stockRecords.sku_id, skuId));

  function meets({ before, kinds }: StockRecordFilter) {
    return and(
      before === null ? undefined : lt(stockRecords.seq, before.seq),
      kinds === null ? undefined : inArray(stockRecords.entry_type, [...kinds]),
    );
  }

  async function newest(
    condition: SQL | undefined,
    perDay: boolean,
    limit = recordsAtOnce,
  ): Promise<StockRecordRow[]> {
    const lastOfDays = database
      .select({ seq: sql`max(${stockRecords.seq})` })
      .from(stockRecords)
      .where(condition)
      .groupBy(bangkokDay);
    return await database
      .select()
      .from(stockRecords)
      .where(
        perDay
          ? and(eq(stockRecords.merchant_id, merchantId), inArray(stockRecords.seq, lastOfDays))
          : condition,
      )
      .orderBy(desc(stockRecords.seq))
      .limit(limit);
  }

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
    /** A page of SKUs with their stock, active and inactive, and the sums of the whole list. */
    list: stockListPages(database, merchantId, totals),

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

    /** Applies manual operations, at most one for each SKU, and returns their records, in that order. */
    async enter(entries: readonly StockEntry[], cause: StockCause): Promise<StockRecordRow[]> {
      if (entries.length === 0) return [];
      const shifted = await shift(
        entries.map(({ sku_id, change }) => ({ skuId: sku_id, reserved: 0, onHand: change })),
      );
      const after = new Map(shifted.map(({ sku_id, stock_after }) => [sku_id, stock_after]));
      const entered = entries.map((entry) => ({ ...entry, stock_after: after.get(entry.sku_id) ?? 0 }));
      return await addRecords(entered, cause);
    },

    /** A SKU's newest 200 records that meet the filter. */
    async records(skuId: string, filter: StockRecordFilter): Promise<StockRecordRow[]> {
      const { since, perDay } = filter;
      const meeting = and(ofSku(skuId), meets(filter));
      const found = await newest(
        and(meeting, since === null ? undefined : gte(stockRecords.created, since)),
        perDay,
      );
      if (!perDay || since === null || found.length === recordsAtOnce) return found;
      return [...found, ...(await newest(and(meeting, lt(stockRecords.created, since)), false, 1))];
    },

    async record(skuId: string, recordId: string): Promise<StockRecordRow | null> {
      const [row] = await database
        .select()
        .from(stockRecords)
        .where(and(ofSku(skuId), eq(stockRecords.stock_record_id, recordId)));
      return row ?? null;
    },

    /** The last import that read a file of these bytes; what was booked of one file at several times counts together. */
    async importOf(sha256: string): Promise<FileImport | null> {
      const imported = sql<Date>`max(${stockRecords.created})`.mapWith(stockRecords.created);
      const [found] = await database
        .select({
          imported,
          operator_name: stockRecords.operator_name,
          products: sql<number>`count(DISTINCT ${stockRecords.sku_id})::int`,
        })
        .from(uploads)
        .innerJoin(
          stockRecords,
          and(
            eq(stockRecords.merchant_id, uploads.merchant_id),
            eq(stockRecords.source_file, uploads.file_name),
          ),
        )
        .where(and(eq(uploads.merchant_id, merchantId), eq(uploads.sha256, sha256)))
        .groupBy(stockRecords.source_file, stockRecords.operator_name)
        .orderBy(desc(imported))
        .limit(1);
      return found ?? null;
    },

    /** The orders in these statuses with pieces of these SKUs: of each the oldest 100, the oldest first. */
    async reservations(skuIds: readonly string[], statuses: readonly OrderStatus[]): Promise<Reservation[]> {
      const reserving = database
        .select({
          sku_id: orderLines.sku_id,
          order_id: orders.order_id,
          order_no: orders.order_no,
          quantity: orderLines.quantity,
          place: sql<number>`row_number() OVER (PARTITION BY ${orderLines.sku_id}
            ORDER BY ${orders.created}, ${orders.order_no})`.as('place'),
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
            isAmong(orderLines.sku_id, skuIds),
          ),
        )
        .as('reserving');
      const { sku_id, order_id, order_no, quantity, place } = reserving;
      return await database
        .select({ sku_id, order_id, order_no, quantity })
        .from(reserving)
        .where(lte(place, maxReservations))
        .orderBy(asc(place), asc(sku_id));
    },
  };
}
