import type { Product } from '../../domain/contract.ts';
import type { Caller } from '../contract/call.ts';
import { resolveGroup } from '../people/group.ts';
import { actorAnswer } from '../lifecycles/history-steps.ts';
import { Refusal } from '../http/refusal.ts';
import type { SkuRow } from '../store/queries/catalogue/catalogue.ts';
import type { Queries } from '../store/store.ts';
import { productAnswer } from './product-answer.ts';

interface Viewing {
  readonly caller: Caller;
  readonly store: Queries;
  readonly groupHint: string | null;
}

type Sku = SkuRow['sku'];

/** A product as the caller sees it, with the prices of the named group, else of their own; throws `not_found`. */
export async function viewProduct(viewing: Viewing, skuId: string, groupId?: string): Promise<Product> {
  const { caller, store } = viewing;
  const row = await store.catalogue.sku(skuId, await resolveGroup(viewing, groupId));
  if (row === null) throw new Refusal('not_found');
  return productAnswer(row, caller);
}

/** A product's row; throws `not_found`. */
export async function findProduct({ catalogue }: Pick<Queries, 'catalogue'>, skuId: string): Promise<Sku> {
  const sku = await catalogue.find(skuId);
  if (sku === null) throw new Refusal('not_found');
  return sku;
}

/** Locks a product until the transaction ends and reads it; throws `not_found`. */
export async function lockProduct(store: Pick<Queries, 'catalogue' | 'stock'>, skuId: string): Promise<Sku> {
  await store.stock.lock([skuId]);
  return await findProduct(store, skuId);
}

/** Throws `version_conflict`, with the current product in its details, unless the caller saw the current version. */
export async function checkProductVersion(
  viewing: Viewing,
  { sku_id, version, changed_by, changed_by_id, changed_by_role, changed_at, created }: Sku,
  seen: number | null | undefined,
): Promise<void> {
  if (seen === null || seen === undefined || seen === version) return;
  throw new Refusal('version_conflict', {
    current: await viewProduct(viewing, sku_id),
    changed_by: actorAnswer(viewing.caller, {
      by_id: changed_by_id,
      by_name: changed_by,
      by_role: changed_by_role,
    }),
    changed_at: (changed_at ?? created).toISOString(),
  });
}

/**
 * Throws `barcode_taken`, with the product that has it in its details, when a product other than `skuId` (null: a new one) has this
 * barcode. The lock on products must be held; no barcode, or an empty one, is never taken.
 */
export async function refuseTakenBarcode(
  viewing: Viewing,
  skuId: string | null,
  barcode: string | undefined,
): Promise<void> {
  const holder = barcode ? await viewing.store.catalogue.findByBarcode(barcode) : null;
  if (holder === null || holder.sku_id === skuId) return;
  throw new Refusal('barcode_taken', { product: await viewProduct(viewing, holder.sku_id) });
}

/**
 * Name of the lock held while products are added, changed or imported, so that an import matches existing names and creates each
 * new product once, and of two products only one gets a barcode.
 */
export const productsLock = 'product-names';
