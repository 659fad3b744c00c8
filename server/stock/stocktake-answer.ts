import type { Stocktake, StocktakeDetail, StocktakeRecord } from '../../domain/contract.ts';
import type { components } from '../../domain/contract.gen.ts';
import { toBaht } from '../../domain/money.ts';
import type { DataOf } from '../../domain/operations.ts';
import { joinAddresses } from '../../domain/photos/photo-addresses.ts';
import type { Call } from '../contract/call.ts';
import { foreignCursor, readCursor, writeCursor } from '../contract/cursor.ts';
import { latestPagination, readLatestPage } from '../contract/latest-first.ts';
import { Refusal } from '../http/refusal.ts';
import type { SkuRow } from '../store/queries/catalogue/catalogue.ts';
import type { CountedRow, StocktakeFigures } from '../store/queries/stock/stocktakes.ts';
import type { Queries } from '../store/store.ts';
import { stockRecordAnswer } from './stock-record-answer.ts';

/** Records of a page, and at most. */
const recordsAtOnce = 500;

/** A page of the merchant's stocktakes. */
export async function stocktakePage({ query, store }: Call<'stocktakes'>): Promise<DataOf<'stocktakes'>> {
  const page = readLatestPage(listMark, query);
  const found = await store.stocktakes.list(page);
  return {
    items: found.records.map(stocktakeAnswer),
    pagination: latestPagination(listMark, page, found, ({ stocktake: { created, stocktake_id: id } }) => ({
      value: created.getTime(),
      id,
    })),
  };
}

/** A stocktake with a page of its records. */
export async function stocktakeDetail({ query, store }: Call<'stocktakeDetail'>): Promise<StocktakeDetail> {
  const pageSize = query.page_size ?? recordsAtOnce;
  const after = readSeq(query.cursor || null, query.id);
  const stocktake = await findStocktake(store, query.id);
  const rows = await store.stocktakes.records(query.id, after, pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    ...stocktakeAnswer(stocktake),
    records: page.map(countedAnswer),
    cursor: rows.length > pageSize && last !== undefined ? writeCursor([query.id, last.record.seq]) : null,
  };
}

/** A stocktake of the merchant; throws `not_found`. */
export async function findStocktake(store: Queries, id: string): Promise<StocktakeFigures> {
  const stocktake = await store.stocktakes.find(id);
  if (stocktake === null) throw new Refusal('not_found');
  return stocktake;
}

function stocktakeAnswer(figures: StocktakeFigures): Stocktake {
  const { stocktake, operatorNames, valueIncrease, valueDecrease, last, ...sums } = figures;
  return {
    id: stocktake.stocktake_id,
    ctime: stocktake.created.toISOString(),
    mtime: new Date(last).toISOString(),
    note: stocktake.note,
    operator_names: [...operatorNames],
    ...sums,
    value_increase: toBaht(valueIncrease),
    value_decrease: toBaht(valueDecrease),
  };
}

function countedAnswer({ record, sku }: CountedRow): StocktakeRecord {
  const counted_at = (record.counted_at ?? record.created).toISOString();
  return {
    ...stockRecordAnswer(record),
    stocktake_id: record.stocktake_id ?? '',
    counted_at,
    product: countedProduct(sku),
  };
}

function countedProduct(sku: SkuRow['sku']): components['schemas']['CountedProduct'] {
  const { name, ch_name, th_name, color, size, style, barcode, category_id, status } = sku;
  return {
    id: sku.sku_id,
    name,
    ch_name,
    th_name,
    color,
    size,
    style,
    barcode,
    category_id,
    image_urls: joinAddresses(sku.image_urls),
    status: status === 'active' ? 'active' : 'inactive',
  };
}

const listMark = 'stocktakes';

/** The place after which a page of this stocktake's records begins. */
function readSeq(cursor: string | null, stocktakeId: string): number {
  if (cursor === null) return 0;
  const [id, seq] = readCursor(cursor);
  if (id !== stocktakeId || typeof seq !== 'number' || !Number.isSafeInteger(seq)) throw foreignCursor();
  return seq;
}
