import { sizes } from '../search/sizes.ts';
import { uniteQuantities } from '../search/units.ts';

/** What products of one name differ in. */
export interface Attributes {
  readonly color: string;
  readonly size: string;
  readonly style: string;
}

export type Attribute = keyof Attributes;

export interface Variant extends Attributes {
  readonly id: string;
  /** Pieces that can be promised. */
  readonly stock: number;
}

/** In the order in which they are chosen: the sizes are those of the chosen colour. */
const attributes = ['color', 'size', 'style'] as const;

/** The attributes in which these products differ, in the order in which they are chosen. */
export function differingIn(products: readonly Attributes[]): readonly Attribute[] {
  return attributes.filter((attribute) => new Set(products.map((product) => product[attribute])).size > 1);
}

/** The values that an attribute has among these products: sizes from small to large, others as they first come. */
export function valuesOf(products: readonly Attributes[], attribute: Attribute): readonly string[] {
  const values = [...new Set(products.map((product) => product[attribute]))];
  return attribute === 'size' ? values.sort(compareSizes) : values;
}

/** What can be chosen of one attribute beside a product, and the product that each choice leads to. */
export interface VariantChoice<T> {
  readonly attribute: Attribute;
  readonly options: readonly { readonly value: string; readonly product: T }[];
}

/**
 * The choices beside a product among those of its name. Each attribute offers what is there of the attributes chosen before it; a choice
 * keeps what it can of those after it, and prefers what is in stock.
 */
export function variantChoices<T extends Variant>(
  siblings: readonly T[],
  chosen: T,
): readonly VariantChoice<T>[] {
  const differing = differingIn(siblings);
  return differing.map((attribute, at) => {
    const [before, after] = [differing.slice(0, at), differing.slice(at + 1)];
    const offered = siblings.filter((other) => before.every((name) => other[name] === chosen[name]));
    const nearness = (other: T) =>
      after.reduce((sum, name, place) => sum + (other[name] === chosen[name] ? 2 ** -place : 0), 0) * 4 +
      (other.stock > 0 ? 1 : 0);
    return {
      attribute,
      options: valuesOf(offered, attribute).map((value) => {
        const having = offered.filter((other) => other[attribute] === value);
        const product = having.find(({ id }) => id === chosen.id) ?? highest(having, nearness);
        return { value, product };
      }),
    };
  });
}

/** Products in rows and columns; a cell without a product is null. */
export interface VariantTable<T> {
  /** The value that all products of this table have of a third attribute; null where there is none. */
  readonly section: string | null;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells: readonly (readonly (T | null)[])[];
}

/** Products by the attributes in which they differ. */
export interface VariantMatrix<T> {
  readonly rowAttribute: Attribute;
  /** Null where they differ in one attribute only: then each table has one column. */
  readonly columnAttribute: Attribute | null;
  readonly sectionAttribute: Attribute | null;
  readonly tables: readonly VariantTable<T>[];
}

/**
 * Puts products of one name into tables: sizes down and colours across, a table for each style. Of products that differ in nothing the
 * one with the most stock takes the cell. Null where there is nothing to choose.
 */
export function variantMatrix<T extends Variant>(siblings: readonly T[]): VariantMatrix<T> | null {
  const differing = differingIn(siblings);
  const rowAttribute = differing.includes('size') ? 'size' : differing.at(-1);
  if (rowAttribute === undefined) return null;
  const [columnAttribute = null, third = null] = differing.filter((attribute) => attribute !== rowAttribute);
  const sections = third === null ? [null] : valuesOf(siblings, third);
  const tables = sections.map((section): VariantTable<T> => {
    const inside = third === null ? siblings : siblings.filter((product) => product[third] === section);
    const rows = valuesOf(inside, rowAttribute);
    const columns = columnAttribute === null ? [''] : valuesOf(inside, columnAttribute);
    const cells = rows.map((row) =>
      columns.map((column) => {
        const here = inside.filter(
          (product) =>
            product[rowAttribute] === row &&
            (columnAttribute === null || product[columnAttribute] === column),
        );
        return here.length === 0 ? null : highest(here, ({ stock }) => stock);
      }),
    );
    return { section, rows, columns, cells };
  });
  return { rowAttribute, columnAttribute, sectionAttribute: third, tables };
}

/**
 * Where something that is known of each product stands in the tables: once for all, at each row or column, or in each cell, whichever is
 * the shortest.
 */
export function placeOf<T>(
  tables: readonly VariantTable<T>[],
  known: (product: T) => number,
): 'all' | 'rows' | 'columns' | 'cells' {
  const isOne = (products: readonly (T | null)[]) =>
    new Set(products.flatMap((product) => (product === null ? [] : [known(product)]))).size <= 1;
  if (isOne(tables.flatMap(({ cells }) => cells.flat()))) return 'all';
  if (tables.every(({ cells }) => cells.every(isOne))) return 'rows';
  const columnsOf = ({ columns, cells }: VariantTable<T>) =>
    columns.map((_, at) => cells.map((row) => row[at] ?? null));
  return tables.every((table) => columnsOf(table).every(isOne)) ? 'columns' : 'cells';
}

function highest<T>(from: readonly T[], worth: (one: T) => number): T {
  return from.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

const letterSizes = new Map(
  sizes.flatMap((words, rank) => words.map((word) => [word.toLowerCase(), rank] as const)),
);
const byNumbers = new Intl.Collator('en', { numeric: true });

/** Letters from XS upwards, then measures of one unit by their amount. */
function compareSizes(one: string, other: string): number {
  const [rank, otherRank] = [one, other].map((size) => letterSizes.get(size.trim().toLowerCase()));
  if (rank !== undefined && otherRank !== undefined) return rank - otherRank;
  if (rank !== undefined || otherRank !== undefined) return rank === undefined ? 1 : -1;
  return byNumbers.compare(measureOf(one), measureOf(other));
}

/** The size with its amounts in one unit: `1 L` is more than `250 ml`. */
function measureOf(size: string): string {
  return uniteQuantities(size.toLowerCase(), false).trim();
}
