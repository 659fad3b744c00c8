import type { Product, SearchCategory } from '../../../domain/contract.ts';
import { largestPage } from '../../../domain/limits.ts';
import { accepted } from '../../../domain/outcome.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { ReadService } from '../../../domain/service.ts';
import type { FindInput, FoundProducts } from '../../../machines/product-picker/product-picker-machine.ts';
import type { Api } from '../../api/api.ts';
import { restTyping } from '../../api/pause.ts';
import { readOperation } from '../../api/read-operation.ts';

/** Whoever keeps the stock finds the products that are not sold any more, too, and all by their barcodes; what is searched comes the best first. */
export function findProducts(
  api: Api,
  keepsStock: () => boolean,
): ReadService<FindInput, Outcome<FoundProducts>> {
  return {
    kind: 'read',
    async run(input, signal) {
      if (input.name !== '') await restTyping(signal);
      return keepsStock() ? readStock(api, input, signal) : readShelf(api, input, signal);
    },
  };
}

async function readStock(
  api: Api,
  { groupId, categoryId, name, cursor }: FindInput,
  signal: AbortSignal,
): Promise<Outcome<FoundProducts>> {
  const body = {
    page_size: largestPage,
    group_id: groupId,
    category_id: categoryId,
    name,
    order_by: name === '' ? 'name' : 'relevance',
    cursor,
  } as const;
  const outcome = await readOperation(api, 'stockList', { body }, signal);
  if (!outcome.ok) return outcome;
  const { items, pagination } = outcome.value;
  return accepted({ items, total: pagination.total, cursor: pagination.cursor });
}

async function readShelf(
  api: Api,
  { groupId, categoryId, name }: FindInput,
  signal: AbortSignal,
): Promise<Outcome<FoundProducts>> {
  if (categoryId === null) {
    const query = { name, group_id: groupId };
    const outcome = await readOperation(api, 'searchSkuByName', { query }, signal);
    return outcome.ok ? accepted(all(hitsOf(outcome.value as readonly SearchCategory[]))) : outcome;
  }
  const query = { category_id: categoryId, group_id: groupId };
  const outcome = await readOperation(api, 'allSkuList', { query }, signal);
  return outcome.ok ? accepted(all(outcome.value as readonly Product[])) : outcome;
}

/** Not asked for as cards, both calls answer with whole products, all at once. */
function all(items: readonly Product[]): FoundProducts {
  return { items, total: items.length, cursor: null };
}

function hitsOf(trees: readonly SearchCategory[]): readonly Product[] {
  return trees.flatMap(({ skus = [], children }) => [...skus, ...hitsOf(children)]);
}
