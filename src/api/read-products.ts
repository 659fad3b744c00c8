import type { FreshProduct } from '../../domain/orders/cart.ts';
import type { Api } from './api.ts';
import { readOperation } from './read-operation.ts';

/** Requests that are under way at once. */
const atOnce = 10;
/** From so many products of one name on, one request asks for all of that name. */
const manyOfOneName = 5;

interface Asked {
  readonly groupId: string;
  readonly skuIds: readonly string[];
  /** What each of them is called, where that is known. */
  readonly names?: readonly string[];
}

/**
 * Reads products as a group sees them, in their order; one that is not there is inactive, one that was refused is left out. Throws where
 * the server does not answer.
 */
export async function readProducts(
  api: Api,
  { groupId, skuIds, names = [] }: Asked,
  signal: AbortSignal,
): Promise<readonly FreshProduct[]> {
  const found = new Map<string, FreshProduct>();
  const queryOf = (skuId: string) => ({ query: { sku_id: skuId, group_id: groupId } });
  await forEachOf(oneOfEachName(skuIds, names), async (skuId) => {
    const outcome = await readOperation(api, 'skuSiblings', queryOf(skuId), signal);
    if (outcome.ok) for (const product of outcome.value) found.set(product.id, product);
  });
  const others = skuIds.filter((skuId) => !found.has(skuId));
  await forEachOf(others, async (skuId) => {
    const outcome = await readOperation(api, 'skuDetail', queryOf(skuId), signal);
    if (outcome.ok) found.set(skuId, outcome.value);
    else if (outcome.problem.status === 404) found.set(skuId, { id: skuId, status: 'inactive' });
  });
  return skuIds.flatMap((skuId) => found.get(skuId) ?? []);
}

/** One product of each name that many of them have. */
function oneOfEachName(skuIds: readonly string[], names: readonly string[]): readonly string[] {
  const byName = new Map<string, readonly string[]>();
  skuIds.forEach((skuId, at) => {
    const name = names[at];
    if (name !== undefined) byName.set(name, [...(byName.get(name) ?? []), skuId]);
  });
  return [...byName.values()].flatMap((ids) => (ids.length < manyOfOneName ? [] : ids.slice(0, 1)));
}

/** Runs for each of them, a few at once, until one fails. */
async function forEachOf(skuIds: readonly string[], run: (skuId: string) => Promise<void>): Promise<void> {
  for (let at = 0; at < skuIds.length; at += atOnce)
    await Promise.all(skuIds.slice(at, at + atOnce).map(run));
}
