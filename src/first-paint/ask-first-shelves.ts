import type { Category, ProductCard } from '../../domain/contract.ts';
import { operationRoutes } from '../../domain/operation-routes.gen.ts';
import { splitAddresses, thumbnailOf } from '../../domain/photos/photo-addresses.ts';
import { activeNodes, firstChips, sectionsOf } from '../../domain/products/category-tree.ts';
import { shelfQuery } from '../../domain/products/shelf-query.ts';

type Ask = (address: string) => Promise<Response> | undefined;

/** Pictures that the first screen of a phone shows. */
const firstPictures = 4;

/** Asks for what home reads where nothing of it is kept: the categories, unless they are known, then the first shelves and their pictures. */
export async function askFirstShelves(
  ask: Ask,
  groupId: string,
  known: readonly Category[] | null,
): Promise<void> {
  const categories = addressOf('allProductCategory', { group_id: groupId });
  const tree = known ?? (await dataOf<readonly Category[]>(ask(categories)));
  // The app has taken them: it runs, and asks for its shelves itself.
  if (known === null && !isUntaken(categories)) return;
  const chips = Object.values(firstChips(sectionsOf(tree, activeNodes(tree)[0]?.id ?? null)));
  const [first] = chips.map((id) => ask(addressOf('allSkuList', shelfQuery(groupId, id, null))));
  const { items } = await dataOf<{ readonly items: readonly ProductCard[] }>(first);
  for (const { image_urls } of items.slice(0, firstPictures)) {
    const [address] = splitAddresses(image_urls);
    if (address !== undefined) new Image().src = thumbnailOf(address);
  }
}

function isUntaken(address: string): boolean {
  return window.talatEarlyAnswers?.untaken().some((url) => url.endsWith(address)) === true;
}

/** As the API's client writes it, which takes the answer. */
function addressOf(
  operation: 'allProductCategory' | 'allSkuList',
  query: Readonly<Record<string, string | number>>,
): string {
  const values = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `/api${operationRoutes[operation][1]}?${values.join('&')}`;
}

/** What an answer holds, read from its copy; rejects where it holds nothing. */
async function dataOf<Data>(answer: Promise<Response> | undefined): Promise<Data> {
  if (answer === undefined) throw new Error('answers are taken no longer');
  const { data } = (await (await answer).clone().json()) as { readonly data: Data | null };
  if (data === null) throw new Error('no data');
  return data;
}
