import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { SearchCategory } from '../../domain/contract.ts';
import { maxSearchHits } from '../../domain/limits.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { catalogueMachine } from '../../machines/catalogue/catalogue-machine.ts';
import { sampleCup, sampleTree } from '../../machines/samples/sample-records.ts';
import SearchHits from '../../src/features/catalogue/views/search-hits.tsx';
import { show } from './show.tsx';

const viewer = { roles: [], isVip: false };
const cups = Array.from({ length: maxSearchHits }, (_, at) => ({ ...sampleCup, id: `sku-cup-${at}` }));

/** What a search that found so many products shows. */
async function showHits(found: number, query = 'cup') {
  const [category] = sampleTree;
  if (category === undefined) throw new Error('no category');
  const catalogue = createActor(
    catalogueMachine.provide({
      actors: {
        searchSkuByName: fromPromise<readonly SearchCategory[], { groupId: string; name: string }>(
          async () => [{ ...category, children: [], skus: cups.slice(0, found) }],
        ),
      },
    }),
    { input: { groupId: 'group-baan-suan' } },
  ).start();
  catalogue.send({ type: 'search.change', query });
  return await show(
    <SearchHits
      catalogue={catalogue}
      cart={createActor(cartMachine, { input: { groupId: 'group-baan-suan', viewer } }).start()}
      shopName="Baan Suan"
    />,
  );
}

const mostShown = 'At most 120 products are shown. Type more to narrow the search.';

describe('hits of a search', () => {
  test('as many as an answer holds say that there may be more', async () => {
    const screen = await showHits(maxSearchHits);
    await expect.element(screen.getByText(mostShown)).toBeInTheDocument();
  });

  test('that are fewer are all', async () => {
    const screen = await showHits(2);
    await expect.element(screen.getByText('2 products')).toBeVisible();
    await expect.element(screen.getByText(mostShown)).not.toBeInTheDocument();
  });

  test('of a long word that nothing is called stay within the page', async () => {
    const screen = await showHits(0, 'x'.repeat(199));
    await expect.element(screen.getByText(/Nothing found for/)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });
});
