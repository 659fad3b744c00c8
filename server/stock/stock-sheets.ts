import { sheetFileName } from '../../domain/stock-entry/sheet-type.ts';
import type { Row } from '../../domain/sheets/workbook.ts';
import type { Call, SheetAnswer, SheetCall } from '../contract/call.ts';
import {
  categoryPaths,
  productSheetHead,
  productSheetRow,
  productSheetWidths,
  readLanguage,
} from '../sheets/product-sheet.ts';
import { workbook } from '../sheets/workbook.ts';

/** Products that are read at once. */
const rowsAtOnce = 1000;

/** A sheet of products without any; the second one names the categories that there are. */
export async function skuTemplate(call: SheetCall<'skuTemplate'>): Promise<SheetAnswer> {
  const language = readLanguage(call.query.lang || call.language());
  const categories = await call.store.catalogue.categories();
  const head = productSheetHead(language);
  const paths = [...categoryPaths(categories, language).values()].filter(({ length }) => length === 3);
  return {
    fileName: sheetFileName,
    bytes: workbook([
      { name: 'sku_list', widths: productSheetWidths, headRows: 1, rows: [[head]] },
      {
        name: 'categories',
        widths: productSheetWidths.slice(0, 3),
        headRows: 1,
        rows: [[head.slice(0, 3)], paths],
      },
    ]),
  };
}

/** All products with their pieces on hand, active and inactive, by category and name. */
export async function exportSkus(call: SheetCall<'exportSkus'>): Promise<SheetAnswer> {
  const language = readLanguage(call.query.lang || call.language());
  const { catalogue } = call.store;
  const paths = categoryPaths(await catalogue.categories(), language);
  const order = [...paths.keys()];
  const ids = await catalogue.idsByCategory(order);
  const rows = productRows(call.store, ids, paths);
  const head = [productSheetHead(language)];
  return {
    fileName: sheetFileName,
    bytes: workbook([{ name: 'sku_list', widths: productSheetWidths, headRows: 1, rows: after(head, rows) }]),
  };
}

/** A block of rows, then others. */
export async function* after(
  head: readonly Row[],
  blocks: AsyncIterable<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  yield head;
  yield* blocks;
}

async function* productRows(
  { catalogue }: Call<'exportSkus'>['store'],
  ids: readonly string[],
  paths: ReadonlyMap<string, readonly string[]>,
): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < ids.length; at += rowsAtOnce) {
    const page = ids.slice(at, at + rowsAtOnce);
    const found = new Map((await catalogue.findAll(page)).map((sku) => [sku.sku_id, sku]));
    yield page.flatMap((id) => {
      const sku = found.get(id);
      return sku === undefined ? [] : [productSheetRow(sku, paths.get(sku.category_id) ?? [])];
    });
  }
}
