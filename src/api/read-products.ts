import type { FreshProduct } from '../../domain/orders/cart.ts';
import type { Api } from './api.ts';
import { readOperation } from './read-operation.ts';

/** Requests that are under way at once. */
const atOnce = 10;

interface Asked {
  readonly groupId: string;
  readonly skuIds: readonly string[];
}

/** Reads products as a group sees them; one that is not there is inactive, one that was refused is left out. */
export async function readProducts(
  api: Api,
  { groupId, skuIds }: Asked,
  signal: AbortSignal,
): Promise<readonly FreshProduct[]> {
  const products: FreshProduct[] = [];
  for (let at = 0; at < skuIds.length; at += atOnce) {
    const some = skuIds.slice(at, at + atOnce);
    const read = await Promise.all(some.map((skuId) => readProduct(api, groupId, skuId, signal)));
    products.push(...read.filter((product) => product !== null));
  }
  return products;
}

async function readProduct(
  api: Api,
  groupId: string,
  skuId: string,
  signal: AbortSignal,
): Promise<FreshProduct | null> {
  const query = { sku_id: skuId, group_id: groupId };
  const outcome = await readOperation(api, 'skuDetail', { query }, signal);
  if (outcome.ok) return outcome.value;
  return outcome.problem.status === 404 ? { id: skuId, status: 'inactive' } : null;
}
