import type { Category, Product } from '../../domain/contract.ts';
import { maxProductPhotos } from '../../domain/limits.ts';
import type { DataOf } from '../../domain/operations.ts';
import { isStaff } from '../../domain/roles.ts';
import { joinAddresses, splitAddresses } from '../../domain/photos/photo-addresses.ts';
import type { Call } from '../contract/call.ts';
import { normalizeText } from '../contract/request-values.ts';
import { findCategory, refuseOtherLevel } from './category-path.ts';
import { categoryTree, flatCategory, searchTree } from './category-tree.ts';
import { historyStep } from '../lifecycles/history-steps.ts';
import { optionalBaht, productAnswer } from './product-answer.ts';
import { categoryCards, refuseUnknownCategory, searchCards, vipCards } from './product-cards.ts';
import { changeStamp, readNewProduct, readOptionalPrice, readProductChange } from './product-fields.ts';
import {
  productsLock,
  checkProductVersion,
  lockProduct,
  refuseTakenBarcode,
  viewProduct,
} from './product-view.ts';
import { findProducts } from '../search/find-products.ts';
import { fileAddress } from '../files/file-address.ts';
import { findOwnPictures, publishPictures, refuseTooManyPictures } from '../files/own-pictures.ts';
import { resolveGroup } from '../people/group.ts';
import { Refusal } from '../http/refusal.ts';
import { stockCause, stockEntry } from '../stock/stock-entry.ts';

/** Operations of the tag `catalogue`. */
export const catalogueHandlers = {
  plainReads: {
    allProductCategory,
    allCategories,
    allSkuList,
    searchSkuByName,
    skuDetail,
    skuSiblings,
    skuByBarcode,
    vipSkuList,
  },
  writes: { addSingleProduct, editSku, setSkuVip, setupSkuCover, assignBarcode },
};

async function allProductCategory(call: Call<'allProductCategory'>): Promise<Category[]> {
  await resolveGroup(call, call.query.group_id);
  return categoryTree(await call.store.catalogue.categories());
}

async function allCategories(call: Call<'allCategories'>): Promise<DataOf<'allCategories'>> {
  await resolveGroup(call, call.query.group_id);
  const rows = await call.store.catalogue.categories();
  return rows.map(flatCategory);
}

async function allSkuList(call: Call<'allSkuList'>): Promise<DataOf<'allSkuList'>> {
  const { category_id, group_id, view } = call.query;
  const groupId = await resolveGroup(call, group_id);
  if (view === 'card') return await categoryCards(call, groupId);
  const rows = await call.store.catalogue.skusOfCategory(category_id, groupId);
  if (rows.length === 0) await refuseUnknownCategory(call);
  return rows.map((row) => productAnswer(row, call.caller));
}

async function searchSkuByName(call: Call<'searchSkuByName'>): Promise<DataOf<'searchSkuByName'>> {
  const { caller, query, store } = call;
  const groupId = await resolveGroup(call, query.group_id);
  if (query.view === 'card') return await searchCards(call, groupId);
  const { rows, categories } = await findProducts(store, query.name, groupId);
  const products = rows.map((row) => productAnswer(row, caller));
  return searchTree(categories, products);
}

async function skuDetail(call: Call<'skuDetail'>): Promise<Product> {
  return await viewProduct(call, call.query.sku_id, call.query.group_id);
}

async function skuSiblings(call: Call<'skuSiblings'>): Promise<Product[]> {
  const { caller, query, store } = call;
  const rows = await store.catalogue.siblings(query.sku_id, await resolveGroup(call, query.group_id));
  if (rows.length === 0) throw new Refusal('not_found');
  return rows.map((row) => productAnswer(row, caller));
}

async function skuByBarcode(call: Call<'skuByBarcode'>): Promise<Product> {
  const { caller, query, store } = call;
  const sku = await store.catalogue.findByBarcode(normalizeText(query.barcode));
  if (sku === null || (sku.status !== 'active' && !isStaff(caller.roles))) throw new Refusal('not_found');
  return await viewProduct(call, sku.sku_id);
}

