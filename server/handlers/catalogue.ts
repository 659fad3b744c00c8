import type { Category, Product, SearchCategory } from '../../domain/contract.ts';
import type { Call, DataOf } from '../call.ts';
import { categoryTree, flatCategory, searchTree } from '../catalogue/category-tree.ts';
import { productAnswer } from '../catalogue/product-answer.ts';
import { resolveGroup } from '../group.ts';
import { Refusal } from '../refusal.ts';
import { notBuilt } from './not-built.ts';

/** Operations of the tag `catalogue`. */
export const catalogueHandlers = {
  reads: { allProductCategory, allCategories, allSkuList, searchSkuByName, skuDetail },
  writes: { addSingleProduct: notBuilt, editSku: notBuilt, setSkuVip: notBuilt, setupSkuCover: notBuilt },
};

const maxTerms = 10;

async function allProductCategory(call: Call<'allProductCategory'>): Promise<Category[]> {
  await resolveGroup(call, call.query.group_id);
  return categoryTree(await call.store.catalogue.categories());
}

async function allCategories(call: Call<'allCategories'>): Promise<DataOf<'allCategories'>> {
  await resolveGroup(call, call.query.group_id);
  const rows = await call.store.catalogue.categories();
  return rows.map(flatCategory);
}

async function allSkuList(call: Call<'allSkuList'>): Promise<Product[]> {
  const { category_id, group_id } = call.query;
  const groupId = await resolveGroup(call, group_id);
  const categories = await call.store.catalogue.categories();
  if (!categories.some((category) => category.category_id === category_id)) throw new Refusal('not_found');
  const rows = await call.store.catalogue.skusOfCategory(category_id, groupId);
  return rows.map((row) => productAnswer(row, call.caller));
}

async function searchSkuByName(call: Call<'searchSkuByName'>): Promise<SearchCategory[]> {
  const { name, group_id } = call.query;
  const groupId = await resolveGroup(call, group_id);
  const terms = name.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, maxTerms);
  if (terms.length === 0) return [];
  const rows = await call.store.catalogue.skusWithTerms(terms, groupId);
  const products = rows.map((row) => productAnswer(row, call.caller));
  return searchTree(await call.store.catalogue.categories(), products);
}

async function skuDetail(call: Call<'skuDetail'>): Promise<Product> {
  const { sku_id, group_id } = call.query;
  const row = await call.store.catalogue.sku(sku_id, await resolveGroup(call, group_id));
  if (row === null) throw new Refusal('not_found');
  return productAnswer(row, call.caller);
}
