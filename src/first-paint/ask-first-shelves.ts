import type { Category, ProductCard } from '../../domain/contract.ts';
import { splitAddresses, thumbnailOf } from '../../domain/photos/photo-addresses.ts';
import { activeNodes, firstChips, sectionsOf } from '../../domain/products/category-tree.ts';
import { shelfQuery } from '../../domain/products/shelf-query.ts';
import { dataOf } from './data-of.ts';
import { categoriesPath, shelfPath } from './main-screen.ts';

type Ask = (address: string) => Promise<Response> | undefined;

/** What the device knows of the categories. */
export interface KnownCategories {
  /** Read a short while ago: the app asks for them no more. */
  readonly fresh: readonly Category[] | null;
  /** As they were read last: they are likely to be the same. */
  readonly last: readonly Category[] | null;
}

/** The first shelf of home. */
export interface FirstShelf {
  readonly section: Category;
  readonly chipId: string;
  readonly products: readonly ProductCard[];
}

/** Pictures that the first screen of a phone shows. */
const firstPictures = 4;

/**
 * Asks for what home reads where nothing of it is kept: the categories, unless they are fresh, then the first shelves; those of
 * the former categories at once. Resolves to the first shelf; to null where the app has taken the categories
 * and reads it itself, or there is none.
 */
export async function askFirstShelves(
  ask: Ask,
  groupId: string,
  { fresh, last }: KnownCategories,
): Promise<FirstShelf | null> {
  const address = addressOf(categoriesPath, { group_id: groupId });
  const categories = fresh === null ? ask(address) : null;
  const asked: Record<string, Promise<Response> | undefined> = {};
  const askShelves = (tree: readonly Category[]) => {
    const sections = sectionsOf(tree, activeNodes(tree)[0]?.id ?? null);
    const chips = firstChips(sections);
    for (const id of Object.values(chips))
      asked[id] ??= ask(addressOf(shelfPath, shelfQuery(groupId, id, null)));
    return { section: sections[0], chipId: chips[sections[0]?.id ?? ''] };
  };
  if (last !== null) askShelves(last);
  const tree = fresh ?? (await dataOf<readonly Category[]>(categories ?? undefined));
  // The app has taken them: it runs, and asks for its shelves itself.
  if (categories !== null && !isUntaken(address)) return null;
  const { section, chipId } = askShelves(tree);
  if (section === undefined || chipId === undefined) return null;
  const { items } = await dataOf<{ readonly items: readonly ProductCard[] }>(asked[chipId]);
  return { section, chipId, products: items };
}

/** Addresses of the pictures that the first screen shows. */
export function firstPicturesOf({ products }: FirstShelf): readonly string[] {
  return products.slice(0, firstPictures).flatMap(({ image_urls }) => {
    const [address] = splitAddresses(image_urls);
    return address === undefined ? [] : [thumbnailOf(address)];
  });
}

function isUntaken(address: string): boolean {
  return window.talatEarlyAnswers?.untaken().some((url) => url.endsWith(address)) === true;
}

/** As the API's client writes it, which takes the answer. */
function addressOf(path: string, query: Readonly<Record<string, string | number>>): string {
  const values = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${path}?${values.join('&')}`;
}
