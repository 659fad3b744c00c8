import type { components } from '../../domain/contract.gen.ts';
import { pageSize as usualPageSize } from '../../domain/limits.ts';
import type { Call } from '../contract/call.ts';
import { foreignCursor, isId, readCursor, writeCursor } from '../contract/cursor.ts';
import { pageAnswer } from '../contract/page-answer.ts';
import { findInvalidText } from '../contract/request-body.ts';
import { Refusal } from '../http/refusal.ts';
import { findCards } from '../search/find-products.ts';
import type { CardPosition } from '../store/queries/catalogue/catalogue.ts';
import { searchCardTree } from './category-tree.ts';
import { productCard } from './product-answer.ts';

type ProductCardPage = components['schemas']['ProductCardPage'];
type SearchCardPage = components['schemas']['SearchCardPage'];

/** A page of the cards of a category, with the prices of a group. */
export async function categoryCards(call: Call<'allSkuList'>, groupId: string): Promise<ProductCardPage> {
  const { category_id, cursor, page_size: pageSize = usualPageSize } = call.query;
  const { after, pageNum } = readCategoryCursor(category_id, cursor);
  const found = await call.store.catalogue.cardsOfCategory(category_id, groupId, { after, pageSize });
  if (found.records.length === 0) await refuseUnknownCategory(call);
  return {
    items: found.records.map((row) => productCard(row, call.caller)),
    pagination: pageAnswer({ pageNum, pageSize }, found, ({ sku }) =>
      writeCursor([category_id, pageNum + 1, sku.name, sku.sku_id]),
    ),
  };
}

/** A page of the cards of a group's VIP products, of one category or of all. */
export async function vipCards(call: Call<'vipSkuList'>, groupId: string): Promise<ProductCardPage> {
  const { category_id = '', cursor, page_num, page_size: pageSize = usualPageSize } = call.query;
  const list = vipList(category_id);
  const { after, pageNum } = cursor
    ? readCategoryCursor(list, cursor)
    : { after: null, pageNum: page_num ?? 1 };
  const found = await call.store.vipProducts.page(category_id, groupId, { after, pageNum, pageSize });
  return {
    items: found.records.map((row) => productCard(row, call.caller)),
    pagination: pageAnswer({ pageNum, pageSize }, found, ({ sku }) =>
      writeCursor([list, pageNum + 1, sku.name, sku.sku_id]),
    ),
  };
}

/** Tells the cursors of the list of VIP products from those of a category. */
function vipList(categoryId: string): string {
  return `vip ${categoryId}`;
}

/** A page of the cards that a search found, in their categories. Each page is sought anew; a cursor says how many came before. */
export async function searchCards(call: Call<'searchSkuByName'>, groupId: string): Promise<SearchCardPage> {
  const { caller, query, store } = call;
  const { name, cursor, page_size: pageSize = usualPageSize } = query;
  const { before, pageNum } = readSearchCursor(name, cursor);
  const { rows, categories } = await findCards(store, name, groupId);
  const end = before + pageSize;
  const records = rows.slice(before, end);
  const products = records.map((row) => ({
    categoryId: row.sku.category_id,
    product: productCard(row, caller),
  }));
  const found = { records, total: rows.length, hasMore: rows.length > end };
  return {
    items: searchCardTree(categories, products),
    pagination: pageAnswer({ pageNum, pageSize }, found, () => writeCursor([name, pageNum + 1, end])),
  };
}

/** Throws `not_found` unless the merchant has the category. */
export async function refuseUnknownCategory({ query, store }: Call<'allSkuList'>): Promise<void> {
  if (!(await store.catalogue.hasCategory(query.category_id))) throw new Refusal('not_found');
}

/** A cursor is valid only for the category that it was created with. */
function readCategoryCursor(
  categoryId: string,
  cursor = '',
): { readonly after: CardPosition | null; readonly pageNum: number } {
  if (cursor === '') return { after: null, pageNum: 1 };
  const [category, pageNum, name, skuId] = readCursor(cursor);
  if (category !== categoryId || !isCount(pageNum) || !isWholeText(name) || !isId(skuId))
    throw foreignCursor();
  return { after: { name, skuId }, pageNum };
}

/** A cursor is valid only for what was sought when it was created. */
function readSearchCursor(typed: string, cursor = ''): { readonly before: number; readonly pageNum: number } {
  if (cursor === '') return { before: 0, pageNum: 1 };
  const [name, pageNum, before] = readCursor(cursor);
  if (name !== typed || !isCount(pageNum) || !isCount(before)) throw foreignCursor();
  return { before, pageNum };
}

function isCount(part: unknown): part is number {
  return typeof part === 'number' && Number.isSafeInteger(part) && part > 0;
}

function isWholeText(part: unknown): part is string {
  return typeof part === 'string' && findInvalidText(part) === null;
}
