import type { Category, Product, ProductCardPage, SearchCardCategory } from '../../../domain/contract.ts';
import { largestPage } from '../../../domain/limits.ts';
import { shelfQuery } from '../../../domain/products/shelf-query.ts';
import type { ReadService } from '../../../domain/service.ts';
import type {
  CategoriesInput,
  CategoryShelf,
  Shelves,
  ShelvesInput,
} from '../../../machines/catalogue/catalogue-machine.ts';
import type { Api } from '../../api/api.ts';
import { restTyping } from '../../api/pause.ts';
import { readData } from '../../api/read-operation.ts';
import type { CategoryCache } from '../../platform/category-cache.ts';

/** What the shelves need of the device besides the server. */
export interface CatalogueDevice {
  readonly categories: CategoryCache;
  /** The signed-in person's. */
  merchantId(): string;
}

/** The services of the catalogue chart over HTTP; categories come from the device while they are less than an hour old. */
export function catalogueServices(api: Api, { categories, merchantId }: CatalogueDevice) {
  const allProductCategory: ReadService<CategoriesInput, readonly Category[]> = {
    kind: 'read',
    async run({ groupId, anew }, signal) {
      const owner = { merchantId: merchantId(), groupId };
      const kept = anew ? null : categories.get(owner);
      if (kept !== null) return kept;
      const tree = await readData(api, 'allProductCategory', { query: { group_id: groupId } }, signal);
      // Whoever stopped to wait may have signed out meanwhile.
      if (!signal.aborted && merchantId() === owner.merchantId) categories.keep(owner, tree);
      return tree;
    },
  };
  const allSkuList: ReadService<ShelvesInput, Shelves> = {
    kind: 'read',
    async run({ groupId, pages }, signal) {
      const shelves = await Promise.all(
        pages.map(async ({ categoryId, cursor }) => {
          const query = shelfQuery(groupId, categoryId, cursor);
          return [categoryId, shelfOf(await readData(api, 'allSkuList', { query }, signal))] as const;
        }),
      );
      return Object.fromEntries(shelves);
    },
  };
  const searchSkuByName: ReadService<
    { readonly groupId: string; readonly name: string },
    readonly SearchCardCategory[]
  > = {
    kind: 'read',
    async run({ groupId, name }, signal) {
      await restTyping(signal);
      const read = async (cursor: string): Promise<readonly SearchCardCategory[]> => {
        const query = { view: 'card', name, group_id: groupId, page_size: largestPage, cursor } as const;
        const answer = await readData(api, 'searchSkuByName', { query }, signal);
        if (!('pagination' in answer)) return answer;
        const { items, pagination } = answer;
        return pagination.cursor === null ? items : [...items, ...(await read(pagination.cursor))];
      };
      return await read('');
    },
  };
  return { allProductCategory, allSkuList, searchSkuByName };
}

/** A page of cards; a server of before has none, and answers with all products at once. */
function shelfOf(answer: readonly Product[] | ProductCardPage): CategoryShelf {
  if (!('pagination' in answer)) return { products: answer, total: answer.length, cursor: null };
  const { total, cursor } = answer.pagination;
  return { products: answer.items, total, cursor };
}
