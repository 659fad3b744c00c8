import type { StockRecord } from '../../domain/contract.ts';
import type { DataOf } from '../../domain/operations.ts';
import { stockEntryTypes, type StockEntryType } from '../../domain/stock/stock-operations.ts';
import { rangeStart } from '../../domain/date-range.ts';
import { maxStockPhotos } from '../../domain/limits.ts';
import { splitAddresses } from '../../domain/photos/photo-addresses.ts';
import { readAmount, normalizeText } from '../contract/request-values.ts';
import type { Call } from '../contract/call.ts';
import { readDate } from '../contract/list-request.ts';
import { refuseUnknownPath } from '../catalogue/category-path.ts';
import { promisableStock } from '../catalogue/product-answer.ts';
import { changeStamp, newProduct } from '../catalogue/product-fields.ts';
import { productsLock, findProduct, lockProduct, viewProduct } from '../catalogue/product-view.ts';
import { attachUploads } from '../files/upload-access.ts';
import { fileNameOf } from '../files/file-address.ts';
import { findOwnPictures, findOwnUpload, refuseTooManyPictures } from '../files/own-pictures.ts';
import { invalidRequest, Refusal } from '../http/refusal.ts';
import { learnColumns } from '../recognise/column-hints.ts';
import { learnHints } from '../recognise/hints.ts';
import type { ReadProduct } from '../recognise/hints.ts';
import type { SkuRow } from '../store/queries/catalogue/catalogue.ts';
import { importAnswer } from './import-answer.ts';
import {
  importStockEntry,
  groupByProduct,
  readImportItems,
  refuseOtherTotals,
  type ImportedProduct,
} from './imported-products.ts';
import { stockCause, stockEntry } from './stock-entry.ts';
import { stockPage } from './stock-list.ts';
import { readStockOperation, transferLocation } from './stock-operation.ts';
import { exportSkus, skuTemplate } from './stock-sheets.ts';
import { stocktakeSheet } from './stocktake-sheet.ts';
import { stocktakeDetail, stocktakePage } from './stocktake-answer.ts';
import { takeStock } from './stocktake.ts';
import { stockRecordAnswer } from './stock-record-answer.ts';
import { refuseMissingStock, refuseMovedStock, refuseTooManyPieces } from './stock-checks.ts';

/** Operations of the tag `stock`. */
export const stockHandlers = {
  plainReads: { stockList: stockPage, stocktakes: stocktakePage },
  snapshotReads: { washStockList, stocktakeDetail },
  writes: { washStock, confirmImportSkus, stocktake: takeStock },
  sheets: { stocktakeDetail: stocktakeSheet, skuTemplate, exportSkus },
};

async function washStockList(call: Call<'washStockList'>): Promise<StockRecord[]> {
  const { query, store } = call;
  const { sku_id } = await findProduct(store, query.sku_id);
  const before = query.before ? await store.stock.record(sku_id, query.before) : null;
  if (query.before && before === null) throw new Refusal('not_found', { before: query.before });
  const records = await store.stock.records(sku_id, {
    before,
    kinds: readKinds(query.kind),
    since: readDate('since', query.since?.trim() || null, rangeStart),
    perDay: query.per === 'day',
  });
  const ids = records.flatMap(({ order_id: id }) => (id === null ? [] : [id]));
  const numbers = await store.orders.numbers([...new Set(ids)]);
  return records.map((record) => {
    const number = numbers.get(record.order_id ?? '');
    return { ...stockRecordAnswer(record), ...(number === undefined ? {} : { order_no: String(number) }) };
  });
}

