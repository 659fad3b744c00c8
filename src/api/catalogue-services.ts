import type { Category, Product, SearchCategory } from '../../domain/contract.ts';
import type { ReadService } from '../../domain/service.ts';
import type { CatalogueInput } from '../../machines/catalogue/catalogue-machine.ts';
import type { ProductInput } from '../../machines/product/product-machine.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Api } from './api.ts';
import { pause } from './pause.ts';
import { readOutcome, readValue } from './read-answer.ts';

/** Milliseconds of rest in typing before a search is sent. */
const searchRestMs = 250;

type Shelves = Readonly<Record<string, readonly Product[]>>;

/** The services of the catalogue and product charts over HTTP. */
export function catalogueServices({ connection, sessionEnd }: Api) {
  const allProductCategory: ReadService<CatalogueInput, readonly Category[]> = {
    kind: 'read',
    run: ({ groupId }, signal) =>
      readValue(
        connection.GET('/all_product_category', { params: { query: { group_id: groupId } }, signal }),
        sessionEnd(),
      ),
  };
  const allSkuList: ReadService<
    { readonly groupId: string; readonly categoryIds: readonly string[] },
    Shelves
  > = {
    kind: 'read',
    async run({ groupId, categoryIds }, signal) {
      const shelves = await Promise.all(
        categoryIds.map((categoryId) =>
          readValue<readonly Product[]>(
            connection.GET('/all_sku_list', {
              params: { query: { category_id: categoryId, group_id: groupId } },
              signal,
            }),
            sessionEnd(),
          ),
        ),
      );
      return Object.fromEntries(categoryIds.map((categoryId, index) => [categoryId, shelves[index] ?? []]));
    },
  };
  const searchSkuByName: ReadService<
    { readonly groupId: string; readonly name: string },
    readonly SearchCategory[]
  > = {
    kind: 'read',
    async run({ groupId, name }, signal) {
      await pause(searchRestMs, signal);
      return readValue(
        connection.GET('/search_sku_by_name', { params: { query: { name, group_id: groupId } }, signal }),
        sessionEnd(),
      );
    },
  };
  const skuDetail: ReadService<ProductInput, Outcome<Product>> = {
    kind: 'read',
    run: ({ skuId, groupId }, signal) =>
      readOutcome(
        connection.GET('/sku_detail', { params: { query: { sku_id: skuId, group_id: groupId } }, signal }),
        sessionEnd(),
      ),
  };
  return { catalogue: { allProductCategory, allSkuList, searchSkuByName }, product: { skuDetail } };
}