async function addSingleProduct(call: Call<'addSingleProduct'>): Promise<Product> {
  const { body, store } = call;
  const product = readNewProduct(body, call);
  await store.locks.take(productsLock);
  const category = findCategory(await store.catalogue.categories(), body.category_id);
  const pictures = await findOwnPictures(call, splitAddresses(body.image_urls));

  await refuseTakenBarcode(call, null, product.barcode);
  refuseOtherLevel(category);
  if (pictures.length === 0) throw new Refusal('photo_required');
  refuseTooManyPictures(pictures, maxProductPhotos);

  await publishPictures(store, pictures);
  await store.catalogue.add([{ ...product, image_urls: pictures.map(fileAddress) }]);
  if (body.stock > 0) {
    const { sku_id, price_satang } = product;
    const entry = stockEntry('purchase', { sku_id, change: body.stock, price_satang });
    await store.stock.enter([entry], stockCause(call, null));
  }

  return await viewProduct(call, product.sku_id);
}

async function editSku(call: Call<'editSku'>): Promise<Product> {
  const { body, store } = call;
  const change = readProductChange(body);
  await store.locks.take(productsLock);
  const sku = await lockProduct(store, body.id);

  await checkProductVersion(call, sku, body.version);
  await refuseTakenBarcode(call, sku.sku_id, change.barcode);

  await store.catalogue.change(sku, change, changeStamp(call));

  return await viewProduct(call, body.id);
}

async function setSkuVip(call: Call<'setSkuVip'>): Promise<DataOf<'setSkuVip'>> {
  const { body, store } = call;
  const groupId = await resolveGroup(call, body.group_id);
  const vip_price_satang = readOptionalPrice('vip_price', body.vip_price);
  const sku = await lockProduct(store, body.sku_id);
  await checkProductVersion(call, sku, body.version);

  const isVip = body.action === 'add';
  const isOtherPrice = vip_price_satang !== undefined && vip_price_satang !== sku.vip_price_satang;
  if (isOtherPrice) await store.catalogue.change(sku, { vip_price_satang }, changeStamp(call));
  if (await store.vipProducts.set(sku.sku_id, groupId, isVip)) {
    const group_id = { from: isVip ? null : groupId, to: isVip ? groupId : null };
    const step = historyStep(call, {
      event: `vip.${body.action}`,
      to_status: 'saved',
      seen_version: body.version ?? null,
      changes: { group_id },
    });
    await store.records.add('product', sku.sku_id, step);
  }

  return {
    sku_id: sku.sku_id,
    is_vip: isVip ? 1 : 0,
    vip_price: optionalBaht(isOtherPrice ? vip_price_satang : sku.vip_price_satang),
    version: sku.version + (isOtherPrice ? 1 : 0),
  };
}

async function vipSkuList(call: Call<'vipSkuList'>): Promise<DataOf<'vipSkuList'>> {
  return await vipCards(call, await resolveGroup(call, call.query.group_id));
}

async function setupSkuCover(call: Call<'setupSkuCover'>): Promise<Product> {
  const { body, store } = call;
  const cover = joinAddresses([body.cover.trim()]);
  const sku = await lockProduct(store, body.sku_id);
  const present = sku.image_urls.filter((picture) => joinAddresses([picture]) === cover);
  const uploads = present.length > 0 ? [] : await findOwnPictures(call, [cover]);
  const others = sku.image_urls.filter((picture) => !present.includes(picture));
  const image_urls = [...present, ...uploads.map(fileAddress), ...others];

  refuseTooManyPictures(image_urls, maxProductPhotos);

  await publishPictures(store, uploads);
  await store.catalogue.change(sku, { image_urls }, changeStamp(call));

  return await viewProduct(call, body.sku_id);
}

async function assignBarcode(call: Call<'assignBarcode'>): Promise<Product> {
  const { body, store } = call;
  const barcode = normalizeText(body.barcode);
  await store.locks.take(productsLock);
  const sku = await lockProduct(store, body.sku_id);

  await checkProductVersion(call, sku, body.version);
  await refuseTakenBarcode(call, sku.sku_id, barcode);

  if (barcode !== sku.barcode) await store.catalogue.change(sku, { barcode }, changeStamp(call));

  return await viewProduct(call, body.sku_id);
}
