import type { StocktakeLine, StocktakeResult } from '../../domain/contract.ts';
import { rangeStart } from '../../domain/date-range.ts';
import { maxStockPhotos } from '../../domain/limits.ts';
import type { DataOf } from '../../domain/operations.ts';
import { splitAddresses } from '../../domain/photos/photo-addresses.ts';
import { reservingStatuses } from '../../domain/stock/stock-moves.ts';
import { stockOperations } from '../../domain/stock/stock-operations.ts';
import { promisableStock } from '../catalogue/product-answer.ts';
import type { Call } from '../contract/call.ts';
import { readDate } from '../contract/list-request.ts';
import { readAmount, normalizeText } from '../contract/request-values.ts';
import { isPicture } from '../files/content-checks/file-content.ts';
import { fileAddress } from '../files/file-address.ts';
import { ownUploads } from '../files/own-pictures.ts';
import { invalidRequest } from '../http/refusal.ts';
import type { SkuRow } from '../store/queries/catalogue/catalogue.ts';
import type { StockRecordRow } from '../store/queries/stock/stock.ts';
import type { UploadRow } from '../store/queries/uploads.ts';
import { groupRows } from '../store/rows.ts';
import type { Queries } from '../store/store.ts';
import { reservingOrder } from './stock-checks.ts';
import { stockCause, stockEntry } from './stock-entry.ts';
import { stockRecordAnswer } from './stock-record-answer.ts';

type Sku = SkuRow['sku'];

/** A validated line. */
interface Line {
  readonly sent: StocktakeLine;
  /** Signed number of pieces. */
  readonly change: number;
  readonly countedAt: Date | null;
  /** Addresses of its photos. */
  readonly photos: readonly string[];
}

type Refused = Omit<StocktakeResult, 'product_id' | 'ok' | 'record'>;

/** What is known of a stocktake's lines: products by id, own uploads by address, and why lines are refused. */
interface Known {
  readonly skus: ReadonlyMap<string, Sku>;
  readonly photos: ReadonlyMap<string, UploadRow>;
  readonly refused: Map<Line, Refused>;
}

/** Records those lines of a stocktake that can be recorded, and answers what became of each. */
export async function takeStock(call: Call<'stocktake'>): Promise<DataOf<'stocktake'>> {
  const { body, store } = call;
  const lines = readLines(body.lines);
  const photos = await ownUploads(
    call,
    lines.flatMap((line) => line.photos),
  );
  const known = { skus: await lockProducts(store, lines), photos, refused: new Map<Line, Refused>() };
  for (const line of lines) {
    const refusal = refuseLine(line, known.skus.get(line.sent.product_id)) ?? refusePhotos(line, photos);
    if (refusal !== null) known.refused.set(line, refusal);
  }
  await refuseLostPhotos(store, lines, known);
  await addReservations(store, known.refused);
  const records = await recordLines(call, lines, known);
  return { id: body.stocktake_id, results: lines.map((line) => resultOf(line, known, records)) };
}

/** Throws `invalid_request` for a product named twice, and for a subtype that contradicts the numbers. */
function readLines(sent: readonly StocktakeLine[]): Line[] {
  const places = new Map<string, number>();
  return sent.map((line, at) => {
    const { product_id, counted, base_stock, operation_subtype, counted_at, price, images } = line;
    const before = places.get(product_id);
    if (before !== undefined)
      throw invalidRequest(`lines.${at}.product_id`, `is also that of line ${before}`);
    places.set(product_id, at);
    const change = counted - base_stock;
    if (Math.sign(change) !== stockOperations[operation_subtype].direction)
      throw invalidRequest(`lines.${at}.operation_subtype`, 'does not go with base_stock and counted');
    if (price !== null && price !== undefined) readAmount(`lines.${at}.price`, price);
    const countedAt = readDate(`lines.${at}.counted_at`, counted_at, rangeStart);
    return { sent: line, change, countedAt, photos: splitAddresses(images ?? '') };
  });
}

async function lockProducts(store: Queries, lines: readonly Line[]): Promise<ReadonlyMap<string, Sku>> {
  const skuIds = lines.map(({ sent }) => sent.product_id);
  await store.stock.lock(skuIds);
  const found = await store.catalogue.findAll(skuIds);
  return new Map(found.map((sku) => [sku.sku_id, sku]));
}