function readKinds(text: string | null | undefined): StockEntryType[] | null {
  const words = (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  return words.map((word) => {
    const kind = stockEntryTypes.find((type) => type === word);
    if (kind === undefined) throw invalidRequest('kind', `has no type ${word}`);
    return kind;
  });
}

async function washStock(call: Call<'washStock'>): Promise<DataOf<'washStock'>> {
  const { body, store } = call;
  const operation = readStockOperation(body);
  const images = await findOwnPictures(call, splitAddresses(body.images ?? ''));
  const place =
    operation.place && (await transferLocation(store, operation.place, body.transfer_location_alias));
  const sku = await lockProduct(store, body.product_id);
  const { sku_id, price_satang } = sku;

  refuseMovedStock(sku, operation);
  await refuseMissingStock(store, sku, operation);
  refuseTooManyPictures(images, maxStockPhotos);

  const { change, prices } = operation;
  await attachUploads(store, images);
  if (prices)
    await store.catalogue.setPrices(
      [{ sku_id, price_satang: prices.price, vip_price_satang: prices.vipPrice }],
      changeStamp(call),
    );
  const entry = stockEntry(body.operation_subtype, {
    sku_id,
    change,
    price_satang: prices?.price ?? price_satang,
    type_text: normalizeText(body.type_text),
    note: normalizeText(body.note),
    images,
    ...place,
  });
  const records = await store.stock.enter([entry], stockCause(call, null));
  refuseTooManyPieces('amount', records);

  const [record] = records;
  if (record === undefined) throw new Error(`No record of an operation on ${sku_id}`);
  const on_hand = record.stock_after;
  return { record: stockRecordAnswer(record), stock: promisableStock({ ...sku, on_hand }), on_hand };
}

async function confirmImportSkus(call: Call<'confirmImportSkus'>): Promise<DataOf<'confirmImportSkus'>> {
  const { body, store } = call;
  const items = readImportItems(body.items);
  const stated = { count: body.total_items, value: readAmount('total_value', body.total_value) };
  const categories = await store.catalogue.categories();
  body.items.forEach(({ category_id }) => refuseUnknownPath(categories, category_id));
  await store.locks.take(productsLock);
  const categoryIds = [...new Set(items.map(({ category_id }) => category_id))];
  const named = items.flatMap(({ skuId }) => skuId ?? []);
  const skus = [
    ...(await store.catalogue.skusOfCategories(categoryIds)),
    ...(named.length === 0 ? [] : await store.catalogue.findAll(named)),
  ];

  refuseOtherTotals(items, stated);
  const products = groupByProduct(items, skus);
  await refuseTakenBarcodes(call, products);

  const sourceFile = await keepSourceFile(call);
  await store.stock.lock(products.map(({ sku_id }) => sku_id));
  await updateCatalogue(call, products);
  const entries = products.map((product) => importStockEntry(product, sourceFile));
  const records = await store.stock.enter(entries, stockCause(call, null));
  refuseTooManyPieces('items', records);

  const imported = await store.catalogue.findAll(products.map(({ sku_id }) => sku_id));
  await learnHints(call, readProducts(products, imported));
  await learnColumns(call, body.columns ?? []);
  return importAnswer(items, products, imported);
}

/** The products of an import with what stood for them in its file. */
function readProducts(
  products: readonly ImportedProduct[],
  imported: readonly SkuRow['sku'][],
): ReadProduct[] {
  const skus = new Map(imported.map((sku) => [sku.sku_id, sku]));
  return products.flatMap(({ sku_id, rows }) => {
    const sku = skus.get(sku_id);
    return sku === undefined ? [] : rows.map(({ readAs }) => ({ readAs, sku }));
  });
}

/**
 * The name of the file that an import was read from, which is kept from now on; null where it names none, or one that cleanup has
 * removed, for the goods are there all the same. Throws `not_found` for another person's, and for what is no address of a file.
 */
async function keepSourceFile(call: Call<'confirmImportSkus'>): Promise<string | null> {
  const address = normalizeText(call.body.file_path);
  if (address === '') return null;
  const name = fileNameOf(address);
  if (name !== null && (await call.store.uploads.find(name)) === null) return null;
  const { file_name } = await findOwnUpload(call, address);
  await attachUploads(call.store, [file_name]);
  return file_name;
}

async function refuseTakenBarcodes(
  call: Call<'confirmImportSkus'>,
  products: readonly ImportedProduct[],
): Promise<void> {
  const ids = new Map(products.map(({ barcode, sku_id }) => [barcode, sku_id]));
  ids.delete('');
  const holders = await call.store.catalogue.findByBarcodes([...ids.keys()]);
  const holder = holders.find(({ barcode, sku_id }) => ids.get(barcode) !== sku_id);
  if (holder !== undefined)
    throw new Refusal('barcode_taken', { product: await viewProduct(call, holder.sku_id) });
}

/** Adds the new products, and sets the prices of those that say so, and the barcodes of those that have one. */
async function updateCatalogue(
  call: Call<'confirmImportSkus'>,
  products: readonly ImportedProduct[],
): Promise<void> {
  const { catalogue } = call.store;
  await catalogue.add(
    products
      .filter(({ isNew }) => isNew)
      .map(({ sku_id, product, sellingPrice, vipPrice, barcode }) =>
        newProduct(
          { sku_id, ...product, price_satang: sellingPrice, vip_price_satang: vipPrice, barcode },
          call,
        ),
      ),
  );
  await catalogue.setPrices(
    products
      .filter(({ setsPrice }) => setsPrice)
      .map(({ sku_id, price, vipPrice }) => ({ sku_id, price_satang: price, vip_price_satang: vipPrice })),
    changeStamp(call),
  );
  await catalogue.setBarcodes(
    products.filter(({ barcode }) => barcode !== ''),
    changeStamp(call),
  );
}
