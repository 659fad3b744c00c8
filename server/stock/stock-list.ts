import type { components } from '../../domain/contract.gen.ts';
import { pageSize as usualPageSize } from '../../domain/limits.ts';
import { categoriesBelow } from '../catalogue/category-path.ts';
import { productAnswer } from '../catalogue/product-answer.ts';
import type { Call } from '../contract/call.ts';
import { foreignCursor, isId, readCursor, writeCursor } from '../contract/cursor.ts';
import { isPosition } from '../contract/list-request.ts';
import { pageAnswer } from '../contract/page-answer.ts';
import { findInvalidText } from '../contract/request-body.ts';
import { normalizeText } from '../contract/request-values.ts';
import { sha256 } from '../crypto.ts';
import { likestSkuIds } from '../match/likest-products.ts';
import { resolveGroup } from '../people/group.ts';
import { nearSkuIds } from '../recognise/matching/similar-products.ts';
import { findSkuIds } from '../search/find-products.ts';
import type { SkuRow } from '../store/queries/catalogue/catalogue.ts';
import { placeAmong, placeOfUnsold } from '../store/queries/stock/stock-list.ts';
import type {
  StockFilter,
  StockListQuery,
  StockOrder,
  StockPosition,
} from '../store/queries/stock/stock-list.ts';
import type { Queries } from '../store/store.ts';

type StockPage = components['schemas']['StockPage'];

/** A page of the merchant's products with their stock, active and inactive, and the sums of the whole list. */
export async function stockPage(call: Call<'stockList'>): Promise<StockPage> {
  const { body, caller } = call;
  const name = normalizeText(body.name);
  // Where nothing was searched nothing is the best.
  const orderBy = body.order_by === 'relevance' && name === '' ? 'name' : body.order_by || 'stock';
  const descending = body.order_type === 'desc';
  const list = listMark([
    orderBy,
    descending,
    body.category_id || '',
    name,
    body.low === true,
    body.not_low === true,
    ...(body.ids ?? []),
  ]);
  const after = readPosition(body.cursor || null, list, orderBy);
  const [pageNum, pageSize] = [body.page_num ?? 1, body.page_size ?? usualPageSize];
  const filter = await readFilter(call, name);
  const found = await call.store.stock.list({
    ...filter,
    groupId: await resolveGroup(call, body.group_id),
    orderBy,
    descending,
    pageNum,
    pageSize,
    after,
  });
  return {
    items: found.records.map((row) => productAnswer(row, caller)),
    pagination: {
      ...pageAnswer({ pageNum, pageSize }, found, (last) =>
        writeCursor([list, sortValue(last, { orderBy, descending, found: filter.found }), last.sku.sku_id]),
      ),
      low_total: found.lowTotal,
      stock_sum: found.stockSum,
    },
  };
}

async function readFilter({ body, store }: Call<'stockList'>, name: string): Promise<StockFilter> {
  const { category_id, ids, low, not_low } = body;
  return {
    categoryIds: category_id ? categoriesBelow(await store.catalogue.categories(), category_id) : null,
    skuIds: ids && ids.length > 0 ? ids : null,
    found: name === '' ? null : { skuIds: await foundOrNear(store, name), barcode: name },
    isLow: low === true ? true : not_low === true ? false : null,
  };
}

/** What is meant by a name; where nothing is, what is called nearly so, or else what most of its words are about. */
async function foundOrNear(store: Queries, name: string): Promise<string[]> {
  for (const find of [findSkuIds, nearSkuIds, likestSkuIds]) {
    const found = await find(store, name);
    if (found.length > 0) return found;
  }
  return [];
}

/** What a cursor of this filter and order is known by. */
function listMark(list: readonly (string | boolean)[]): string {
  return sha256(JSON.stringify(list)).slice(0, 16);
}

/** A cursor is valid only for the filter and order it was created with. */
function readPosition(cursor: string | null, list: string, orderBy: StockOrder): StockPosition | null {
  if (cursor === null) return null;
  const [mark, value, skuId] = readCursor(cursor);
  const isValue = orderBy === 'name' ? isWholeText : isPosition;
  if (mark !== list || !isValue(value) || !isId(skuId)) throw foreignCursor();
  return { value, skuId };
}

function isWholeText(part: unknown): part is string {
  return typeof part === 'string' && findInvalidText(part) === null;
}

function sortValue(
  { sku }: SkuRow,
  { orderBy, descending, found }: Pick<StockListQuery, 'orderBy' | 'descending' | 'found'>,
): StockPosition['value'] {
  if (orderBy === 'relevance' && found !== null) return placeAmong(found, sku);
  if (orderBy === 'name') return sku.name;
  if (orderBy === 'ctime') return sku.created.getTime();
  if (orderBy === 'on_hand') return sku.on_hand;
  return sku.status === 'active' ? sku.on_hand - sku.reserved : placeOfUnsold(descending);
}