function refuseLine({ sent }: Line, sku: Sku | undefined): Refused | null {
  if (sku === undefined) return { reason: 'unknown_sku' };
  const { on_hand, reserved } = sku;
  if (sent.base_stock !== on_hand) return { reason: 'stock_moved', base_stock: sent.base_stock };
  return sent.counted < reserved ? { reason: 'reserved_stock', reserved } : null;
}

function refusePhotos({ photos }: Line, own: Known['photos']): Refused | null {
  if (photos.length > maxStockPhotos) return { reason: 'too_many_photos', limit: maxStockPhotos };
  for (const filepath of photos) {
    const upload = own.get(filepath);
    if (upload === undefined) return { reason: 'not_found', filepath };
    if (!isPicture(upload.content_type)) return { reason: 'wrong_file_type', filepath };
  }
  return null;
}

/** Marks the photos of accepted lines as used. A line with one that was deleted meanwhile is refused. */
async function refuseLostPhotos(
  { uploads }: Queries,
  lines: readonly Line[],
  { photos, refused }: Known,
): Promise<void> {
  const accepted = lines.filter((line) => !refused.has(line));
  const names = new Set(accepted.flatMap((line) => picturesOf(line, photos)));
  const there = names.size === 0 ? [] : await uploads.attach([...names]);
  for (const line of accepted) {
    const lost = picturesOf(line, photos).find((name) => !there.includes(name));
    if (lost !== undefined) refused.set(line, { reason: 'not_found', filepath: fileAddress(lost) });
  }
}

function picturesOf({ photos }: Line, own: Known['photos']): string[] {
  return photos.flatMap((address) => own.get(address)?.file_name ?? []);
}

async function addReservations(store: Queries, refused: Known['refused']): Promise<void> {
  const lines = [...refused.keys()].filter((line) => refused.get(line)?.reason === 'reserved_stock');
  if (lines.length === 0) return;
  const reservations = await store.stock.reservations(
    lines.map(({ sent }) => sent.product_id),
    reservingStatuses,
  );
  const bySku = groupRows(reservations, ({ sku_id }) => sku_id);
  for (const line of lines) {
    const orders = (bySku.get(line.sent.product_id) ?? []).map(reservingOrder);
    refused.set(line, { reason: 'reserved_stock', ...refused.get(line), orders });
  }
}

async function recordLines(
  call: Call<'stocktake'>,
  lines: readonly Line[],
  { skus, photos, refused }: Known,
): Promise<ReadonlyMap<string, StockRecordRow>> {
  const { body, store, now } = call;
  const { stocktake_id, note } = body;
  const entries = lines.flatMap((line) => {
    const { product_id, operation_subtype } = line.sent;
    const sku = skus.get(product_id);
    if (sku === undefined || refused.has(line)) return [];
    const facts = {
      sku_id: product_id,
      change: line.change,
      price_satang: sku.price_satang,
      note: normalizeText(line.sent.note),
      images: picturesOf(line, photos),
      stocktake_id,
      counted_at: line.countedAt,
    };
    return [stockEntry(operation_subtype, facts)];
  });
  if (entries.length > 0) await store.stocktakes.open(stocktake_id, normalizeText(note), now);
  const records = await store.stock.enter(entries, stockCause(call, null));
  return new Map(records.map((record) => [record.sku_id, record]));
}

function resultOf(
  line: Line,
  { skus, refused }: Known,
  records: ReadonlyMap<string, StockRecordRow>,
): StocktakeResult {
  const { product_id } = line.sent;
  const sku = skus.get(product_id);
  const record = records.get(product_id);
  const now = sku === undefined ? {} : { on_hand: sku.on_hand, stock: promisableStock(sku) };
  if (sku === undefined || record === undefined)
    return { product_id, ok: false, ...refused.get(line), ...now };
  const on_hand = record.stock_after;
  const stock = promisableStock({ ...sku, on_hand });
  return { product_id, ok: true, record: stockRecordAnswer(record), on_hand, stock };
}
