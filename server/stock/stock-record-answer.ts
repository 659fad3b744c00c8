import type { StockRecord } from '../../domain/contract.ts';
import { toBaht } from '../../domain/money.ts';
import { joinAddresses } from '../../domain/photos/photo-addresses.ts';
import { fileAddress } from '../files/file-address.ts';
import type { StockRecordRow } from '../store/queries/stock/stock.ts';

/** A stock record in the contract's form: `amount` is unsigned, its types give the direction. */
export function stockRecordAnswer(row: StockRecordRow): StockRecord {
  return {
    id: row.stock_record_id,
    sku_id: row.sku_id,
    ctime: row.created.toISOString(),
    type_text: row.type_text,
    entry_type: row.entry_type,
    operation_type: row.operation_type,
    operation_subtype: row.operation_subtype,
    amount: Math.abs(row.change),
    stock_after: row.stock_after,
    price: row.price_satang === null ? null : toBaht(row.price_satang),
    transfer_location: row.transfer_location,
    transfer_location_alias: row.transfer_location_alias,
    images: joinAddresses(row.images.map(fileAddress)),
    note: row.note,
    operator_name: row.operator_name,
    ...(row.source_file === null ? {} : { file_path: fileAddress(row.source_file) }),
    ...(row.order_id === null ? {} : { order_id: row.order_id }),
    ...(row.stocktake_id === null ? {} : { stocktake_id: row.stocktake_id }),
    ...(row.counted_at === null ? {} : { counted_at: row.counted_at.toISOString() }),
  };
}
