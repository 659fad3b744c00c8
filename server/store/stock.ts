import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { StockMove } from '../../domain/stock-moves.ts';
import type { Database } from './database.ts';
import { newId } from './new-id.ts';
import { skus, stockRecords } from './schema/catalogue.ts';

/** Who moved the stock and when, for which order, and by which request. */
export interface StockCause {
  readonly operator_id: string;
  readonly operator_name: string;
  readonly order_id: string;
  readonly idempotency_key: string | null;
  readonly created: Date;
}

/** The stock of one merchant: what is on the shelf, what is promised, and the records that say why. */
export function stockQueries(database: Database, merchantId: string) {
  return {
    /** Keeps other writers away from the stock of these SKUs until the transaction ends; read it after this. */
    async lock(skuIds: readonly string[]): Promise<void> {
      await database
        .select({ id: skus.sku_id })
        .from(skus)
        .where(and(eq(skus.merchant_id, merchantId), inArray(skus.sku_id, [...skuIds])))
        .orderBy(asc(skus.sku_id))
        .for('no key update');
    },

    /**
     * Moves the stock of all these SKUs in one statement that lets none promise more than there is, and records what left
     * or came back. Throws when a SKU lacks the pieces: whoever locked the stock and read it knows that before.
     */
    async move(moves: readonly StockMove[], cause: StockCause): Promise<void> {
      if (moves.length === 0) return;
      const wanted = sql`unnest(${sql.param(moves.map((move) => move.skuId))}::text[],
        ${sql.param(moves.map((move) => move.reserved))}::int[],
        ${sql.param(moves.map((move) => move.sold))}::int[]) AS move (sku_id, reserved, sold)`;
      const moved = await database
        .update(skus)
        .set({
          reserved: sql`${skus.reserved} + move.reserved`,
          on_hand: sql`${skus.on_hand} - move.sold`,
        })
        .from(wanted)
        .where(
          and(
            eq(skus.merchant_id, merchantId),
            sql`${skus.sku_id} = move.sku_id`,
            sql`${skus.on_hand} - move.sold >= ${skus.reserved} + move.reserved`,
          ),
        )
        .returning({
          skuId: skus.sku_id,
          onHand: skus.on_hand,
          price: skus.price_satang,
          sold: sql<number>`move.sold`,
        });
      if (moved.length < moves.length) throw new Error('Stock that was not locked is gone');
      const records = moved.flatMap((sku) => (sku.sold === 0 ? [] : [recordOf(sku)]));
      if (records.length > 0)
        await database
          .insert(stockRecords)
          .values(records.map((record) => ({ ...record, ...cause, merchant_id: merchantId })));
    },
  };
}

function recordOf(sku: { skuId: string; onHand: number; price: number; sold: number }) {
  return {
    stock_record_id: newId(),
    sku_id: sku.skuId,
    ...(sku.sold > 0
      ? { entry_type: 'sale', operation_type: 'exit' }
      : { entry_type: 'return', operation_type: 'entry' }),
    change: -sku.sold,
    stock_after: sku.onHand,
    price_satang: sku.price,
  };
}
