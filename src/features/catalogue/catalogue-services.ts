import type { Category, Product, SearchCategory } from '../../../domain/contract.ts';
import type { ReadService } from '../../../domain/service.ts';
import type { CatalogueInput } from '../../../machines/catalogue/catalogue-machine.ts';
import type { Api } from '../../api/api.ts';
import { pause } from '../../api/pause.ts';
import { readData } from '../../api/read-operation.ts';

/** Milliseconds of rest in typing before a search is sent. */
const searchRestMs = 250;

type Shelves = Readonly<Record<string, readonly Product[]>>;

/** The services of the catalogue chart over HTTP. */
export function catalogueServices(api: Api) {
  const allProductCategory: ReadService<CatalogueInput, readonly Category[]> = {
    kind: 'read',
    run: ({ groupId }, signal) =>
      readData(api, 'allProductCategory', { query: { group_id: groupId } }, signal),
  };
  const allSkuList: ReadService<
    { readonly groupId: string; readonly categoryIds: readonly string[] },
    Shelves
  > = {
    kind: 'read',
    async run({ groupId, categoryIds }, signal) {
      const shelves = await Promise.all(
        categoryIds.map((categoryId) =>
          readData(api, 'allSkuList', { query: { category_id: categoryId, group_id: groupId } }, signal),
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
      return readData(api, 'searchSkuByName', { query: { name, group_id: groupId } }, signal);
    },
  };
  return { allProductCategory, allSkuList, searchSkuByName };
}
