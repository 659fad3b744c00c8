import { nearConditions } from '../../../domain/search/near-conditions.ts';
import { nearestProducts } from '../../../domain/search/near-names.ts';
import { languageOf } from '../../match/find-for-items.ts';
import type { SkuRow } from '../../store/queries/catalogue/catalogue.ts';
import type { Queries } from '../../store/store.ts';
import type { ReadRow } from '../recognised.ts';
import { namesOfSku, productAmong } from './product-by-name.ts';

/** Names of a file that are looked for: each takes the database a hundredth of a second amid 100,000 products. */
const mostNames = 200;

/**
 * The products of which rows of a page may have a misread name, where it is clear which; in three statements, however many the rows are.
 * What stands in a sheet was written so.
 */
export async function similarProducts(
  { catalogue }: Pick<Queries, 'catalogue'>,
  rows: readonly ReadRow[],
): Promise<ReadonlyMap<ReadRow, SkuRow['sku']>> {
  const onPages = rows.filter(({ source }) => 'page' in source);
  if (onPages.length === 0) return new Map();
  const language = languageOf(await catalogue.searchWords());
  const names = [...new Set(onPages.map(({ name }) => name))].slice(0, mostNames);
  const conditions = new Map(
    names
      .map((name) => [name, nearConditions(name, language)] as const)
      .filter(([, steps]) => steps.length > 0),
  );
  if (conditions.size === 0) return new Map();
  const candidates = await catalogue.candidatesOfItems([...conditions.values()], []);
  const byName = new Map(
    [...conditions.keys()].map((name, at) => [
      name,
      candidates.filter(({ item }) => item === at + 1).map(({ sku }) => sku),
    ]),
  );
  const ids = new Map(
    onPages.flatMap((row) => {
      const called = (byName.get(row.name) ?? []).map((sku) => ({ names: namesOfSku(sku), product: sku }));
      const similar = productAmong(row, nearestProducts(row.name, called, language));
      return similar === null ? [] : [[row, similar.sku_id] as const];
    }),
  );
  if (ids.size === 0) return new Map();
  const skus = new Map((await catalogue.findAll([...new Set(ids.values())])).map((sku) => [sku.sku_id, sku]));
  return new Map(
    [...ids].flatMap(([row, id]) => {
      const sku = skus.get(id);
      return sku === undefined ? [] : [[row, sku] as const];
    }),
  );
}
