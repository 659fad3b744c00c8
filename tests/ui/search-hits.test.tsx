import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { SearchCardCategory } from '../../domain/contract.ts';
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
  return showFound([{ ...category, children: [], skus: cups.slice(0, found) }], query);
}

/** The screen of a search that found this. */
async function showFound(hits: readonly SearchCardCategory[], query = 'cup') {
  const catalogue = createActor(
    catalogueMachine.provide({
      actors: {
        searchSkuByName: fromPromise<readonly SearchCardCategory[], { groupId: string; name: string }>(
          async () => hits,
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

/** A category as a search answers it. */
function branch(
  name: string,
  children: SearchCardCategory[],
  skus: SearchCardCategory['skus'] = [],
): SearchCardCategory {
  return { id: name, name, ch_name: '', th_name: '', children, skus };
}

afterEach(() => page.viewport(390, 844));

describe('hits of a search', () => {
  test('are grouped by the path of their three categories', async () => {
    const screen = await showFound([
      branch('Table', [
        branch('Drinking', [branch('Cups', [], cups.slice(0, 2)), branch('Glasses', [], cups.slice(2, 3))]),
      ]),
      branch('House', [branch('Lights', [branch('Lamps', [], cups.slice(3, 4))])]),
    ]);
    await expect.element(screen.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const groups = screen.getByRole('heading', { level: 2 }).elements();
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      'Table · Drinking · Cups2 products',
      'Table · Drinking · Glasses1 product',
      'House · Lights · Lamps1 product',
    ]);
  });

  test.each([
    [390, 2],
    [600, 3],
  ])('at %i px are %i beside each other', async (width, columns) => {
    await page.viewport(width, 844);
    const screen = await showHits(4);
    await expect.element(screen.getByText('4 products')).toBeVisible();
    const tops = [...document.querySelectorAll('article')].map((card) => card.getBoundingClientRect().top);
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  });

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
