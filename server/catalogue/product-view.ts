import type { Product } from '../../domain/contract.ts';
import type { Caller } from '../call.ts';
import { resolveGroup } from '../group.ts';
import { Refusal } from '../refusal.ts';
import type { SkuRow } from '../store/catalogue.ts';
import type { Queries } from '../store/store.ts';
import { productAnswer } from './product-answer.ts';

interface Viewing {
  readonly caller: Caller;
  readonly store: Queries;
  readonly groupHint: string | null;
}

/** A product as the caller sees it now for the group that is named, else for theirs; refused when there is none. */
export async function viewProduct(viewing: Viewing, skuId: string, groupId?: string): Promise<Product> {
  return productAnswer(await findProduct(viewing, skuId, groupId), viewing.caller);
}

/** A product that nobody else changes until the transaction ends; refused when there is none. */
export async function lockProduct(viewing: Viewing, skuId: string): Promise<SkuRow> {
  await viewing.store.stock.lock([skuId]);
  return await findProduct(viewing, skuId);
}

/** A product and whether it is VIP for the group that is named, else for the caller's; refused when there is none. */
export async function findProduct(viewing: Viewing, skuId: string, groupId?: string): Promise<SkuRow> {
  const row = await viewing.store.catalogue.sku(skuId, await resolveGroup(viewing, groupId));
  if (row === null) throw new Refusal('not_found');
  return row;
}

/** Refuses a write that was decided on another version of the product than the current one, which comes with the refusal. */
export function checkProductVersion(row: SkuRow, seen: number | null | undefined, caller: Caller): void {
  const { version, changed_by, changed_at, created } = row.sku;
  if (seen === null || seen === undefined || seen === version) return;
  throw new Refusal('version_conflict', {
    current: productAnswer(row, caller),
    changed_by,
    changed_at: (changed_at ?? created).toISOString(),
  });
}
