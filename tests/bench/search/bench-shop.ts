import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { demoCatalogue } from '../../../server/demo/catalogue.ts';
import type { MerchantStore } from '../../../server/store/store.ts';
import type { NewCategory } from '../../../server/store/queries/catalogue/catalogue.ts';

/** A product as a query's expectation names it. */
export interface BenchProduct {
  readonly sku_id: string;
  readonly name: string;
  readonly color: string;
  readonly size: string;
  /** English names of its categories. */
  readonly categories: readonly string[];
}

interface Names {
  readonly name: string;
  readonly ch_name: string;
  readonly th_name: string;
}

/**
 * Adds the products of `shop.txt` to the demo merchant, below its own categories where they have the same English names.
 * @returns the demo's products and the added ones
 */
export async function addBenchProducts({ catalogue }: MerchantStore): Promise<BenchProduct[]> {
  const categories = new Map(
    demoCatalogue.categories.map(({ category_id, parent_id, name }) => [keyOf(parent_id, name), category_id]),
  );
  const pathOf = new Map<string, readonly string[]>();
  for (const { category_id, parent_id, name } of demoCatalogue.categories)
    pathOf.set(category_id, [...(pathOf.get(parent_id ?? '') ?? []), name]);
  const products = demoCatalogue.skus.map(({ sku_id, name, color, size, category_id }) => ({
    sku_id,
    name,
    color,
    size,
    categories: pathOf.get(category_id) ?? [],
  }));
  let parent: string | null = null;
  for (const line of readFileSync(join(import.meta.dirname, 'shop.txt'), 'utf8')
    .trim()
    .split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    if (line.includes(' > ')) {
      parent = null;
      const [en = [], zh = [], th = []] = cells.map((cell) => cell.split(' > '));
      const added: NewCategory[] = [];
      for (const [at, name] of en.entries()) {
        const known = categories.get(keyOf(parent, name));
        const category_id = known ?? `bench-${categories.size}`;
        if (known === undefined) {
          const names = { name, ch_name: zh[at] ?? '', th_name: th[at] ?? '' };
          added.push({ category_id, parent_id: parent, level: at + 1, position: 100, ...names });
          categories.set(keyOf(parent, name), category_id);
        }
        parent = category_id;
        pathOf.set(category_id, en.slice(0, at + 1));
      }
      await catalogue.addCategories(added);
    } else {
      const [name = '', ch_name = '', th_name = '', style = '', colours = '', sizes = ''] = cells;
      const skus = skusOf({ name, ch_name, th_name }, style, [colours, sizes], parent ?? '');
      await catalogue.add(skus);
      const added = skus.map(({ sku_id, color, size }) => ({ sku_id, name, color, size }));
      products.push(...added.map((sku) => ({ ...sku, categories: pathOf.get(parent ?? '') ?? [] })));
    }
  }
  return products;
}

function skusOf(
  names: Names,
  style: string,
  [colours, sizes]: readonly [string, string],
  category_id: string,
) {
  return colours.split(',').flatMap((color) =>
    sizes.split(',').map((size) => ({
      ...names,
      sku_id: `bench ${names.name} ${color.trim()} ${size.trim()}`,
      category_id,
      color: color.trim(),
      size: size.trim(),
      style,
      price_satang: 10_000,
    })),
  );
}

function keyOf(parent: string | null, name: string): string {
  return `${parent ?? ''}/${name}`;
}

/** The products by id, and those that the bulk seed made after them. */
export async function withCopies(
  pool: pg.Pool,
  products: readonly BenchProduct[],
): Promise<Map<string, BenchProduct>> {
  const known = new Map(products.map((product) => [product.sku_id, product]));
  const models = new Map(products.map((product) => [productKey(product), product]));
  const { rows } = await pool.query<BenchProduct>(
    `SELECT sku_id, regexp_replace(name, ' [0-9]+$', '') AS name, color, size FROM skus
     WHERE merchant_id = 'm-demo' AND sku_id ~ '-s[0-9]+$'`,
  );
  for (const copy of rows) {
    const model = models.get(productKey(copy));
    if (model !== undefined) known.set(copy.sku_id, model);
  }
  return known;
}

function productKey({ name, color, size }: BenchProduct): string {
  return JSON.stringify([name, color, size]);
}
