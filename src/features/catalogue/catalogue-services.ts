import type { Category, Pagination, ProductCard, SearchCardCategory } from '../../../domain/contract.ts';
import { mergeTrees } from '../../../domain/category-tree.ts';
import { largestPage } from '../../../domain/limits.ts';
import type { ReadService } from '../../../domain/service.ts';
import type { CategoriesInput } from '../../../machines/catalogue/catalogue-machine.ts';
import type { Api } from '../../api/api.ts';
import { pause } from '../../api/pause.ts';
import { readData } from '../../api/read-operation.ts';
import type { CategoryCache } from '../../platform/category-cache.ts';

/** Milliseconds of rest in typing before a search is sent. */
const searchRestMs = 250;

type Shelves = Readonly<Record<string, readonly ProductCard[]>>;

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
  const allSkuList: ReadService<
    { readonly groupId: string; readonly categoryIds: readonly string[] },
    Shelves
  > = {
    kind: 'read',
    async run({ groupId, categoryIds }, signal) {
      const shelves = await Promise.all(
        categoryIds.map((categoryId) =>
          readCards('', (page) =>
            readData(
              api,
              'allSkuList',
              { query: { category_id: categoryId, group_id: groupId, ...page } },
              signal,
            ),
          ),
        ),
      );
      return Object.fromEntries(categoryIds.map((categoryId, index) => [categoryId, shelves[index] ?? []]));
    },
  };
  const searchSkuByName: ReadService<
    { readonly groupId: string; readonly name: string },
    readonly SearchCardCategory[]
  > = {
    kind: 'read',
    async run({ groupId, name }, signal) {
      await pause(searchRestMs, signal);
      const pages = await readCards('', (page) =>
        readData(api, 'searchSkuByName', { query: { name, group_id: groupId, ...page } }, signal),
      );
      return mergeTrees(pages);
    },
  };
  return { allProductCategory, allSkuList, searchSkuByName };
}

interface CardPage<Item> {
  readonly items: readonly Item[];
  readonly pagination: Pagination;
}

/** The items of a page of cards and of those behind it. A server of before has no cards, and answers everything at once. */
async function readCards<Item>(
  cursor: string,
  read: (page: {
    readonly view: 'card';
    readonly page_size: number;
    readonly cursor: string;
  }) => Promise<readonly Item[] | CardPage<Item>>,
): Promise<readonly Item[]> {
  const answer = await read({ view: 'card', page_size: largestPage, cursor });
  if (!('pagination' in answer)) return answer;
  const { items, pagination } = answer;
  return pagination.cursor === null ? items : [...items, ...(await readCards(pagination.cursor, read))];
}
